/** Lines for a drawing's paths. */

/** x and y, in the drawing's units. */
export type Place = readonly [x: number, y: number];

const rounded = (number: number): number => Math.round(number * 10) / 10 || 0;
const written = (...numbers: number[]): string => numbers.map(rounded).join(' ');

/** Straight from each place to the next; broken where a place has no number. */
export function polyline(places: readonly Place[]): string {
  const isDrawn = (place: Place | undefined) => place?.every(Number.isFinite) === true;
  return places
    .flatMap((place, index) =>
      isDrawn(place) ? [`${isDrawn(places[index - 1]) ? 'L' : 'M'}${written(...place)}`] : [],
    )
    .join('');
}

/**
 * A smooth line through places from left to right that nowhere rises or falls more than they do: cubics with the slopes
 * of M. Steffen, A simple method for monotonic interpolation in one dimension, 1990.
 */
export function smoothLine(places: readonly Place[]): string {
  const steps = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? [x, y];
    return { width: x - fromX, slope: (y - fromY) / (x - fromX) };
  });
  const slopes = places.map((_, index) => {
    const [left, right] = [steps[index - 1], steps[index]];
    if (!left || !right) return (left ?? right)?.slope ?? 0;
    if (left.slope * right.slope <= 0) return 0;
    const parabola = (left.slope * right.width + right.slope * left.width) / (left.width + right.width);
    const least = Math.min(Math.abs(left.slope), Math.abs(right.slope), Math.abs(parabola) / 2);
    return 2 * Math.sign(left.slope) * least;
  });
  const curves = steps.map(({ width }, index) => {
    const [[x, y] = [0, 0], [toX, toY] = [0, 0]] = places.slice(index, index + 2);
    const third = width / 3;
    return `C${written(x + third, y + third * (slopes[index] ?? 0), toX - third, toY - third * (slopes[index + 1] ?? 0), toX, toY)}`;
  });
  return (
    places
      .slice(0, 1)
      .map((place) => `M${written(...place)}`)
      .join('') + curves.join('')
  );
}
