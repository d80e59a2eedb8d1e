import type { Grade, Verdict } from './grade';

/** No point: `wrong`, or a verdict that says why. */
export const noPoints = (verdict: Exclude<Verdict, 'right' | 'partial'>): Grade => ({
  verdict,
  numerator: 0,
  denominator: 1,
});

export const wholeOrNothing = (isRight: boolean): Grade =>
  isRight ? { verdict: 'right', numerator: 1, denominator: 1 } : noPoints('wrong');

/** A share of the points. Nothing of something is wrong. */
export function share(numerator: number, denominator: number): Grade {
  if (numerator <= 0 || numerator >= denominator) return wholeOrNothing(numerator > 0);
  return { verdict: 'partial', numerator, denominator };
}

export const hasDuplicates = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;
