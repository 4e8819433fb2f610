/** Bytes that a script carries: what the imports `….wasm?gzip` and `….safetensors?gzip` give (tools/wasm-plugin.ts). */

/** Newer browsers decode at once; a loop takes some ms, for nothing has optimised it yet. */
const decoder: Uint8ArrayConstructor & { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> } = Uint8Array;

/** The bytes, as a host would send them. Whoever reads them hears of it where they are not what was compressed. */
export function unpacked(base64: string): Response {
  const bytes = decoder.fromBase64?.(base64) ?? decoder.from(atob(base64), (each) => each.charCodeAt(0));
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
}
