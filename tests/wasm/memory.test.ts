/** In a file of its own: it must see the modules' memories being made. */
import { expect, test } from 'vitest';

const instantiate = WebAssembly.instantiate.bind(WebAssembly);
const memories: WebAssembly.Memory[] = [];

WebAssembly.instantiate = (async (module: WebAssembly.Module, imports: WebAssembly.Imports) => {
  const instance = await instantiate(module, imports);
  // Node's Response, with which the engine reads its bytes, has a parser of HTTP in WebAssembly
  if ('wasm_on_url' in (imports.env ?? {})) return instance;
  memories.push(...Object.values(instance.exports).filter((each) => each instanceof WebAssembly.Memory));
  return instance;
}) as typeof WebAssembly.instantiate;

const { loadEngine } = await import('attention-steps/engine');
const engine = await loadEngine();

const bytes = () => memories.map((memory) => memory.buffer.byteLength);

test('the memory being watched is the one that grows', () => {
  // the second is the kernel's of fusedAttention
  expect(memories).toHaveLength(2);
  const [before = 0] = bytes();
  engine.softmax(new Float64Array(2000)); // its Jacobian takes 32 MB
  expect(bytes()[0]).toBeGreaterThan(before + 30e6);
});

test('200,000 failing calls leave the memory as it was, and an engine that answers right', () => {
  const before = bytes();
  for (let call = 0; call < 200_000; call++) {
    let message: string | undefined;
    try {
      engine.softmax([]);
    } catch (error) {
      message = (error as Error).message;
    }
    if (message !== '[softmax] expected at least one score; found none') expect.fail(`call ${call}: ${message}`);
  }
  expect(bytes()).toEqual(before);
  expect(engine.softmax([1000, 1001]).weights[1]).toBeCloseTo(0.7310585786300049, 15);
});

test('neither do calls that succeed keep memory', () => {
  const before = bytes();
  for (let call = 0; call < 20_000; call++) engine.softmax([1, 2, 3, 4]);
  expect(bytes()).toEqual(before);
});
