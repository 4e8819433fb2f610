/** A WebAssembly file, compressed, as base64; made by tools/wasm-plugin.ts. */
declare module '*.wasm?gzip' {
  const base64: string;
  export default base64;
}

/** The encoder's weights, likewise. */
declare module '*.safetensors?gzip' {
  const base64: string;
  export default base64;
}
