import { readFile, writeFile } from 'node:fs/promises';
import { bounds } from '../../schema/contract/bounds';
import { toLatinDigits } from '../../schema/contract/text/characters';
import { readText } from '../../schema/contract/userImport/textEncoding';
import { Problem } from '../../schema/core/problem';

interface Cue {
  /** Milliseconds. */
  start: number;
  end: number;
  settings: string;
  lines: string[];
}

const timingExample = '00:00:01.500 --> 00:00:04.000';

/**
 * Rewrites a file of captions, WebVTT or SRT in any encoding of texts, as WebVTT in UTF-8.
 * @throws Problem `captionsWrongType`, or `invalidInput` of the field `file` with the line that cannot be read
 */
export async function convertCaptions(path: string): Promise<void> {
  const [reading] = readText(await readFile(path));
  if (!reading || /[\u0000-\u0008\u000E-\u001F]/.test(reading.text)) throw new Problem('captionsWrongType');
  await writeFile(path, toWebVtt(reading.text));
}

/**
 * The text of a WebVTT or SRT file as WebVTT: cues in the order of their starts, with plain text, `b`, `i` and `u`. Notes,
 * styles and regions are left out.
 * @throws Problem `invalidInput`
 */
export function toWebVtt(text: string): string {
  const cues = parseCues(text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)).filter(({ lines }) => lines.length > 0);
  if (cues.length === 0) throw lineProblem('captionsNoCue', timingExample);
  const isArabic = isArabicText(cues);
  const blocks = cues
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, settings, lines }) =>
      [
        `${formatTime(start)} --> ${formatTime(end)}${settings}`,
        ...lines.map((line) => (isArabic ? markRightToLeft(line) : line)),
      ].join('\n'),
    );
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

const lineProblem = (key: string, ...values: (string | number)[]): Problem =>
  // A bar separates the values of a message.
  new Problem('invalidInput', {
    fields: { file: [key, ...values.map((value) => String(value).replaceAll('|', '¦'))].join('|') },
  });

const shorten = (line: string): string => [...line.trim().slice(0, 120)].slice(0, 60).join('');

const arrowPattern = /-{1,2}>|[–—]>|→/;

/** Reads cues one after another: a blank line ends a cue, and so does a line of times. */
function parseCues(lines: readonly string[]): Cue[] {
  const { cuesMax, otherBlocksMax, linesMax } = bounds.captions;
  const cues: Cue[] = [];
  let cue: Cue | undefined;
  let cueLine = 0;
  let otherBlocks = 0;
  const countOtherBlock = (line: number) => {
    otherBlocks += 1;
    if (otherBlocks > otherBlocksMax) throw lineProblem('captionsTooManyBlocks', line + 1, otherBlocksMax);
  };
  let index = isHeader(lines[0]) ? endOfBlock(lines, 0) : 0;
  for (; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') cue = undefined;
    else if (isTimingLine(line)) {
      if (cues.length >= cuesMax) throw lineProblem('captionsTooMany', index + 1, cuesMax);
      // The number of this cue, without a blank line before it.
      if (cue && isCueNumber(cue.lines.at(-1))) cue.lines.pop();
      cue = parseTiming(line, index + 1);
      cues.push(cue);
      cueLine = index;
    } else if (cue) {
      if (index - cueLine > linesMax) throw lineProblem('captionsTooManyLines', index + 1, linesMax);
      const cleaned = cleanCueText(line);
      if (cleaned !== '') cue.lines.push(cleaned);
    } else if (/^(?:NOTE|STYLE|REGION)\b/.test(line)) {
      countOtherBlock(index);
      index = endOfBlock(lines, index);
    } else if (!isTimingLine(lines[index + 1] ?? '')) {
      ensureTimingFollows(lines, index);
      countOtherBlock(index);
    }
  }
  return cues;
}

const isHeader = (line = ''): boolean => /^WEBVTT(?:\s|$)/.test(line);

/** The blank line behind the block, or the last line before its end. */
function endOfBlock(lines: readonly string[], start: number): number {
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') return index;
    if (isTimingLine(line)) return index - 1;
  }
  return lines.length;
}

/** A number without a cue is harmless; any other text would be lost. */
function ensureTimingFollows(lines: readonly string[], index: number): void {
  const line = lines[index] ?? '';
  const next = lines[index + 1] ?? '';
  if (isCueNumber(line) && next.trim() === '') return;
  if (isCueNumber(line)) throw lineProblem('captionsTiming', index + 2, shorten(next), timingExample);
  throw lineProblem('captionsTimingExpected', index + 1, shorten(line), timingExample);
}

const isCueNumber = (line = ''): boolean => /^\d+$/.test(plainTiming(line).trim());

/** Digits around a colon are meant as a time, readable or not; an arrow in a text is none. */
const isTimingLine = (line: string): boolean => arrowPattern.test(line) && /^\s*\d+\s*:\s*\d/.test(plainTiming(line));

/** Arabic and Persian digits and the Arabic decimal sign, without marks of direction. */
const plainTiming = (text: string): string => toLatinDigits(text).replaceAll('\u066B', '.').replace(directionMarks, '');

const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const timePattern = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/;

/** Milliseconds of `1:02:03.5`, `02:03,500`; undefined for another text. */
function parseTime(text: string): number | undefined {
  const match = timePattern.exec(text);
  if (!match) return undefined;
  const [, hours = '0', minutes = '', seconds = '', fraction = ''] = match;
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

function parseTiming(line: string, number: number): Cue {
  const [from = '', rest = ''] = plainTiming(line).split(arrowPattern);
  const [to = '', ...settings] = rest.trim().split(/\s+/);
  const [start, end] = [parseTime(from.trim()), parseTime(to)];
  if (start === undefined || end === undefined)
    throw lineProblem('captionsTiming', number, shorten(line), timingExample);
  if (end <= start) throw lineProblem('captionsEndsBeforeStart', number);
  return {
    start,
    end,
    settings: settings
      .filter(isSetting)
      .map((each) => ` ${each}`)
      .join(''),
    lines: [],
  };
}

const percent = '\\d{1,3}(?:\\.\\d{1,3})?%';
const settingPattern = new RegExp(
  `^(?:align:(?:start|center|middle|end|left|right)|vertical:(?:rl|lr)|size:${percent}|position:${percent}(?:,(?:line-left|center|line-right))?|line:(?:-?\\d{1,3}|${percent})(?:,(?:start|center|end))?)$`,
);
const isSetting = (text: string): boolean => settingPattern.test(text);

/** Takes a fifth of the time of `replaceAll` where a line has little else. */
const substitute = (text: string, from: string, to: string): string => text.split(from).join(to);

const allowedTags = ['b', 'i', 'u', '/b', '/i', '/u'];

/** Tags and codes of styles go; what is no tag is text. */
function cleanCueText(line: string): string {
  let text = line.replace(directionMarks, '').trim();
  if (!/[<>&{]/.test(text)) return text;
  text = text.replace(/\{\\[^{}]*\}/g, '');
  for (const tag of allowedTags) {
    for (const typed of [tag, tag.toUpperCase()]) text = substitute(text, `<${typed}>`, `\u0002${tag}\u0003`);
  }
  text = text.replace(/<\/?(?:[a-z][^<>]*|\d[\d:.]*)>/gi, '');
  text = substitute(text, '&', '&amp;').replace(/&amp;((?:amp|lt|gt|lrm|rlm|nbsp);)/g, '&$1');
  text = substitute(substitute(text, '<', '&lt;'), '>', '&gt;');
  text = substitute(substitute(text, '\u0002', '<'), '\u0003', '>').trim();
  return /^(?:<\/?[biu]>|\s)*$/.test(text) ? '' : text;
}

/** Whether the texts have more letters of the Arabic than of the Latin script. */
function isArabicText(cues: readonly Cue[]): boolean {
  const text = cues
    .flatMap(({ lines }) => lines)
    .join('\n')
    .replace(/<\/?[biu]>|&\w+;/g, '');
  return text.replace(/\P{Script=Arabic}+/gu, '').length > text.replace(/\P{Script=Latin}+/gu, '').length;
}

/** Players order a line by its first letter: one that begins with a Latin word or a number needs a mark. */
const markRightToLeft = (line: string): string =>
  /^(?:<\/?[biu]>)*\p{Script=Arabic}/u.test(line) ? line : `\u200F${line}`;

function formatTime(milliseconds: number): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const seconds = Math.floor(milliseconds / 1000);
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(milliseconds % 1000, 3)}`;
}
