import { isSatisfied } from './gradeProcedure';
import type { ProcedureRule } from './question';

/** Bounds the time of a search; the rules of a real procedure take fewer than a hundred sequences. */
const maxSequences = 20_000;

const isBroken = (rule: ProcedureRule, steps: readonly string[]): boolean =>
  rule.kind !== 'required' && isSatisfied(rule, steps) === false;

/** Steps of rules whose result depends on the order so far. */
const stateOf = (rules: readonly ProcedureRule[], steps: readonly string[]): string =>
  [...steps]
    .sort()
    .concat(
      rules.flatMap((rule) => {
        if (rule.kind !== 'never' || rule.since === null || rule.until === null || steps.includes(rule.step)) return [];
        return steps.indexOf(rule.until) > steps.indexOf(rule.since) ? ['1'] : ['0'];
      }),
    )
    .join(' ');

/** An order of all wanted steps, in which the others may occur, that breaks no rule. */
function search(rules: readonly ProcedureRule[], wanted: readonly string[], others: readonly string[]) {
  const visited = new Set<string>();
  const extend = (steps: readonly string[]): readonly string[] | null => {
    if (wanted.every((step) => steps.includes(step))) return steps;
    const state = stateOf(rules, steps);
    if (visited.has(state) || visited.size >= maxSequences) return null;
    visited.add(state);
    for (const step of [...wanted, ...others]) {
      if (steps.includes(step)) continue;
      const longer = [...steps, step];
      const found = rules.some((rule) => isBroken(rule, longer)) ? null : extend(longer);
      if (found) return found;
    }
    return null;
  };
  return extend([]);
}

/**
 * A sequence of steps that satisfies all rules of a procedure, in the order of `options` as far as the rules allow. Steps that are
 * not required occur only if they lift a prohibition.
 * @param options ids of all steps
 * @returns null for rules that contradict each other
 */
export function findSequence(options: readonly string[], rules: readonly ProcedureRule[]): readonly string[] | null {
  const isOf = (steps: readonly (string | null)[]) => options.filter((option) => steps.includes(option));
  const wanted = isOf(rules.map((rule) => (rule.kind === 'required' ? rule.step : null)));
  const lifting = isOf(rules.map((rule) => (rule.kind === 'never' ? rule.until : null)));
  return (
    search(rules, wanted, []) ??
    search(
      rules,
      wanted,
      lifting.filter((step) => !wanted.includes(step)),
    )
  );
}
