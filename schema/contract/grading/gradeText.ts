import { normalizeLetters, toStandardLetters } from '../search/searchText';
import { stripIgnorable } from '../text/characters';
import type { Grade } from './grade';
import { noPoints, wholeOrNothing } from './grades';
import type { QuestionKeys, QuestionResponses } from './questions/question';

/** Numbers, words, and signs with a meaning, such as "+", "%" and "<". */
const tokenPattern = /\d+(?:[.,٫٬:/]\d+)*|\p{L}+|[-%°]|[\p{Sm}\p{Sc}]/gu;
/** Mostly at the beginning only: elsewhere "la", "des" and "a" can be other words. */
const foreignArticle = /^(?:an? |une? |les? |la |des |l')(?=\p{L}{3})|(?:^| )the (?=.)/gu;
const acronym = /(^|[^\p{L}\p{N}.])(\p{L}(?:\.\p{L})+)(?=\.?(?:$|[^\p{L}\p{N}.]))/gu;
/** Behind "and", "with" and "like", too; two letters must remain. */
const arabicArticle = /^([وف]?[بك]?)ال(?=\p{L}{2})/u;
const joinedArticle = /^([وف]?ل)ل(?=\p{L}{2})/u;
/** Egyptian spelling of "ؤو": مسئول, مسؤول. */
const hamzaBeforeWaw = /ئ(?=[\p{Mn}ـ]*و)/gu;
/** People leave it out: كهرباء, كهربا. */
const finalHamza = /^(\p{L}{3,})ء$/u;

const foldWord = (word: string): string =>
  word.replace(arabicArticle, '$1').replace(joinedArticle, '$1').replace(finalHamza, '$1').replaceAll('œ', 'oe');

/** "12,5" is "12.5" and "1٬200" is "1200"; "1,2,3" is a list. */
const foldNumber = (number: string): string =>
  /^\d+[,٫]\d+$/.test(number)
    ? number.replace(/[,٫]/, '.')
    : number.replaceAll('٬', '').replaceAll('٫', '.').replaceAll(',', ' ');

const isWordCharacter = (character = ''): boolean => /[\p{L}\p{N}]/u.test(character);

type HyphenMeaning = 'space' | 'nothing';

function foldToken({ 0: token, index, input }: RegExpExecArray, hyphen: HyphenMeaning): string {
  if (/^\d/.test(token)) return ` ${foldNumber(token)}`;
  if (token !== '-') return ` ${foldWord(token)}`;
  if (!isWordCharacter(input[index - 1]) || !isWordCharacter(input[index + 1])) return ' -';
  return hyphen === 'space' ? ' ' : '\u2060';
}

function normalize(text: string, hyphen: HyphenMeaning): string {
  const letters = toStandardLetters(normalizeLetters(text.replace(hamzaBeforeWaw, 'ؤ')))
    .replaceAll('٪', '%')
    .trim();
  const plain = letters
    .replace(acronym, (_, before: string, initials: string) => before + initials.replaceAll('.', ''))
    .replace(foreignArticle, ' ')
    .replaceAll("'", '');
  const tokens = Array.from(plain.matchAll(tokenPattern), (match) => foldToken(match, hyphen));
  return (
    tokens
      .join('')
      .replace(/\u2060 /g, '')
      .trim()
      .replace(/ {2,}/g, ' ')
      // "و خوذة" is "وخوذة".
      .replace(/(^| )و (?=\p{L})/gu, '$1و')
  );
}

/**
 * What equal answers have in common: no case, marks, punctuation or articles, one kind of digits, alef, yeh and heh. All words stay
 * in their order, negations too: "لا تلمس" is not "تلمس". "lock-out" has two forms: "lock out" and "lockout".
 * @returns [''] for a text without letters, digits and signs that have a meaning
 */
export const normalizeAnswer = (text: string): string[] => [
  ...new Set([normalize(text, 'space'), normalize(text, 'nothing')]),
];

/** Right if it equals an accepted answer after normalization. No similarity counts: a near miss can be the opposite. */
export function gradeText({ accepted }: QuestionKeys['text'], { text }: QuestionResponses['text']): Grade {
  if (stripIgnorable(text) === '') return noPoints('blank');
  const forms = normalizeAnswer(text).filter((form) => form !== '');
  return wholeOrNothing(accepted.flatMap(normalizeAnswer).some((form) => forms.includes(form)));
}
