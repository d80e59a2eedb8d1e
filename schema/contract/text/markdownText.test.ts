import { expect, test } from 'vitest';
import { markdownToPlainText, truncateText } from './markdownText';

test.each([
  ['## Why\n\nFirst **measure**, *then* `buy`.', 'Why First measure, then buy.'],
  ['- one\n- two\n\n1. three\n2) four', 'one two three four'],
  ['> A word\n> of warning', 'A word of warning'],
  ['See [the table](https://example.dz/a_(b)) below', 'See [the table](https://example.dz/a_(b)) below'],
  ['See [the table](https://example.dz/a) below', 'See the table below'],
  ['| a | b |\n| --- | :-: |\n| 1 | 2 |', 'a b 1 2'],
  ['```\nU = R · I\n```', 'U = R · I'],
  ['2 * 3 * 4 and 5*6', '2 * 3 * 4 and 5*6'],
  ['فقرة **أولى**.\r\n\r\nفقرة ثانية.', 'فقرة أولى. فقرة ثانية.'],
  ['<b>no HTML is known</b>', '<b>no HTML is known</b>'],
])('%j is reduced to %j', (text, plain) => {
  expect(markdownToPlainText(text)).toBe(plain);
});

test.each(['*'.repeat(200_000), '['.repeat(200_000), '`'.repeat(200_001), '| '.repeat(100_000), '# '.repeat(100_000)])(
  'stays fast on repeated markers (%#)',
  (text) => {
    expect(markdownToPlainText(text).length).toBeLessThanOrEqual(text.length);
  },
  2_000,
);

test('truncates by characters and adds an ellipsis only when text is cut', () => {
  expect(truncateText('طاقة شمسية', 4)).toBe('طاقة…');
  expect(truncateText('طاقة شمسية', 5)).toBe('طاقة…');
  expect(truncateText('طاقة', 4)).toBe('طاقة');
  expect(truncateText('تيار متناوب، وتيار مستمر', 14)).toBe('تيار متناوب…');
  expect(truncateText('تيار متناوب، وتيار مستمر', 22)).toBe('تيار متناوب، وتيار…');
  expect(truncateText('☀️🔋🔋🔋', 3)).toBe('☀️🔋…');
});
