/** Makes it when first asked and gives every call the same promise. What failed is forgotten: the next call tries again. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let making: Promise<Made> | undefined;
  return () =>
    (making ??= make().catch((error: unknown) => {
      making = undefined;
      throw error;
    }));
}
