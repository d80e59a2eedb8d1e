import { z } from './zod';
import { limits } from '../limits';
import { toSearchText } from '../search/searchText';
import { parseCommaList } from '../text/commaSeparatedList';
import { messageKey, multilineText, singleLineText } from './textFields';

const { vocabulary, keywords, lengthMax } = limits.searchWords;

/** The first of several words that the search cannot tell apart; none without a letter or digit. */
const distinctWords = (words: readonly string[]): string[] => {
  const texts = words.map((word) => toSearchText(word));
  return words.filter((word, index) => /[\p{L}\p{N}]/u.test(word) && texts.indexOf(texts[index] ?? '') === index);
};

const wordList = (min: number, max: number, message: string) =>
  z
    .array(singleLineText(lengthMax), messageKey('wrongType'))
    .max(10 * max, messageKey('tooMany'))
    .transform(distinctWords)
    .refine((words) => words.length >= min && words.length <= max, message);

/** In forms, the words are one text, separated by line ends or commas. */
const typedWordList = (list: ReturnType<typeof wordList>) => multilineText(10_000).transform(parseCommaList).pipe(list);

/** Words by which people look for a course. */
export const keywordsField = wordList(0, keywords, `${messageKey('tooManyKeywords')}|${keywords}`);
export const typedKeywordsField = typedWordList(keywordsField);

const vocabularyWordsField = wordList(
  vocabulary.min,
  vocabulary.max,
  `${messageKey('differentWordsBetween')}|${vocabulary.min}|${vocabulary.max}`,
);

/** Names of one thing. */
export const createVocabularyEntrySchema = z.object({ words: vocabularyWordsField });
/** Absent fields keep their value. */
export const updateVocabularyEntrySchema = createVocabularyEntrySchema.partial();
export const vocabularyEntryFormSchema = z.object({ words: typedWordList(vocabularyWordsField) });
