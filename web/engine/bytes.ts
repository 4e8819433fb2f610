/** The engine's WebAssembly, which the page carries once and hands, compiled, to its workers. */
import compressed from '../wasm/attention.wasm?gzip';

let compiling: Promise<WebAssembly.Module> | undefined;

/** The engine, compiled once per page. */
export function compiledEngine(): Promise<WebAssembly.Module> {
  compiling ??= compile();
  return compiling;
}

// asynchronously: some browsers refuse to compile more than 4 kB on the main thread
async function compile(): Promise<WebAssembly.Module> {
  const bytes = Uint8Array.from(atob(compressed), (character) => character.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(plain).arrayBuffer());
}
