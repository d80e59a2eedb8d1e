import type { Prisma } from '../../prisma/generated/client';
import { oneStatement, type OneStatementReads } from '../../prisma/reads/oneStatementReads';
import { limits } from '../contract/limits';
import { generalSynonyms, stopWords } from '../contract/search/searchVocabulary';
import { searchedStems, stemToken, toTokens } from '../contract/search/stems';
import { splitSearchWords } from '../contract/search/searchText';
import { searchQuerySchema } from '../contract/validation/textFields';
import { validate } from '../core/errors';
import { escapeLike } from '../core/escapeLike';

/** A searched word: a row has it if its text contains a literal or its stems contain a stem. */
interface SearchWord {
  literals: string[];
  stems: string[];
}

/** A word, or words that together name a glossary term. A row matches with all words or with all stems of a synonym. */
export interface SearchPart {
  words: SearchWord[];
  synonyms: string[][];
}

/** Signs that separate or end words; a word with others ("100%", "C++") is compared literally only. */
const joinerPattern = /[-/‐–—'’.,٬:;()«»"“”!?؟،؛]/g;

/** Hyphens, slashes and grouping marks are ignored, but a text that contains the word as it is typed matches too. */
function toSearchWords(word: string): SearchWord[] {
  const tokens = toTokens(word);
  const isPlain = [...word.replace(joinerPattern, '')].every((letter) => toTokens(letter).length === 1);
  if (tokens.length === 0 || !isPlain) return [{ literals: [word], stems: [] }];
  return tokens.map((token) => ({ literals: [...new Set([token, word])], stems: searchedStems(token) }));
}

/**
 * Splits a search into parts; all of them must match. The name of a published glossary term has its other names as
 * synonyms, and those of the general vocabulary. Stop words are parts only where nothing else is searched.
 * @throws Problem `invalidInput` for an invalid search text
 */
export async function parseSearch(db: OneStatementReads, search: string | null | undefined): Promise<SearchPart[]> {
  const words = splitSearchWords(validate(searchQuerySchema, search))
    .flatMap(toSearchWords)
    .slice(0, limits.search.words);
  const keys = words.map(({ literals: [token = ''] }) => toTokens(token).map(stemToken).join(' '));
  const names = await findNames(db, keys);
  const parts: SearchPart[] = [];
  for (let start = 0; start < words.length;) {
    const { length, synonyms } = longestName(keys.slice(start), names);
    parts.push({ words: words.slice(start, start + length), synonyms });
    start += length;
  }
  const meaningful = parts.filter((part) => !isStopWord(part));
  return meaningful.length > 0 ? meaningful : parts;
}

const isStopWord = ({ words, synonyms }: SearchPart): boolean =>
  synonyms.length === 0 && words.every(({ literals: [token = ''] }) => stopWords.has(token));

/** Key of each name that occurs in the search → keys of the names of its terms and of the general vocabulary. */
async function findNames(db: OneStatementReads, keys: string[]): Promise<Map<string, Set<string>>> {
  const phrases = new Set(keys.flatMap((_, start) => phrasesFrom(keys.slice(start))));
  if (phrases.size === 0) return new Map();
  // Anyone can register as a trainer and give many terms the same name.
  const terms = await oneStatement(db).searchDocument.findMany({
    where: { nameKeys: { hasSome: [...phrases] }, isPublished: true },
    select: { nameKeys: true },
    orderBy: { glossaryTermId: 'asc' },
    take: limits.search.termsOfName * phrases.size,
  });
  const termsOf = new Map<string, string[][]>();
  for (const { nameKeys } of terms)
    for (const name of nameKeys) termsOf.set(name, [...(termsOf.get(name) ?? []), nameKeys]);
  const names = new Map<string, Set<string>>();
  for (const phrase of phrases) {
    const ofTerms = (termsOf.get(phrase) ?? []).slice(0, limits.search.termsOfName).flat();
    const all = new Set([...ofTerms, ...(generalSynonyms.get(phrase) ?? [])]);
    if (all.size > 0) names.set(phrase, all);
  }
  return names;
}

/** The first word, the first two words, and so on. */
const phrasesFrom = (keys: string[]): string[] =>
  keys.slice(0, limits.search.wordsOfName).map((_, index) => keys.slice(0, index + 1).join(' '));

function longestName(keys: string[], names: Map<string, Set<string>>): { length: number; synonyms: string[][] } {
  const phrase = phrasesFrom(keys).findLast((candidate) => names.has(candidate));
  if (phrase === undefined) return { length: 1, synonyms: [] };
  const synonyms = [...(names.get(phrase) ?? [])]
    .filter((name) => name !== phrase)
    .slice(0, limits.search.synonyms)
    .map((name) => name.split(' '));
  return { length: phrase.split(' ').length, synonyms };
}

/** Documents that have a part. */
const partWhere = ({ words, synonyms }: SearchPart): Prisma.SearchDocumentWhereInput => ({
  OR: [
    {
      AND: words.map(({ literals, stems }) => ({
        // Stems first: a row that has them is found without reading its text.
        OR: [
          ...(stems.length > 0 ? [{ stems: { hasSome: stems } }] : []),
          ...literals.map((literal) => ({ text: { contains: escapeLike(literal) } })),
        ],
      })),
    },
    ...synonyms.map((stems) => ({ stems: { hasEvery: stems } })),
  ],
});

/** A condition on the rows of a list: their document has every part. None for an empty search. */
export const searchWhere = (parts: SearchPart[]): { searchDocument?: { is: Prisma.SearchDocumentWhereInput } } =>
  parts.length === 0 ? {} : { searchDocument: { is: { AND: parts.map(partWhere) } } };
