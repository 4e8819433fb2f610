/** A file of NumPy's as a line of Python that reads it: for a page that may save no files. */
export function bytesAsPython(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `import base64, io, numpy\ntaken = numpy.load(io.BytesIO(base64.b64decode("${btoa(characters)}")))\n`;
}
