const steps = [1, 2, 5, 10];

/**
 * Round values of an axis from 0, and below it where values are negative, to at least the largest value: four to seven of them.
 * Counts get whole numbers.
 */
export function axisTicks(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * (steps.find((each) => each * power >= rough) ?? 10));
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
