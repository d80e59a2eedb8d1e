import { expect, test } from 'vitest';
import { solveProcedure } from './solveProcedure';
import { isSatisfied } from './gradeProcedure';
import type { ProcedureRule } from './questions/question';

const required = (...steps: string[]): ProcedureRule[] =>
  steps.map((step) => ({ kind: 'required', step, isFatal: false }));
const before = (step: string, other: string): ProcedureRule => ({ kind: 'before', step, other, isFatal: false });
const never = (step: string, since: string | null, until: string | null = null): ProcedureRule => ({
  kind: 'never',
  step,
  since,
  until,
  isFatal: false,
});

test('steps without a rule between them are in the order in which they are required', () => {
  const rules = [...required('d', 'e', 'h', 'c', 'a'), before('h', 'a'), before('c', 'a'), before('a', 'e')];
  expect(solveProcedure(['a', 'c', 'd', 'e', 'h'], rules)).toEqual(['d', 'h', 'c', 'a', 'e']);
});

test('an order that leads nowhere does not hide another one of the same steps', () => {
  const rules = [
    ...required('l', 'j', 'i', 'b', 'f'),
    ...[never('i', 'b'), before('j', 'i'), before('l', 'b'), never('l', 'j', 'b'), before('i', 'f')],
  ];
  const sequence = solveProcedure(['b', 'f', 'i', 'j', 'l'], rules);
  expect(sequence).toHaveLength(5);
  expect(rules.map((rule) => isSatisfied(rule, sequence ?? []))).not.toContain(false);
});

test('a step that a fatal rule puts first is taken even if it is not required', () => {
  const rules = [...required('o'), { ...before('g', 'o'), isFatal: true }];
  expect(solveProcedure(['c', 'g', 'o'], rules)).toEqual(['g', 'o']);
  expect(solveProcedure(['c', 'g', 'o'], [...rules, never('g', null)])).toBeNull();
});

test('rules that contradict each other have no sequence', () => {
  const circle = [...required('a', 'b', 'c'), before('a', 'b'), before('b', 'c'), before('c', 'a')];
  expect(solveProcedure(['a', 'b', 'c'], circle)).toBeNull();
  expect(solveProcedure(['a', 'b'], [...required('a', 'b'), never('a', null)])).toBeNull();
});
