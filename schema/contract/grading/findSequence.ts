import { isSatisfied } from './gradeProcedure';
import type { ProcedureRule } from './question';

/** Bounds the time of a search; the rules of a real procedure take fewer than a hundred sequences. */
const maxSequences = 500;

/** Whether a rule forbids a sequence, or whatever completes it: a wanted step that is still missing would break the rule. */
function isDeadEnd(
  rule: ProcedureRule,
  steps: readonly string[],
  wanted: readonly string[],
  usable: readonly string[],
): boolean {
  if (rule.kind === 'required') return false;
  if (steps.includes(rule.step)) return isSatisfied(rule, steps) === false;
  if (!wanted.includes(rule.step)) return false;
  if (rule.kind === 'before') return steps.includes(rule.other);
  if (rule.since === null) return true;
  const since = steps.indexOf(rule.since);
  if (since < 0) return false;
  if (rule.until === null || !usable.includes(rule.until)) return true;
  const until = steps.indexOf(rule.until);
  return until >= 0 && until < since;
}

/** Which steps are taken, and which prohibitions are lifted: all that matters for what may follow. */
const stateOf = (rules: readonly ProcedureRule[], steps: readonly string[]): string =>
  [
    ...[...steps].sort(),
    ...rules.map((rule) =>
      rule.kind === 'never' && steps.indexOf(rule.until ?? '') > steps.indexOf(rule.since ?? '') ? '+' : '-',
    ),
  ].join(' ');

/** A sequence of all wanted steps, in which the other usable ones may occur, that breaks no rule. */
function search(rules: readonly ProcedureRule[], wanted: readonly string[], usable: readonly string[]) {
  const visited = new Set<string>();
  const extend = (steps: readonly string[]): readonly string[] | null => {
    if (visited.size >= maxSequences || rules.some((rule) => isDeadEnd(rule, steps, wanted, usable))) return null;
    // After the check: another order of the same steps may be no dead end.
    const state = stateOf(rules, steps);
    if (visited.has(state)) return null;
    visited.add(state);
    if (wanted.every((step) => steps.includes(step))) return steps;
    for (const step of usable) {
      const sequence = steps.includes(step) ? null : extend([...steps, step]);
      if (sequence) return sequence;
    }
    return null;
  };
  return extend([]);
}

/**
 * A sequence of steps that satisfies all rules of a procedure, in the order in which the author requires them as far as the rules
 * allow. It has steps that are not required only if the required ones alone cannot satisfy the rules.
 * @param options ids of all steps
 * @returns null for rules that contradict each other
 */
export function findSequence(options: readonly string[], rules: readonly ProcedureRule[]): readonly string[] | null {
  const wanted = [...new Set(rules.filter(({ kind }) => kind === 'required').map(({ step }) => step))];
  const liftsRule = (step: string) => rules.some((rule) => rule.kind === 'never' && rule.until === step);
  const usable = [...wanted, ...options.filter((step) => !wanted.includes(step) && liftsRule(step))];
  return search(rules, wanted, wanted) ?? search(rules, wanted, usable);
}
