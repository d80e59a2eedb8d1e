import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toWebVtt } from '../../../gateway/uploads/captions';
import type { RichTextBlock } from '../../../schema/contract/richText';
import { parseRichText } from '../../../schema/richText/parseRichText';
import { demoCourses } from './courses';

const kindsThatExplain: readonly RichTextBlock['type'][] = ['figure', 'table', 'callout', 'formula'];
const explanations = (text: string) => parseRichText(text).filter(({ type }) => kindsThatExplain.includes(type));

const lessons = demoCourses.flatMap((course) => course.lessons).filter(({ isDraft }) => !isDraft);

test.each(lessons)('"$title.en" has a drawing, table, callout or formula, the same in both languages', ({ text }) => {
  const [en, ar] = [explanations(text.en), explanations(text.ar)];
  expect(en.length).toBeGreaterThan(0);
  expect(ar.map(({ type }) => type)).toEqual(en.map(({ type }) => type));
  const blocks = [...en, ...ar];
  // A formula that cannot be read stays in the text as it was typed.
  const formulas = blocks.filter(({ type }) => type === 'formula');
  expect(`${text.en}${text.ar}`.split('$$')).toHaveLength(2 * formulas.length + 1);
  for (const block of blocks) {
    if (block.type !== 'figure') continue;
    expect(existsSync(`web/public${block.picture.src}`), block.picture.src).toBe(true);
    expect([block.picture.alt, block.caption].every(Boolean)).toBe(true);
  }
});

/** Seconds. */
const filmDuration = 24;

test.each(['ar', 'en'])('the captions of the film in %s are WebVTT within its duration', (language) => {
  const text = readFileSync(`prisma/seed/captions/current-${language}.vtt`, 'utf8');
  expect(toWebVtt(text)).toBe(text);
  const times = [...text.matchAll(/00:00:(\d\d\.\d{3})/g)].map(([, seconds]) => Number(seconds));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(filmDuration);
});
