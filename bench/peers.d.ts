// What the bench calls of its peers, so that types are checked where they are not installed.

declare module 'onnxruntime-web' {
  export const env: { wasm: { numThreads: number } };
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, sizes: number[]);
  }
  interface Options {
    executionProviders: 'wasm'[];
    logSeverityLevel: number;
  }
  export class InferenceSession {
    static create(model: Uint8Array, options: Options): Promise<InferenceSession>;
    run(feeds: Record<string, Tensor>): Promise<{ output: { data: Float32Array } }>;
  }
}

declare module '@tensorflow/tfjs-core' {
  interface Tensor {
    dataSync(): Float32Array;
    dispose(): void;
  }
  const tf: {
    env(): { set(flag: string, value: boolean): void };
    setBackend(name: string): Promise<boolean>;
    tidy<Result>(compute: () => Result): Result;
    tensor(data: Float32Array, sizes: number[]): Tensor;
    matMul(a: Tensor, b: Tensor, transposeA?: boolean, transposeB?: boolean): Tensor;
    mul(a: Tensor, b: number): Tensor;
    softmax(a: Tensor): Tensor;
  };
  export default tf;
}

declare module '@tensorflow/tfjs-backend-wasm';
