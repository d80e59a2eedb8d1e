import { Fragment, type ReactNode } from 'react';
import { textDirection, type Language } from '../../schema/contract/languages';
import { detectLanguage } from '../../schema/contract/text/format/formatters';

/** A part of a text, with the attributes of its element if it runs in another direction than the text. */
interface TextRun {
  text: string;
  isolation?: { lang?: Language; dir: 'rtl' | 'ltr' };
}

const letters: Record<Language, RegExp> = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u };
const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** Words and what is between them; quotation marks stand alone, so that a title is apart from them. */
const splitWords = (text: string): string[] => text.split(/(\s+|[«»“”"])/u);

const numberGroup = /^[+(]*\p{Nd}[\p{Nd}()./+-]*$/u;
const isForeignWord = (word: string, language: Language): boolean =>
  letters[otherLanguage(language)].test(word) && !letters[language].test(word);

/** Groups of digits, as in a phone number, and a sign before a number change places between Arabic words. */
const isNumberRun = (words: string[]): boolean => words.length > 1 || /^[+(]/.test(words[0] ?? '');

const countOpenBrackets = (word: string): number => word.split('(').length - word.split(')').length;

/** The last position of a run of foreign words; what is between two of them, or closes a bracket of theirs, belongs to it. */
function findWordsEnd(words: readonly string[], start: number, language: Language): number {
  let end = start;
  let openBrackets = countOpenBrackets(words[start] ?? '');
  for (let next = start + 1; next < words.length; next += 1) {
    const word = words[next] ?? '';
    if (isForeignWord(word, language) || (openBrackets > 0 && /^[^\p{L}]*\)/u.test(word))) end = next;
    else if (/[\p{L}«»“”"]/u.test(word)) break;
    openBrackets += countOpenBrackets(word);
  }
  return end;
}

/** The last position of groups of digits that are separated by spaces. */
function findNumberEnd(words: readonly string[], start: number): number {
  let end = start;
  while (/^\s+$/.test(words[end + 1] ?? '') && numberGroup.test(words[end + 2] ?? '')) end += 2;
  return end;
}

const closingMarks: Record<string, string> = { '«': '»', '“': '”', '"': '"' };

/** The last position within quotation marks before `start`, if all that is quoted is of the other language. */
function findQuoteEnd(words: readonly string[], start: number, language: Language): number | undefined {
  const closing = closingMarks[words[start - 1] ?? ''];
  const end = closing ? words.indexOf(closing, start) : -1;
  return end > start && isForeignWord(words.slice(start, end).join(''), language) ? end - 1 : undefined;
}

/** The position of the last word of the run at `start`; undefined if there is none. */
function findRun(words: readonly string[], start: number, language: Language): number | undefined {
  const word = words[start] ?? '';
  const quoteEnd = findQuoteEnd(words, start, language);
  if (quoteEnd !== undefined) return quoteEnd;
  if (isForeignWord(word, language)) return findWordsEnd(words, start, language);
  if (language !== 'ar' || !numberGroup.test(word)) return undefined;
  const end = findNumberEnd(words, start);
  return isNumberRun(words.slice(start, end + 1)) ? end : undefined;
}

/** Splits a text of a mail at the parts that run in the other direction: words of the other language, groups of digits. */
export function splitRuns(text: string, language: Language): TextRun[] {
  const lang = otherLanguage(language);
  const words = splitWords(text);
  const runs: TextRun[] = [];
  let plain = '';
  for (let position = 0; position < words.length; position += 1) {
    const end = findRun(words, position, language);
    if (end === undefined) {
      plain += words[position] ?? '';
      continue;
    }
    const run = words.slice(position, end + 1).join('');
    // Punctuation at the end belongs to the sentence.
    const inner = run.replace(/[.,:;!?…،؛؟]+$/u, '');
    if (plain) runs.push({ text: plain });
    const isNumber = !letters[lang].test(inner);
    runs.push({ text: inner, isolation: isNumber ? { dir: 'ltr' } : { lang, dir: textDirection(lang) } });
    plain = run.slice(inner.length);
    position = end;
  }
  if (plain) runs.push({ text: plain });
  return runs;
}

/** A text of a mail; parts that run in the other direction have elements of their own. */
export const MixedText = ({ text, language }: { text: string; language: Language }): ReactNode =>
  splitRuns(text, language).map(({ text: run, isolation }, index) =>
    isolation ? (
      <bdi key={index} {...isolation}>
        {run}
      </bdi>
    ) : (
      <Fragment key={index}>{run}</Fragment>
    ),
  );

/** `lang` and `dir` of a text on its own, such as a title or a value: by its letters, without letters as digits run. */
export function textAttributes(text: string, language: Language): { lang?: Language; dir: 'rtl' | 'ltr' } {
  if (!/[\p{Script=Arabic}\p{Script=Latin}]/u.test(text)) return { dir: 'ltr' };
  const lang = detectLanguage(text, language);
  return { lang, dir: textDirection(lang) };
}

/** The same for a block of the mail, which needs them only in the other language. */
export function blockAttributes(text: string, language: Language): ReturnType<typeof textAttributes> | undefined {
  const attributes = textAttributes(text, language);
  return attributes.dir === textDirection(language) ? undefined : attributes;
}

const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/** Isolates would become a part of an address in programs that make links of addresses. */
const isAddress = (run: string): boolean => /:\/\/|@/.test(run);
const hasLooseEdge = (run: string): boolean => /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$|[()[\]]/u.test(run);

/**
 * The text for a program that shows plain text. Isolating characters are only where the order would be wrong without them: at
 * the start of a line, around brackets and signs, and in groups of digits.
 */
export const isolatePlainText = (text: string, language: Language): string =>
  splitRuns(text, language)
    .map(({ text: run, isolation }, index) => {
      const matters =
        isolation && !isAddress(run) && (index === 0 || isolation.lang === undefined || hasLooseEdge(run));
      return matters ? `${firstStrongIsolate}${run}${popIsolate}` : run;
    })
    .join('');
