import type { ProcedureRule } from '../../../../schema/contract/grading/questions/question';

/** Each of the steps has to occur. */
export const required = (...steps: readonly string[]): ProcedureRule[] =>
  steps.map((step) => ({ kind: 'required', step, isFatal: false }));

/** Each step comes before the next one; harmless exchanges are left open by several short sequences. */
export const sequence = (...steps: readonly string[]): ProcedureRule[] =>
  steps.slice(1).map((other, index) => ({ kind: 'before', step: steps[index] ?? other, other, isFatal: false }));

/** The step never occurs, or not after `since` unless `until` occurred in between. */
export const never = (step: string, since: string | null = null, until: string | null = null): ProcedureRule[] => [
  { kind: 'never', step, since, until, isFatal: false },
];

/** The same rules, which make the whole answer wrong if they are broken. */
export const fatal = (rules: readonly ProcedureRule[]): ProcedureRule[] =>
  rules.map((rule) => ({ ...rule, isFatal: true }));
