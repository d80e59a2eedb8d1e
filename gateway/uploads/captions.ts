import { readFile, writeFile } from 'node:fs/promises';
import { bounds } from '../../schema/contract/bounds';
import { toLatinDigits } from '../../schema/contract/text/characters';
import { readText } from '../../schema/contract/userImport/textEncoding';
import { Problem } from '../../schema/core/errors';

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
  const isArabic = countLetters(cues, /\p{Script=Arabic}/gu) > countLetters(cues, /\p{Script=Latin}/gu);
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

const shorten = (line: string): string => [...line.trim()].slice(0, 60).join('');

const arrowPattern = /-{1,2}>|[–—]>|→/;

/** Reads cues one after another: a blank line ends a cue, and so does a line of times. */
function parseCues(lines: readonly string[]): Cue[] {
  const cues: Cue[] = [];
  let cue: Cue | undefined;
  let index = isHeader(lines[0]) ? endOfBlock(lines, 0) : 0;
  for (; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') cue = undefined;
    else if (isTimingLine(line)) {
      if (cues.length >= bounds.captions.cuesMax)
        throw lineProblem('captionsTooMany', index + 1, bounds.captions.cuesMax);
      // The number of this cue, without a blank line before it.
      if (cue && isCueNumber(cue.lines.at(-1))) cue.lines.pop();
      cue = parseTiming(line, index + 1);
      cues.push(cue);
    } else if (cue) {
      const cleaned = cleanCueText(line);
      if (cleaned !== '') cue.lines.push(cleaned);
    } else if (/^(?:NOTE|STYLE|REGION)\b/.test(line)) index = endOfBlock(lines, index);
    else if (!isTimingLine(lines[index + 1] ?? '')) ensureTimingFollows(lines, index);
  }
  return cues;
}

const isHeader = (line = ''): boolean => /^WEBVTT(?:\s|$)/.test(line);

function endOfBlock(lines: readonly string[], start: number): number {
  const blank = lines.findIndex((line, index) => index > start && (line.trim() === '' || isTimingLine(line)));
  if (blank < 0) return lines.length;
  return lines[blank]?.trim() === '' ? blank : blank - 1;
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
const isTimingLine = (line: string): boolean => arrowPattern.test(line) && /^\D{0,3}\d/.test(plainTiming(line));

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

/** Tags and codes of styles go; what is no tag is text. */
function cleanCueText(line: string): string {
  const text = line
    .replace(directionMarks, '')
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/<(\/?)([biu])>/gi, (_tag, slash: string, name: string) => `\u0002${slash}${name.toLowerCase()}\u0003`)
    .replace(/<\/?(?:[a-z][^<>]*|\d[\d:.]*)>/gi, '')
    .replace(/&(?!(?:amp|lt|gt|lrm|rlm|nbsp);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u0002', '<')
    .replaceAll('\u0003', '>')
    .trim();
  return /^(?:<\/?[biu]>|\s)*$/.test(text) ? '' : text;
}

const countLetters = (cues: readonly Cue[], pattern: RegExp): number =>
  cues
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.replace(/<\/?[biu]>|&\w+;/g, '').match(pattern)?.length ?? 0), 0);

/** Players order a line by its first letter: one that begins with a Latin word or a number needs a mark. */
const markRightToLeft = (line: string): string =>
  /^(?:<\/?[biu]>)*\p{Script=Arabic}/u.test(line) ? line : `\u200F${line}`;

function formatTime(milliseconds: number): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const seconds = Math.floor(milliseconds / 1000);
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(milliseconds % 1000, 3)}`;
}
