/** Contrast as WCAG 2 defines it, between colours as the browser computes them. */

/** Red, green, blue, 0 to 1, of "rgb(1, 2, 3)" or "color(srgb 0.1 0.2 0.3)". */
function channels(color: string): number[] {
  const numbers = color.match(/[\d.]+(e-\d+)?/g)?.map(Number) ?? [];
  if (color.startsWith('color(srgb ')) return numbers.slice(0, 3);
  if (/^rgb\(/.test(color)) return numbers.slice(0, 3).map((value) => value / 255);
  throw new Error(`expected an opaque colour; found ${color}`);
}

function luminance(color: string): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const [red = 0, green = 0, blue = 0] = channels(color).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
