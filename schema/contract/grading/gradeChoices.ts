import type { Grade } from './grade';
import { hasDuplicates, noPoints, share, wholeOrNothing } from './grades';
import type { QuestionKeys, QuestionResponses } from './questions/question';

/** Right minus wrong choices, in proportion to the right ones; choosing everything is never full, since an option is wrong. */
export function gradeMultiple(
  { options: rightOptions, scoring }: QuestionKeys['multiple'],
  response: QuestionResponses['multiple'],
): Grade {
  const chosen = new Set(response.options);
  if (chosen.size === 0) return noPoints('blank');
  const right = rightOptions.filter((option) => chosen.has(option)).length;
  const wrong = chosen.size - right;
  if (scoring === 'all') return wholeOrNothing(right === rightOptions.length && wrong === 0);
  return share(right - wrong, rightOptions.length);
}

/** Share of the options with their right target. */
export function gradeMatch(
  { targets: expected }: QuestionKeys['match'],
  { targets }: QuestionResponses['match'],
): Grade {
  if (Object.keys(targets).length === 0) return noPoints('blank');
  const options = Object.keys(expected);
  const right = options.filter((option) => Object.hasOwn(targets, option) && targets[option] === expected[option]);
  return share(right.length, options.length);
}

/**
 * Share of all pairs of options that are in their right order, so that a harmless swap of two neighbors costs one pair only. An
 * option that is left out breaks its pairs. A response that names an option twice is wrong.
 */
export function gradeOrder(
  { options: expected }: QuestionKeys['order'],
  { options }: QuestionResponses['order'],
): Grade {
  if (options.length === 0) return noPoints('blank');
  if (hasDuplicates(options)) return noPoints('wrong');
  const places = expected.map((option) => options.indexOf(option));
  const pairs = places.flatMap((place, index) => places.slice(index + 1).map((later) => place >= 0 && place < later));
  return share(pairs.filter(Boolean).length, pairs.length);
}
