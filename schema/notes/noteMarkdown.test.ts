import { expect, test } from 'vitest';
import { parseRichText } from '../richText/parseRichText';
import { toNoteMarkdown } from './noteMarkdown';

const course = { id: 1, title: 'Charging', titleAr: 'الشحن' };
const lesson = { id: 2, title: 'Shields', titleAr: 'الغلاف', course };

async function write(texts: readonly string[], language: 'ar' | 'en' = 'en', place = lesson): Promise<string> {
  async function* batches() {
    yield await Promise.resolve(texts.map((text, index) => ({ text, second: index === 0 ? 75 : null, lesson: place })));
  }
  const parts: string[] = [];
  for await (const part of toNoteMarkdown(batches(), language)) parts.push(part);
  return parts.join('').replaceAll('\u200e', '');
}

test('notes are below their course and lesson, with both titles', async () => {
  expect(await write(['One end.', 'Both\nends?'])).toBe(
    '# My notes\n\n## Charging – الشحن\n\n### Shields – الغلاف\n\n**1:15**\n\nOne end.\n\n---\n\nBoth\\\nends?\n',
  );
  expect(await write([], 'ar')).toBe('# ملاحظاتي\n\nلا ملاحظات.\n');
  const untitled = { ...lesson, title: '', course: { ...course, titleAr: 'Charging' } };
  expect(await write(['x'], 'ar', untitled)).toContain('## Charging\n\n### الغلاف\n');
});

test.each([
  ['# x', '\\# x'],
  ['a | b', 'a \\| b'],
  ['- item', '\\- item'],
  ['1. first', '1\\. first'],
  ['12) x', '12\\) x'],
  ['*b* _i_ `c`', '\\*b\\* \\_i\\_ \\`c\\`'],
  ['[a](b) <i>', '\\[a\\](b) \\<i\\>'],
  ['---', '\\---'],
  ['> q', '\\> q'],
  ['    code', '&nbsp;&nbsp;&nbsp;&nbsp;code'],
  ['a\n===', 'a\\\n\\==='],
  ['C:\\x &amp; $5', 'C:\\\\x \\&amp; \\$5'],
])('%j stays the text of the note', async (text, escaped) => {
  expect((await write([text])).split('**1:15**\n\n')[1]).toBe(`${escaped}\n`);
});

test('a title cannot begin a block or end its line', async () => {
  const hostile = { ...lesson, title: '# A\n\n- b', titleAr: '' };
  expect(await write(['x'], 'en', hostile)).toContain('### \\# A - b\n');
});

test('the own parser of texts reads no mark in an escaped note', async () => {
  const markdown = await write(['# x\n- y\n| a | b |\n**bold**']);
  const blocks = JSON.stringify(parseRichText(markdown.split('**1:15**')[1] ?? ''));
  expect(blocks).not.toMatch(/"(?:heading|list|table|bold)"/);
});
