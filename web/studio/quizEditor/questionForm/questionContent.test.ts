import { expect, test } from 'vitest';
import { questionKinds } from '../../../../schema/contract/grading/questions/question';
import { toQuestionContent, toQuestionValues } from './questionContent';
import { toFormPath } from './questionIssues';
import { blankQuestionValues, withKind, type QuestionValues } from './questionValues';

const option = (id: string, text = id) => ({ id, text, textAr: `${text}-ar` });

/** A question of each kind, with values in every field that the kind uses. */
const filled: Record<(typeof questionKinds)[number], Partial<QuestionValues>> = {
  single: {
    options: [option('a'), option('b')],
    correct: ['b'],
    notes: [
      { option: 'a', text: 'No', textAr: 'لا', misconception: 'Arc', misconceptionAr: '', lessonId: '7', time: '2:35' },
    ],
  },
  multiple: { options: [option('a'), option('b'), option('c')], correct: ['a', 'c'], scoring: 'all' },
  boolean: { isTrue: false },
  number: { value: '12.5', unit: 'kW', units: ['W'], toleranceKind: 'digits', toleranceValue: '3' },
  text: { accepted: ['fuse', 'فاصمة'] },
  order: { options: [option('z'), option('a'), option('m')] },
  match: {
    options: [option('a'), option('b')],
    targets: [option('y'), option('x'), option('w')],
    targetOf: { a: 'y', b: 'x' },
  },
  hotspot: {
    picture: { url: '/media/uploads/1.webp', alt: 'A car', altAr: 'سيارة' },
    places: [
      { ...option('p'), x: 10, y: 20.5 },
      { ...option('q'), x: 90, y: 1 },
    ],
    correct: ['q'],
  },
  procedure: {
    options: [option('a'), option('b'), option('c')],
    rules: [
      { kind: 'required', isFatal: true, step: 'a', other: '', since: '', until: '' },
      { kind: 'before', isFatal: false, step: 'a', other: 'b', since: '', until: '' },
      { kind: 'never', isFatal: true, step: 'c', other: '', since: 'a', until: 'b' },
    ],
  },
};

const valuesOf = (kind: (typeof questionKinds)[number]): QuestionValues => ({
  ...blankQuestionValues(kind),
  text: 'Which?',
  textAr: 'أيّها؟',
  explanation: 'Because',
  explanationAr: 'لأن',
  tags: 'safety, ppe',
  ...filled[kind],
});

test.each(questionKinds)('a question of kind %s is read from its draft as it was written', (kind) => {
  const values = valuesOf(kind);
  const draft: unknown = JSON.parse(JSON.stringify(toQuestionContent(values)));
  expect(toQuestionValues(draft as ReturnType<typeof toQuestionContent>, ['safety', 'ppe'])).toEqual(
    kind === 'number' ? values : { ...values, toleranceValue: '0' },
  );
});

test('an empty draft is a blank form', () => {
  const { options, targets, accepted, ...blank } = blankQuestionValues('match');
  expect([options.length, targets.length, accepted.length]).toEqual([3, 3, 0]);
  expect(options.map(({ id }) => blank.targetOf[id])).toEqual(targets.map(({ id }) => id));
  const empty = { kind: 'match', body: null, key: {}, feedback: [] } as const;
  expect(toQuestionValues(empty, [])).toEqual({ ...blank, options: [], targets: [], targetOf: {}, accepted: [] });
});

test('what is stored in the order of the options says nothing about the right order', () => {
  const { body, key } = toQuestionContent(valuesOf('order'));
  expect([body, key]).toMatchObject([
    { options: [{ id: 'a' }, { id: 'm' }, { id: 'z' }] },
    { options: ['z', 'a', 'm'] },
  ]);
  expect(toQuestionContent(valuesOf('match')).body).toMatchObject({ targets: [{ id: 'w' }, { id: 'x' }, { id: 'y' }] });
});

test('numbers are stored as decimal texts, however they were typed', () => {
  const values = { ...valuesOf('number'), value: '١٢٫٥', toleranceKind: 'percent', toleranceValue: '2,5' } as const;
  expect(toQuestionContent(values).key).toEqual({
    value: '12.5',
    unit: 'kW',
    tolerance: { kind: 'percent', value: '2.5' },
  });
});

test('notes of right options and blank notes are not stored', () => {
  const values = valuesOf('single');
  expect(toQuestionContent(values).feedback.notes).toMatchObject([{ option: 'a', lessonId: 7, second: 155 }]);
  expect(toQuestionContent({ ...values, correct: ['a'] }).feedback.notes).toEqual([]);
});

test('pairs with removed options or targets are not stored', () => {
  const values = { ...valuesOf('match'), targets: [option('y')] };
  expect(toQuestionContent(values).key).toEqual({ targets: { a: 'y' } });
});

test('another kind keeps the text and the options', () => {
  const single = withKind(valuesOf('multiple'), 'single');
  expect(toQuestionContent(single).key).toEqual({ option: 'a' });
  expect(withKind(valuesOf('boolean'), 'single').options).toHaveLength(3);
});

test.each([
  ['single', 'body.textAr', 'textAr'],
  ['single', 'key.option', 'correct'],
  ['multiple', 'key.options', 'correct'],
  ['order', 'key.options.1', 'options'],
  ['order', 'body.options.0.text', 'options.1.text'],
  ['match', 'body.targets.2.textAr', 'targets.0.textAr'],
  ['match', 'key.targets.a', 'targetOf.a'],
  ['number', 'key.tolerance.value', 'toleranceValue'],
  ['hotspot', 'body.picture.alt', 'picture.alt'],
  ['procedure', 'key.rules.2.since', 'rules.2.since'],
  ['single', 'feedback.notes.0.text', 'notes.a.text'],
] as const)('of a question of kind %s, the message at %s belongs to the field %s', (kind, path, field) => {
  expect(toFormPath(valuesOf(kind), path)).toBe(field);
});
