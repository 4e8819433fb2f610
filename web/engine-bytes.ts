/** The engine's WebAssembly, which the page carries once and hands, compiled, to its workers. */
import wasmUrl from './wasm/attention.wasm?inline';

let compiling: Promise<WebAssembly.Module> | undefined;

/** The engine, compiled once per page. */
export function compiledEngine(): Promise<WebAssembly.Module> {
  compiling ??= compile();
  return compiling;
}

// asynchronously: some browsers refuse to compile more than 4 kB on the main thread
async function compile(): Promise<WebAssembly.Module> {
  const base64 = wasmUrl.slice(wasmUrl.indexOf(',') + 1);
  return WebAssembly.compile(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}
