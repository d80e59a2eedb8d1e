import { isSatisfied } from './gradeProcedure';
import type { ProcedureRule } from './questions/question';

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
  if (rule.kind === 'before') return (rule.isFatal || wanted.includes(rule.step)) && steps.includes(rule.other);
  if (!wanted.includes(rule.step)) return false;
  if (rule.since === null) return true;
  const since = steps.indexOf(rule.since);
  if (since < 0) return false;
  if (rule.until === null || !usable.includes(rule.until)) return true;
  const until = steps.indexOf(rule.until);
  return until >= 0 && until < since;
}

/** The steps that a rule names. */
function stepsOf(rule: ProcedureRule): readonly (string | null)[] {
  if (rule.kind === 'required') return [];
  return rule.kind === 'before' ? [rule.step, rule.other] : [rule.step, rule.since, rule.until];
}

/** A bit for each item that fulfils a condition; a procedure has at most 30 rules. */
const toBits = <Item>(items: readonly Item[], isSet: (item: Item) => boolean): number =>
  items.reduce((bits, item, index) => (isSet(item) ? bits | (1 << index) : bits), 0);

/** What a step changes: the rules that name it, and the prohibitions that it lifts or brings into force. */
const toMove = (step: string, rules: readonly ProcedureRule[]) => ({
  step,
  named: rules.filter((rule) => stepsOf(rule).includes(step)),
  lifted: toBits(rules, (rule) => rule.kind === 'never' && rule.until === step),
  restored: toBits(rules, (rule) => rule.kind === 'never' && rule.since === step),
});

/** A sequence of all wanted steps, in which the other usable ones may occur, that breaks no rule. */
function search(rules: readonly ProcedureRule[], wanted: readonly string[], usable: readonly string[]) {
  const moves = usable.map((step) => toMove(step, rules));
  const goal = toBits(usable, (step) => wanted.includes(step));
  const visited = new Set<string>();
  /** @param named rules that the latest step can have broken */
  const extend = (
    steps: readonly string[],
    { taken, lifted, named }: { taken: number; lifted: number; named: readonly ProcedureRule[] },
  ): readonly string[] | null => {
    if (visited.size >= maxSequences || named.some((rule) => isDeadEnd(rule, steps, wanted, usable))) return null;
    // Which steps are taken and which prohibitions are lifted is all that matters for what may follow. After the check: another
    // order of the same steps may be no dead end.
    const state = `${taken} ${lifted}`;
    if (visited.has(state)) return null;
    visited.add(state);
    if ((taken & goal) === goal) return steps;
    for (const [index, move] of moves.entries()) {
      if (taken & (1 << index)) continue;
      const next = { taken: taken | (1 << index), lifted: (lifted | move.lifted) & ~move.restored, named: move.named };
      const sequence = extend([...steps, move.step], next);
      if (sequence) return sequence;
    }
    return null;
  };
  return extend([], { taken: 0, lifted: 0, named: rules });
}

/**
 * A sequence of steps that satisfies all rules of a procedure, in the order in which the author requires them as far as the rules
 * allow. It has steps that are not required only if the required ones alone cannot satisfy the rules.
 * @param options ids of all steps
 * @returns null for rules that contradict each other
 */
export function solveProcedure(options: readonly string[], rules: readonly ProcedureRule[]): readonly string[] | null {
  const wanted = [...new Set(rules.filter(({ kind }) => kind === 'required').map(({ step }) => step))];
  const allowsOthers = (step: string) =>
    rules.some((rule) => (rule.kind === 'never' ? rule.until === step : rule.isFatal && rule.step === step));
  const usable = [...wanted, ...options.filter((step) => !wanted.includes(step) && allowsOthers(step))];
  return search(rules, wanted, wanted) ?? search(rules, wanted, usable);
}
