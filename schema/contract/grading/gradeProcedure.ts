import type { Grade } from './grade';
import { hasDuplicates, noPoints, share } from './grades';
import type { ProcedureRule, QuestionKeys, QuestionResponses } from './questions/question';

/**
 * Whether steps, each of which occurs at most once, satisfy a rule.
 * @returns null for a rule about steps that do not occur: it neither earns nor costs. A fatal rule about what comes first is broken
 *   by the later step alone.
 */
export function isSatisfied(rule: ProcedureRule, steps: readonly string[]): boolean | null {
  const place = steps.indexOf(rule.step);
  if (rule.kind === 'required') return place >= 0;
  if (rule.kind === 'before') {
    const other = steps.indexOf(rule.other);
    if (other < 0 || (place < 0 && !rule.isFatal)) return null;
    return place >= 0 && place < other;
  }
  if (place < 0) return null;
  if (rule.since === null) return false;
  const since = steps.indexOf(rule.since);
  if (since < 0) return null;
  const until = rule.until === null ? -1 : steps.indexOf(rule.until);
  return place < since || (until > since && until < place);
}

/**
 * Share of the rules that are satisfied, of those that apply: what is left out earns nothing, so that one harmless step is not half
 * of the points. A broken fatal rule makes the answer wrong, and so does a step that occurs twice.
 */
export function gradeProcedure({ rules }: QuestionKeys['procedure'], { steps }: QuestionResponses['procedure']): Grade {
  if (steps.length === 0) return noPoints('blank');
  if (hasDuplicates(steps) || rules.some((rule) => rule.isFatal && isSatisfied(rule, steps) === false))
    return noPoints('wrong');
  const results = rules.map((rule) => isSatisfied(rule, steps)).filter((result) => result !== null);
  return share(results.filter(Boolean).length, results.length);
}
