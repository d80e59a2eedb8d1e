import { expect, test } from 'vitest';
import { findMatches, measureText, replaceMatches } from './findMatches';
import { runCommand } from './commands';
import * as edits from './textEdits';
import { parseRichText } from '../../../../schema/richText/parseRichText';

/** A text whose selection is between bars. */
function selected(marked: string): edits.SelectedText {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: end > start ? end - 1 : start };
}
const show = ({ text, start, end }: edits.SelectedText): string =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

type Row = [string, (text: edits.SelectedText) => edits.SelectedText | undefined, string];
const bold = (text: edits.SelectedText) => edits.toggleMark(text, '**');
const italic = (text: edits.SelectedText) => edits.toggleMark(text, '*');
const list = (mark: edits.LineMark) => (text: edits.SelectedText) => edits.toggleList(text, mark);

test.each<Row>([
  ['افحص |LFP| أولًا', bold, 'افحص **|LFP|** أولًا'],
  ['افحص LF|P أولًا', bold, 'افحص **|LFP|** أولًا'],
  ['افحص **|LFP|** أولًا', bold, 'افحص |LFP| أولًا'],
  ['a |**LFP**| b', bold, 'a |LFP| b'],
  ['a | LFP | b', bold, 'a  **|LFP|**  b'],
  ['**|LFP|**', italic, '***|LFP|***'],
  ['***|LFP|***', italic, '**|LFP|**'],
  ['|', bold, '**|**'],
  ['|- one\n- two|', bold, '|- **one**\n- **two**|'],
  ['|230 V|', (text) => edits.toggleMark(text, '`'), '`|230 V|`'],
  ['تيتل|', edits.cycleHeading, '## تيتل|'],
  ['## T|', edits.cycleHeading, '### T|'],
  ['### T|', edits.cycleHeading, 'T|'],
  ['one|', list('bullet'), '- one|'],
  ['|one\ntwo|', list('numbered'), '|1. one\n2. two|'],
  ['|1. one\n2. two|', list('numbered'), '|one\ntwo|'],
  ['|1. one\n2. two|', list('task'), '|- [ ] one\n- [ ] two|'],
  ['- one|', edits.continueList, '- one\n- |'],
  ['9. one|', edits.continueList, '9. one\n10. |'],
  ['٩. واحد|', edits.continueList, '٩. واحد\n١٠. |'],
  ['- [x] one|', edits.continueList, '- [x] one\n- [ ] |'],
  ['- one\n- |', edits.continueList, '- one\n|'],
  ['a |b| c', (text) => edits.insertLink(text, 'link'), 'a [b](|https://|) c'],
  ['|/courses/1|', (text) => edits.insertLink(text, 'link'), '[|link|](/courses/1)'],
  [
    'a\n|Cut off.|\nb',
    (text) => edits.wrapInBlock(text, [':::danger', ':::'], 'x'),
    'a\n\n:::danger\n|Cut off.|\n:::\n\nb',
  ],
  ['|', (text) => edits.wrapInBlock(text, ['$$', '$$'], 'P = U'), '$$\n|P = U|\n$$\n'],
])('%j becomes %3$j %#', (before, edit, after) => {
  const edited = edit(selected(before));
  expect(edited && show(edited)).toBe(after);
});

const commands = ['heading', 'bold', 'italic', 'bullet', 'numbered', 'task', 'table'] as const;
const otherCommands = ['callout', 'formula', 'link', 'code'] as const;
const samples = { table: '| Column | Column |\n| -- | -- |\n| | |', callout: 'Cut off.', link: 'link' };

test.each([...commands, ...otherCommands])('the next key after "%s" replaces no mark', (command) => {
  for (const before of ['|', 'one\n\n|', 'one|']) {
    const { text, start, end } = runCommand(command, selected(before), samples);
    expect(text.slice(start, end)).not.toMatch(/[|$`*#[\]\n]|:::/);
  }
});

test('a new table has the words of its first cell selected', () => {
  const after = runCommand('table', selected('one|'), samples);
  expect(after.text.slice(after.start, after.end)).toBe('Column');
  expect(after.start).toBe(after.text.indexOf('Column'));
});

test('Enter outside of a list is left to the browser', () => {
  expect(edits.continueList(selected('one|'))).toBeUndefined();
});

test.each([
  ['قابس [Type 2]', 'صورة "رسمية"'],
  ['U*I*t = 5$', ''],
  ['', 'C:\\x'],
])('a picture keeps its description and caption: %j, %j', (alt, caption) => {
  const [figure] = parseRichText(edits.pictureMarkdown({ src: '/media/uploads/a1', alt, caption }));
  const shownAlt = alt.replaceAll('[', '(').replaceAll(']', ')');
  expect(figure).toEqual({
    type: 'figure',
    picture: { type: 'picture', src: '/media/uploads/a1', alt: shownAlt },
    ...(caption && { caption }),
  });
});

test('a position moves with the text around it', () => {
  expect(edits.movePosition(5, 'abcdef', 'Xabcdef')).toBe(6);
  expect(edits.movePosition(1, 'abcdef', 'abcdefX')).toBe(1);
  expect(edits.movePosition(3, 'abcdef', 'af')).toBe(1);
});

test('pictures that were chosen together stay in their order, whichever is inserted first', () => {
  const waiting = new Map([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 4],
  ]);
  const inserted = { key: 1, at: 2, end: 5 };
  expect([...edits.moveWaiting(waiting, ['a\nbc', 'a\n[1]\nbc'], inserted).values()]).toEqual([2, 2, 5, 8]);
});

test('finds, replaces and measures', () => {
  expect(findMatches('AC, ac (a.c)', 'ac', false)).toEqual([0, 4]);
  expect(findMatches('AC, ac (a.c)', 'AC', true)).toEqual([0]);
  expect(findMatches('a.c abc', 'a.c', true)).toEqual([0]);
  expect(replaceMatches('AC, ac', [0, 4], 2, '$&x')).toBe('$&x, $&x');
  expect(measureText('## السلامة أولًا\n\n- [x](/a/b) **LFP** 230')).toEqual({ words: 5, minutes: 1 });
  expect(measureText('')).toEqual({ words: 0, minutes: 0 });
});
