import { normalizeLetters } from '../search/searchText';
import { toStandardLetters } from '../search/stems';
import { stripInvisible } from '../text/characters';
import type { Grade } from './grade';
import { noPoints, wholeOrNothing } from './grades';
import type { QuestionKeys, QuestionResponses } from './question';

/** Numbers, words, and signs with a meaning, such as "+", "%" and "<". */
const tokenPattern = /\d+(?:[.,٫٬:/]\d+)*|\p{L}+|[-%]|\p{S}/gu;
/** In French at the beginning only: elsewhere "la" can be a word. */
const foreignArticle = /^(?:les? |la |l')(?=.)|\bthe (?=.)/g;
/** The article stays out behind "and", "with", "like" and "to" as well; two letters must remain. */
const arabicArticle = /^([وف]?[بك]?)ال(?=\p{L}{2})/u;
const joinedArticle = /^([وف]?ل)ل(?=\p{L}{2})/u;
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

function foldToken({ 0: token, index, input }: RegExpExecArray): string[] {
  if (token === '-') return isWordCharacter(input[index - 1]) && isWordCharacter(input[index + 1]) ? [] : [token];
  return [/^\d/.test(token) ? foldNumber(token) : foldWord(token)];
}

/**
 * What equal answers have in common: no case, marks, punctuation or articles, one kind of digits, alef, yeh and heh. All words stay
 * in their order, negations too: "لا تلمس" is not "تلمس".
 */
export function normalizeAnswer(text: string): string {
  const letters = toStandardLetters(normalizeLetters(text)).trim().replace(foreignArticle, '').replaceAll("'", '');
  const tokens = [...letters.matchAll(tokenPattern)].flatMap(foldToken);
  // "و خوذة" is "وخوذة".
  return tokens.join(' ').replace(/(^| )و (?=\p{L})/gu, '$1و');
}

/** Right if it equals an accepted answer after normalization. No similarity counts: a near miss can be the opposite. */
export function gradeText({ accepted }: QuestionKeys['text'], { text }: QuestionResponses['text']): Grade {
  if (stripInvisible(text) === '') return noPoints('blank');
  const answer = normalizeAnswer(text);
  return wholeOrNothing(answer !== '' && accepted.some((each) => normalizeAnswer(each) === answer));
}
