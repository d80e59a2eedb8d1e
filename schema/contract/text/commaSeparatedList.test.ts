import { expect, test } from 'vitest';
import { parseCommaList, formatCommaList } from './commaSeparatedList';

test.each([
  ['Red, Green', ['Red', 'Green']],
  ['أحمر، أخضر,أزرق', ['أحمر', 'أخضر', 'أزرق']],
  [' Red \r\n\n Green,, ، ', ['Red', 'Green']],
  ['"Yes", No', ['"Yes"', 'No']],
  ['"Yes, of course", No', ['Yes, of course', 'No']],
  ['5" disc, 7" disc', ['5" disc', '7" disc']],
  ['"open, No', ['"open', 'No']],
  ['', []],
  [' , ،\n', []],
])('%j is parsed as %j', (text, options) => {
  expect(parseCommaList(text)).toEqual(options);
});

test.each([[['Red', 'Green']], [['Yes, of course', 'No']], [['a "b, c" d', '"x, y"', '"z"']], [['نعم، طبعًا', 'لا']]])(
  '%j survives formatting and parsing',
  (options) => {
    expect(parseCommaList(formatCommaList(options))).toEqual(options);
  },
);
