import { expect, test } from 'vitest';
import { createRandom } from '../../../testing/createRandom';
import { paste, sampleTexts } from '../../../testing/texts/pastedTexts';
import { questionKinds, type QuestionBodies } from './question';
import { responseSchema } from './responseSchema';

const statement = { text: 'Text', textAr: '' };
const options = ['a', 'b', 'c'].map((id) => ({ id, text: id, textAr: '' }));
const withOptions = { ...statement, options };

const bodies: QuestionBodies = {
  single: withOptions,
  multiple: withOptions,
  boolean: statement,
  number: { ...statement, units: ['kW'] },
  text: statement,
  order: withOptions,
  match: { ...withOptions, targets: [{ id: 'x', text: 'x', textAr: '' }] },
  hotspot: {
    ...statement,
    picture: { url: '/media/a.webp', alt: 'a', altAr: '' },
    places: options.map((each) => ({ ...each, x: 1, y: 1 })),
  },
  procedure: withOptions,
};

test.each([
  ['single', { option: 'a' }],
  ['multiple', { options: ['a', 'c'] }],
  ['multiple', { options: [] }],
  ['boolean', { isTrue: false }],
  ['number', { text: '١٢٫٥', unit: null, reading: null }],
  ['number', { text: '1,200 kW', unit: 'kW', reading: 'grouped' }],
  ['number', { text: '', unit: null, reading: null }],
  ['text', { text: 'عاكس' }],
  ['text', { text: '' }],
  ['order', { options: ['c', 'a', 'b'] }],
  ['match', { targets: { a: 'x' } }],
  ['match', { targets: {} }],
  ['hotspot', { place: 'b' }],
  ['procedure', { steps: ['b'] }],
] as const)('%s takes %o', (kind, response) => {
  expect(responseSchema(kind, bodies[kind] as never).parse(response)).toEqual(response);
});

test.each([
  ['single', { option: 'z' }, 'notAnOption'],
  ['single', { option: 1 }, 'wrongType'],
  ['single', {}, 'wrongType'],
  ['single', { option: 'a', extra: 1 }, 'wrongType'],
  ['single', null, 'wrongType'],
  ['single', [], 'wrongType'],
  ['single', 'a', 'wrongType'],
  ['single', { options: ['a'] }, 'wrongType'],
  ['multiple', { options: ['a', 'a'] }, 'repeatedOption'],
  ['multiple', { options: ['a', 'z'] }, 'notAnOption'],
  ['multiple', { options: Array.from({ length: 100 }, () => 'a') }, 'repeatedOption'],
  ['multiple', { options: { 0: 'a' } }, 'wrongType'],
  ['boolean', { isTrue: 'yes' }, 'wrongType'],
  ['number', { text: '1'.repeat(61) }, 'tooLong'],
  ['number', { text: '1'.repeat(100_000) }, 'tooLong'],
  ['number', { text: 12 }, 'wrongType'],
  ['number', { text: '1', unit: 'V' }, 'unitNotOffered'],
  ['number', { text: '1', reading: 'other' }, 'wrongType'],
  ['number', { text: '1\u0000' }, 'invalidCharacters|U+0000|2'],
  ['number', { text: '1\uD800' }, 'invalidCharacters|U+D800|2'],
  ['number', { text: '1\n2' }, 'lineBreak|1'],
  ['text', { text: 'x'.repeat(201) }, 'tooLong'],
  ['text', { text: 'a\u0007' }, 'invalidCharacters|U+0007|2'],
  ['order', { options: ['a', 'b', 'c', 'a'] }, 'repeatedOption'],
  ['match', { targets: { a: 'z' } }, 'notAnOption'],
  ['match', { targets: { z: 'x' } }, 'notAnOption'],
  ['match', { targets: ['x'] }, 'wrongType'],
  ['hotspot', { place: '' }, 'notAnOption'],
  ['procedure', { steps: ['a', 'b', 'a'] }, 'repeatedOption'],
] as const)('%s refuses %o', (kind, response, message) => {
  expect(responseSchema(kind, bodies[kind] as never).safeParse(response).error?.issues[0]?.message).toBe(message);
});

test('the text of a number is stored as typed', () => {
  const schema = responseSchema('number', bodies.number);
  expect(schema.parse({ text: '  ١٢٫٥\u00A0كيـلوواط ' })).toEqual({
    text: '١٢٫٥\u00A0كيـلوواط',
    unit: null,
    reading: null,
  });
  expect(schema.parse({ text: '\u202D12,5\u202C' })).toMatchObject({ text: '12,5\u202C' });
});

test('a pasted text is stored like a typed one', () => {
  const schema = responseSchema('text', bodies.text);
  for (const text of sampleTexts) expect(schema.parse({ text: paste(text) })).toEqual(schema.parse({ text }));
});

/** Values of any shape. */
function createJson(random: () => number, depth = 0): unknown {
  const leaves = [null, true, 0, -1.5, '', 'a', 'x', '1,200', '\u0000', '__proto__', 'constructor'];
  const draw = random();
  if (depth > 2 || draw < 0.5) return leaves[Math.floor(random() * leaves.length)];
  const items = Array.from({ length: Math.floor(random() * 4) }, () => createJson(random, depth + 1));
  const keys = [
    'option',
    'options',
    'isTrue',
    'text',
    'unit',
    'reading',
    'targets',
    'place',
    'steps',
    'a',
    '__proto__',
  ];
  return draw < 0.7 ? items : Object.fromEntries(items.map((item) => [keys[Math.floor(random() * keys.length)], item]));
}

test('no value makes a schema throw, and what is accepted has the type of a response', () => {
  const random = createRandom(11);
  const schemas = questionKinds.map((kind) => responseSchema(kind, bodies[kind] as never));
  for (let count = 0; count < 2000; count++) {
    const value = createJson(random);
    for (const schema of schemas) {
      const { success, data } = schema.safeParse(value);
      if (success)
        expect(Object.values(data as object).every((each) => each === null || typeof each !== 'number')).toBe(true);
    }
  }
});
