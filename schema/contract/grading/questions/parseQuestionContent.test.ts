import { describe, expect, test } from 'vitest';
import { paste, sampleTexts } from '../../../testing/texts/pastedTexts';
import { formatValidationMessage, validationMessages } from '../../problems/validationMessages';
import { parseQuestionContent } from './parseQuestionContent';
import { questionKinds, type QuestionKind } from './question';
import { questionBodySchema, questionFeedbackSchema, questionKeySchema } from './questionSchemas';

const statement = { text: 'Text', textAr: '' };
const option = (id: string, text = id) => ({ id, text, textAr: '' });
const options = ['a', 'b', 'c'].map((id) => option(id));

/** A complete question of each kind. */
const complete: Record<QuestionKind, { body: object; key: object }> = {
  single: { body: { ...statement, options }, key: { option: 'a' } },
  multiple: { body: { ...statement, options }, key: { options: ['a', 'b'], scoring: 'partial' } },
  boolean: { body: statement, key: { isTrue: false } },
  number: {
    body: { ...statement, units: ['kW', 'W'] },
    key: { value: '12.5', unit: 'kW', tolerance: { kind: 'percent', value: '2' } },
  },
  text: { body: statement, key: { accepted: ['عاكس'] } },
  order: { body: { ...statement, options }, key: { options: ['b', 'a', 'c'] } },
  match: { body: { ...statement, options, targets: options }, key: { targets: { a: 'a', b: 'a', c: 'b' } } },
  hotspot: {
    body: {
      ...statement,
      picture: { url: '/media/uploads/0.webp', alt: '', altAr: 'سيارة' },
      places: options.map((place, index) => ({ ...place, x: index * 50, y: 0.5 })),
    },
    key: { places: ['c'] },
  },
  procedure: {
    body: { ...statement, options },
    key: {
      rules: [
        { kind: 'required', step: 'a', isFatal: true },
        { kind: 'before', step: 'a', other: 'b', isFatal: false },
        { kind: 'never', step: 'c', since: 'a', until: 'b', isFatal: false },
      ],
    },
  },
};

const parse = (kind: QuestionKind, changes: { body?: object; key?: object; feedback?: object } = {}) =>
  parseQuestionContent({
    kind,
    body: { ...complete[kind].body, ...changes.body },
    key: { ...complete[kind].key, ...changes.key },
    feedback: changes.feedback ?? {},
  });

test.each(questionKinds)('a complete question of kind %s is parsed as it is, also a second time', (kind) => {
  const { content, issues } = parse(kind);
  expect(issues).toBeNull();
  expect(content).toEqual({ kind, ...complete[kind] });
  expect(parseQuestionContent({ ...content, feedback: {} }).content).toEqual(content);
});

test.each(questionKinds)('an empty draft of kind %s is a draft, but no question', (kind) => {
  expect(questionBodySchema(kind).safeParse({}).success).toBe(true);
  expect(questionKeySchema(kind).safeParse({}).success).toBe(true);
  expect(parseQuestionContent({ kind, body: {}, key: {}, feedback: {} }).issues).toHaveProperty(
    ['body.text'],
    'textInOneLanguage',
  );
});

const rule = (fields: object) => ({ isFatal: false, ...fields });
const many = (count: number, prefix = 'o') => Array.from({ length: count }, (_, index) => option(`${prefix}${index}`));

describe('issues', () => {
  test.each([
    ['single', { body: { options: options.slice(0, 1) } }, 'body.options', 'optionsBetween|2|12'],
    ['single', { body: { options: many(13) } }, 'body.options', 'tooMany'],
    ['single', { body: { options: [option('a'), option('a', 'x')] } }, 'body.options.1.id', 'invalidOptionId'],
    ['single', { body: { options: [option('A'), option('b')] } }, 'body.options.0.id', 'invalidOptionId'],
    ['single', { body: { options: [option('a'), option('b', ' A ')] } }, 'body.options.1.text', 'duplicateOptions'],
    ['single', { body: { options: [option('a'), option('b', ' ')] } }, 'body.options.1.text', 'textInOneLanguage'],
    ['single', { key: { option: 'z' } }, 'key.option', 'notAnOption'],
    ['single', { key: { option: '' } }, 'key.option', 'rightAnswerMissing'],
    ['single', { body: { text: 7 } }, 'body.text', 'wrongType'],
    ['single', { body: { text: 'x'.repeat(5001) } }, 'body.text', 'tooLong'],
    ['single', { body: { options: [option('a', 'x'.repeat(501)), option('b')] } }, 'body.options.0.text', 'tooLong'],
    ['multiple', { key: { options: ['a', 'b', 'c'] } }, 'key.options', 'wrongOptionMissing'],
    ['multiple', { key: { options: [] } }, 'key.options', 'rightAnswerMissing'],
    ['multiple', { key: { options: ['a', 'a'] } }, 'key.options', 'repeatedOption'],
    ['multiple', { key: { scoring: 'some' } }, 'key.scoring', 'wrongType'],
    ['boolean', { key: { isTrue: null } }, 'key.isTrue', 'rightAnswerMissing'],
    ['boolean', { key: { isTrue: 'true' } }, 'key.isTrue', 'wrongType'],
    ['number', { key: { value: '' } }, 'key.value', 'required'],
    ['number', { key: { value: '12 kW' } }, 'key.value', 'notANumber'],
    ['number', { key: { value: 'x' } }, 'key.value', 'notANumber'],
    ['number', { key: { value: '1,200' } }, 'key.value', 'ambiguousNumber|1.2|1200|1.2|1200'],
    ['number', { key: { value: '4.729' } }, 'key.value', 'ambiguousNumber|4.729|4729|4.7290|4729'],
    ['number', { key: { unit: 'V' } }, 'key.unit', 'unitNotOffered'],
    ['number', { key: { unit: null } }, 'key.unit', 'unitNotOffered'],
    ['number', { body: { units: ['kW', 'foo'] } }, 'body.units.1', 'unknownUnit'],
    ['number', { body: { units: ['kW', 'kW'] } }, 'body.units.1', 'repeatedOption'],
    ['number', { key: { tolerance: { kind: 'absolute', value: '-1' } } }, 'key.tolerance.value', 'negativeTolerance'],
    ['number', { key: { tolerance: { kind: 'digits', value: 0 } } }, 'key.tolerance.value', 'numberBetween|1|10'],
    ['number', { key: { tolerance: { kind: 'digits', value: '2.5' } } }, 'key.tolerance.value', 'numberBetween|1|10'],
    ['number', { key: { tolerance: { kind: 'other', value: '1' } } }, 'key.tolerance.kind', 'wrongType'],
    ['text', { key: { accepted: [] } }, 'key.accepted', 'rightAnswerMissing'],
    ['text', { key: { accepted: ['x', '…'] } }, 'key.accepted.1', 'answerWithoutLetters'],
    ['text', { key: { accepted: many(31).map(({ id }) => id) } }, 'key.accepted', 'tooMany'],
    ['order', { key: { options: ['a', 'b'] } }, 'key.options', 'orderIncomplete'],
    ['order', { key: { options: ['a', 'b', 'b'] } }, 'key.options', 'repeatedOption'],
    ['order', { key: { options: ['a', 'b', 'z'] } }, 'key.options', 'notAnOption'],
    ['match', { key: { targets: { a: 'a', b: 'a' } } }, 'key.targets.c', 'targetMissing'],
    ['match', { key: { targets: { a: 'a', b: 'a', c: 'z' } } }, 'key.targets.c', 'notAnOption'],
    ['match', { key: { targets: { a: 'a', b: 'a', c: 'b', z: 'a' } } }, 'key.targets.z', 'notAnOption'],
    ['match', { body: { targets: [option('x')] } }, 'body.targets', 'optionsBetween|2|12'],
    ['hotspot', { key: { places: ['a', 'b', 'c'] } }, 'key.places', 'wrongOptionMissing'],
    ['hotspot', { body: { picture: { url: '' } } }, 'body.picture.url', 'pictureMissing'],
    ['hotspot', { body: { picture: { url: 'https://a.dz/b.png' } } }, 'body.picture.url', 'pictureMissing'],
    ['hotspot', { body: { picture: { url: '/media/a.webp' } } }, 'body.picture.alt', 'textInOneLanguage'],
    ['hotspot', { body: { places: [{ ...option('a'), x: 101, y: 0 }] } }, 'body.places.0.x', 'notANumber'],
    ['procedure', { key: { rules: [] } }, 'key.rules', 'requiredStepMissing'],
    ['procedure', { key: { rules: [rule({ kind: 'required', step: 'a' })] } }, 'key.rules', 'orderOrTrapMissing'],
    ['procedure', { key: { rules: [rule({ kind: 'required', step: 'z' })] } }, 'key.rules.0.step', 'notAnOption'],
    ['procedure', { key: { rules: [rule({ kind: 'maybe', step: 'a' })] } }, 'key.rules.0.kind', 'wrongType'],
    [
      'procedure',
      { key: { rules: [rule({ kind: 'before', step: 'a', other: 'a' })] } },
      'key.rules.0.other',
      'sameStep',
    ],
    [
      'procedure',
      { key: { rules: [rule({ kind: 'never', step: 'a', until: 'b' })] } },
      'key.rules.0.since',
      'sinceMissing',
    ],
  ] as const)('of %s with %o is at %s', (kind, changes, path, message) => {
    const { issues, content } = parse(kind, changes);
    expect(content).toBeNull();
    expect(issues).toHaveProperty([path], message);
  });

  test.each([
    { kind: 'poll' },
    { kind: '__proto__' },
    {},
    null,
    'x',
    [],
    { kind: 'single', body: null, key: {}, feedback: {} },
    { kind: 'single', body: {}, key: [], feedback: 1 },
  ])('of no question: %o', (input) => {
    const { content, issues } = parseQuestionContent(input);
    expect(content).toBeNull();
    expect(Object.keys(issues ?? {}).length).toBeGreaterThan(0);
  });

  test('have a text in both languages', () => {
    const messages = ['optionsBetween|2|12', 'ambiguousNumber|4.729|4729|4.7290|4729', 'contradictoryRules'];
    for (const message of messages)
      for (const language of ['ar', 'en'] as const)
        expect(formatValidationMessage(message, language)).not.toMatch(/[{|}]/);
    expect(formatValidationMessage('ambiguousNumber|4.729|4729|4.7290|4729', 'en')).toBe(
      'This can be read as 4.729 or as 4729. Write 4.7290 for the first or 4729 for the second',
    );
    expect(validationMessages.notAnOption.ar).toMatch(/السؤال/);
  });
});

test.each([
  [
    [
      { kind: 'before', step: 'a', other: 'b' },
      { kind: 'before', step: 'b', other: 'a' },
    ],
  ],
  [[{ kind: 'never', step: 'a' }]],
  [
    [
      { kind: 'before', step: 'a', other: 'b' },
      { kind: 'never', step: 'b', since: 'a', until: null },
    ],
  ],
  [
    [
      { kind: 'before', step: 'a', other: 'b' },
      { kind: 'never', step: 'b', since: 'a', until: 'c' },
      { kind: 'before', step: 'c', other: 'a' },
    ],
  ],
])('rules that contradict each other are refused: %o', (rules) => {
  const required = ['a', 'b'].map((step) => ({ kind: 'required', step }));
  expect(parse('procedure', { key: { rules: [...required, ...rules] } }).issues).toEqual({
    'key.rules': 'contradictoryRules',
  });
});

test('rules of twelve steps that contradict each other are refused in a moment', () => {
  const steps = many(12);
  const required = steps.map(({ id }) => ({ kind: 'required', step: id }));
  const rules = [
    ...required,
    ...steps.slice(2, 11).map(({ id }, index) => ({ kind: 'never', step: 'o0', since: id, until: `o${index + 3}` })),
    { kind: 'before', step: 'o0', other: 'o1' },
    { kind: 'before', step: 'o1', other: 'o0' },
  ];
  expect(parse('procedure', { body: { options: steps }, key: { rules } }).issues).toHaveProperty(['key.rules']);
});

test('numbers of authors become decimal texts', () => {
  const key = { value: '١٢٫٥', unit: 'kW', tolerance: { kind: 'absolute', value: '0,50' } };
  expect(parse('number', { key }).content?.key).toEqual({
    value: '12.5',
    unit: 'kW',
    tolerance: { kind: 'absolute', value: '0.5' },
  });
  const digits = { value: '4,7290', unit: 'kW', tolerance: { kind: 'digits', value: '٣' } };
  const { content } = parse('number', { key: digits });
  expect(content?.key).toEqual({ value: '4.7290', unit: 'kW', tolerance: { kind: 'digits', value: 3 } });
  expect(parseQuestionContent({ ...content, feedback: {} }).content).toEqual(content);
});

test('pasted texts are stored like typed ones', () => {
  const toDraft = (text: string) => ({
    kind: 'single',
    body: { text, textAr: text, options: [{ id: 'a', text: `1 ${text}`, textAr: text }, option('b')] },
    key: { option: 'a' },
    feedback: { explanation: text, notes: [{ option: 'a', text, misconception: text }] },
  });
  for (const text of sampleTexts) {
    const typed = parseQuestionContent(toDraft(text));
    expect(typed.issues).toBeNull();
    expect(parseQuestionContent(toDraft(paste(text)))).toEqual({
      ...typed,
      content: { ...typed.content, body: { ...typed.content?.body, options: expect.anything() as unknown } },
    });
  }
});

test('notes are about options of the question, with a lesson and its second', () => {
  const note = {
    option: 'b',
    text: 'Wrong',
    textAr: '',
    misconception: '48 V cannot arc',
    misconceptionAr: '',
    lessonId: 3,
    second: 40,
  };
  expect(parse('single', { feedback: { notes: [note] } }).feedback?.notes).toEqual([note]);
  expect(parse('single', { feedback: { notes: [{ ...note, option: 'z' }] } }).issues).toEqual({
    'feedback.notes.0.option': 'notAnOption',
  });
  expect(questionFeedbackSchema.safeParse({ notes: [{ ...note, lessonId: 1.5 }] }).success).toBe(false);
  expect(questionFeedbackSchema.parse({})).toEqual({ explanation: '', explanationAr: '', notes: [] });
});

test('a body has a bounded size', () => {
  const long = (id: string) => ({ id, text: `${id}${'ش'.repeat(490)}`, textAr: 'ب'.repeat(500) });
  const body = { text: 'ش'.repeat(5000), textAr: 'ش'.repeat(5000), options: many(12).map(({ id }) => long(id)) };
  const targets = many(12, 't').map(({ id }) => long(id));
  const key = { targets: Object.fromEntries(body.options.map(({ id }) => [id, 't1'])) };
  expect(parse('match', { body: { ...body, targets }, key }).issues).toEqual({ 'body.text': 'tooLong' });
  expect(parse('single', { body, key: { option: 'o1' } }).issues).toBeNull();
});

test('the formulas of a question are bounded together, in both languages and with its explanation', () => {
  const formulas = Array.from({ length: 35 }, (_, index) => `$U_{${index}} = \\frac{R \\cdot I}{2}$`).join(' ');
  const question = (explanation: string) => ({
    body: { ...statement, text: formulas, textAr: formulas, options },
    feedback: { explanation, explanationAr: '', notes: [] },
  });
  expect(parse('single', question('Costs 5$ and 20$.')).issues).toBeNull();
  expect(parse('single', question(`${formulas}${formulas}`)).issues).toEqual({ 'body.text': 'tooManyFormulas|3000' });
});
