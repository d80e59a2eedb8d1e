import { queryRows } from '../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { stopWords } from '../contract/search/commonWords';
import { toTokens } from '../contract/search/stems';
import { normalizeLetters } from '../contract/search/searchText';
import { dropInvisible } from '../contract/text/characters';
import type { SearchConcept } from './searchConcept';

/** A word of a text that may have been meant. */
interface Candidate {
  typed: string;
  typedSound: string;
  /** As a text writes it. */
  word: string;
  token: string;
  sound: string;
  /** Whether its consonants are heard alike. */
  isHomophone: boolean;
}

/**
 * The search with the words that nothing has replaced by what they sound like or by the word that is spelled most alike, as
 * texts write them, in one script; null if no such word has a near one. Names, as their capitals show, stay. One statement.
 */
export async function correctSearch(
  db: Pick<PrismaClient, '$queryRaw'>,
  search: string,
  concepts: readonly SearchConcept[],
): Promise<string | null> {
  const names = findNames(search);
  const required = new Set(concepts.filter(({ isRequired }) => isRequired).map(({ word }) => word));
  const unknown = concepts
    .filter(
      ({ word, isKnown, isRequired }) =>
        !isKnown && isRequired && word.length >= minCorrectedLetters && !names.has(word),
    )
    .map(({ word }) => word);
  if (unknown.length === 0) return null;
  const candidates = await findCandidates(db, unknown, toTokens(search));
  const nearest = unknown.map((word): Correction => {
    const own = candidates.filter((candidate) => candidate.typed === word && isNearEnough(candidate));
    const same = nearestWord(word, own.filter(isSameScript));
    const other = nearestWord(
      word,
      own.filter((candidate) => !isSameScript(candidate)),
    );
    return { typed: word, same: isArabizi(word) ? null : same, other };
  });
  const spellings = new Map(
    candidates.filter(({ token, typed: word }) => token === word).map((known) => [known.token, known.word]),
  );
  const hasArabizi = unknown.some(isArabizi);
  for (const prefers of [...(hasArabizi ? [prefersOther] : []), isNearer, () => false]) {
    const corrections = new Map(
      nearest.flatMap((correction) => {
        const word = prefers(correction) ? correction.other : correction.same;
        return word === null ? [] : [[correction.typed, word.word] as const];
      }),
    );
    const changesScript = [...corrections].some(([typed, word]) => isArabic(typed) !== isArabic(word));
    const suggestion = respell(search, corrections, spellings, changesScript ? required : null);
    if (corrections.size > 0 && !(changesScript && isMixed(suggestion))) return suggestion;
  }
  return null;
}

interface NearWord {
  word: string;
  distance: number;
}

/** The nearest words of the script that was typed and of the other one. */
interface Correction {
  typed: string;
  same: NearWord | null;
  other: NearWord | null;
}

/** Arabic in Latin letters: digits stand for letters. */
const isArabizi = (word: string): boolean => /[a-z][235679]|^[235679][a-z]{2}/.test(word);

/** A search with such a word is Arabic. */
const prefersOther = ({ other }: Correction): boolean => other !== null;

/** Long words have a near one by their letters; short ones are as likely heard. */
const minSpelledLetters = 6;
const isNearer = ({ typed, same, other }: Correction): boolean =>
  other !== null && (same === null || (typed.length < minSpelledLetters && other.distance < same.distance));

const piecePattern = /[\p{L}\p{M}\p{N}]+/gu;
const toPieces = (search: string): string => dropInvisible(search.normalize('NFKC'));

/** Names and acronyms: all upper case, with a capital inside, or with a capital after a word without one. */
function findNames(search: string): ReadonlySet<string> {
  const pieces = toPieces(search).match(piecePattern) ?? [];
  const isLower = pieces.some((piece) => /^\p{Ll}/u.test(piece));
  const isName = (piece: string, index: number): boolean =>
    /.\p{Lu}/u.test(piece) || (isLower && index > 0 && /^\p{Lu}/u.test(piece));
  return new Set(pieces.filter(isName).flatMap(toTokens));
}

/** Shorter Latin words are too often others without their accents. */
const minRespelledLetters = 5;

/** @param required the words that a suggestion in another script keeps; null if the script stays */
function respell(
  search: string,
  corrections: ReadonlyMap<string, string>,
  spellings: ReadonlyMap<string, string>,
  required: ReadonlySet<string> | null,
): string {
  const respelled = toPieces(search).replace(piecePattern, (piece) => {
    const [token = '', ...rest] = toTokens(piece);
    if (rest.length > 0) return piece;
    const correction = corrections.get(token);
    if (correction !== undefined) return correction;
    if (required !== null && !required.has(token) && !/[0-9]/.test(token)) return '';
    return (isArabic(token) || token.length >= minRespelledLetters ? spellings.get(token) : null) ?? piece;
  });
  return respelled.replace(/\s+/g, ' ').trim();
}

/** Of unknown words; of all typed words, how texts write them. */
const findCandidates = (
  db: Pick<PrismaClient, '$queryRaw'>,
  unknown: string[],
  typed: string[],
): Promise<Candidate[]> =>
  queryRows<Candidate>(
    db,
    Prisma.sql`
    SELECT typed AS "typed", search_sound(typed) AS "typedSound", w."word", w."token", search_sound(w."token") AS "sound", w."isHomophone"
    FROM unnest(${unknown}::text[]) AS typed CROSS JOIN LATERAL (
      (SELECT "word", "token", true AS "isHomophone" FROM "search_words"
      WHERE "sound" <> '' AND "sound" IN (SELECT search_sound_key(search_sound(spoken)) FROM unnest(ARRAY[typed,
        regexp_replace(typed, '(..[ae])[th]$', '\\1'), regexp_replace(typed, '^(?:[ae]l|l)(?=.{4})', '')]) AS spoken)
      ORDER BY abs(length("token") - length(typed)), "token" COLLATE "C" LIMIT 100)
      UNION ALL
      SELECT "word", "token", false FROM similar_search_words(typed)
    ) w
    UNION ALL
    SELECT "token", '', "word", "token", '', false FROM "search_words" WHERE "token" = ANY (${typed}::text[])`,
    'search_corrections',
  );

const isArabic = (word: string): boolean => /[\u0620-\u06FF]/.test(word);
const isMixed = (search: string): boolean => isArabic(search) && /(?:^| )[^ 0-9]*\p{Script=Latin}/u.test(search);
const isSameScript = ({ typed, token }: Candidate): boolean => isArabic(typed) === isArabic(token);

const minCorrectedLetters = 3;
/** Shorter words are near to very many others: only one that sounds or, but for the dots, looks the same was meant. */
const minNearLetters = 5;

function isNearEnough(candidate: Candidate): boolean {
  const { typed, token, typedSound, sound } = candidate;
  const isSameSound = typedSound === sound && (isArabic(typed) || !isSameScript(candidate));
  if (typed.length < minNearLetters && !isSameSound && withoutDots(typed) !== withoutDots(token)) return false;
  return withoutArticle(typed)[0] === withoutArticle(token)[0] || firstSound(typedSound) === firstSound(sound);
}

const dottedLetters: Record<string, string> = { خ: 'ح', ج: 'ح', ذ: 'د', ز: 'ر', ش: 'س', ض: 'ص', ظ: 'ط', غ: 'ع' };
const withoutDots = (token: string): string => token.replace(/./g, (letter) => dottedLetters[letter] ?? letter);

/** Alef carries the vowel after it. */
const firstSound = (sound: string): string | undefined => sound.replace(/^a(?=[iu])/, '')[0];
const withoutArticle = (token: string): string => token.replace(/^[وبكف]?ال(?=.{3})/, '');
const isHeardAs = (one: string, other: string): number => editDistance(one, other) / Math.max(one.length, other.length);
/** Of the letters of a sound, the share that may differ: vowels, which Arabic leaves out. Few consonants say little. */
const maxSoundDifference = (sound: string): number => {
  const consonants = sound.replace(/[aiu]/g, '').length;
  return consonants <= 2 ? 0.25 : consonants === 3 ? 0.34 : 0.5;
};
/** Of homophones, one in the script that was typed is nearer. */
const otherScript = 0.4;
const homophoneShare = 0.5;
const maxHomophoneLetters = 2;
/** Letters that may differ: none in very short words, two in long ones. */
function maxDistance(typed: string): number {
  const { length } = typed.replace(/^ال/, '');
  if (length <= 3) return 0.5;
  if (length <= 5) return 1;
  return length <= 9 ? 1.5 : 2;
}

/** Words of the other script by their sound; of the same script by their letters, and a little by their sound. */
function nearestWord(typed: string, candidates: readonly Candidate[]): NearWord | null {
  let nearest: NearWord | null = null;
  for (const candidate of candidates) {
    if (stopWords.has(candidate.token)) continue;
    const near = compare(typed, candidate);
    if (nearest === null || near.distance < nearest.distance) nearest = near;
  }
  return nearest !== null && nearest.distance <= 1 ? nearest : null;
}

/** A distance of at most 1 is near. */
function compare(typed: string, { word, token, typedSound, sound, isHomophone }: Candidate): NearWord {
  // The article is compared only if it was typed, and is not suggested otherwise.
  const bareWord = typed.startsWith('ال') ? word : word.replace(/^[وبكف]?ال(?=.{3})/, '');
  const bare = typed.startsWith('ال') ? token : normalizeLetters(bareWord);
  if (isArabic(typed) !== isArabic(token)) {
    const spoken = typedSound.replace(/^[ai]L(?=.{3})/, '');
    const difference = Math.min(isHeardAs(typedSound, sound), isHeardAs(spoken, sound));
    return {
      word: bareWord,
      distance: isHomophone
        ? otherScript + ((1 - otherScript) * difference) / maxSoundDifference(typedSound)
        : Infinity,
    };
  }
  const letters = editDistance(typed, bare);
  return {
    word: bareWord,
    distance: (isHomophone && letters <= maxHomophoneLetters ? letters * homophoneShare : letters) / maxDistance(typed),
  };
}

/** Number of inserted, deleted, replaced or exchanged neighboring letters that lead from one word to the other. */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  // distances[row][column]: from the first letters of one word to the first letters of the other.
  const distances = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (_cell, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number): number => distances[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1)
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = at(row - 1, column - 1) + Number(from[row - 1] !== to[column - 1]);
      const isExchange = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const exchanged = isExchange ? at(row - 2, column - 2) + 1 : Infinity;
      distances[row]?.splice(
        column,
        1,
        Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced, exchanged),
      );
    }
  return at(from.length, to.length);
}
