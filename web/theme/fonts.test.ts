import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const faces = readFileSync('web/theme/fonts.css', 'utf8')
  .split('@font-face')
  .slice(1)
  .map((face) => ({
    family: /font-family: '([^']+)'/.exec(face)?.[1],
    weight: /font-weight: ([\d ]+)/.exec(face)?.[1],
    file: /files\/([^']+)[.]woff2/.exec(face)?.[1],
    ranges: [...(/unicode-range:([^;]+)/.exec(face)?.[1] ?? '').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, from = '', to = from]) => [from, to].map((code) => Number.parseInt(code, 16)),
    ),
  }));

/** Of several faces with a character, browsers take the last. */
const fileOf = (character: string, weight: string): string | undefined => {
  const code = character.codePointAt(0) ?? 0;
  const matching = faces.filter(
    (face) =>
      face.family === 'Tayyar Arabic' &&
      face.weight === weight &&
      face.ranges.some(([from = 0, to = 0]) => from <= code && code <= to),
  );
  return matching.at(-1)?.file;
};

test('the comma and semicolon of regular Arabic text are those of the medium font, its letters those of the regular one', () => {
  for (const mark of ['،', '؛']) expect(fileOf(mark, '400')).toBe('tajawal-arabic-500-normal');
  for (const letter of ['ر', 'و', '؟']) expect(fileOf(letter, '400')).toBe('tajawal-arabic-400-normal');
  expect(fileOf('،', '700')).toBe('tajawal-arabic-700-normal');
});
