import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import plugin from '../../oxlint.plugin.js';

const reportedLines = (code: string): number[] =>
  new Linter()
    .verify(code, { plugins: { syntax: plugin }, rules: { 'syntax/query-time': 'error' } })
    .map(({ line, message }) => (message.includes('context.clock') ? line : NaN));

test.each([
  ['a query', "builder.queryField('now', (t) => t.string({ resolve: () => new Date().toISOString() }));"],
  [
    'a field',
    "builder.prismaObject('Event', { fields: (t) => ({ isOver: t.boolean({ resolve: () => Date.now() > 0 }) }) });",
  ],
  ['an admin list', "const list = adminList('Event', { where: () => ({ startDate: { gt: new Date() } }) });"],
  ['a condition that a query uses', 'const open = () => new Date(); builder.queryFields(() => ({ x: open() }));'],
  [
    'a function behind two others',
    'function now() { return Date.now(); } const open = () => now(); builder.objectField(Poll, () => open());',
  ],
  [
    'an exported function that queries of other modules call',
    'const isOver = (end) => end < new Date(); export async function readSituation(order) { return isOver(order.end); }',
  ],
])('refuses the current time in %s', (_what, code) => {
  expect(reportedLines(code)).toEqual([1]);
});

test.each([
  ['a mutation', "builder.mutationField('close', (t) => t.boolean({ resolve: () => new Date() > 0 }));"],
  [
    'what only a mutation uses',
    'const today = () => new Date(); builder.mutationFields(() => today()); builder.queryField(() => 1);',
  ],
  ['the clock of the context', "builder.queryField('now', () => (_root, _args, { clock }) => clock.now('events'));"],
  ['another date', 'builder.queryField(() => new Date(0));'],
  ['a job', 'export const expire = (db) => db.order.deleteMany({ where: { expiresAt: { lt: new Date() } } });'],
  [
    'an exported function that writes',
    'export const closeOrder = (db) => db.order.update({ data: { at: new Date() } });',
  ],
])('accepts %s', (_what, code) => {
  expect(reportedLines(code)).toEqual([]);
});
