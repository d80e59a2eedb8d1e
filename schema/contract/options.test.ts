import { expect, test } from 'vitest';
import { optionsIn, optionsText } from './options';

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
])('%j names %j', (text, options) => {
  expect(optionsIn(text)).toEqual(options);
});

test.each([[['Red', 'Green']], [['Yes, of course', 'No']], [['a "b, c" d', '"x, y"', '"z"']], [['نعم، طبعًا', 'لا']]])(
  '%j comes back as it was',
  (options) => {
    expect(optionsIn(optionsText(options))).toEqual(options);
  },
);
