import { z } from './zod';
import { bounds } from '../../bounds';
import { toSearchText } from '../../search/searchText';
import { parseCommaList } from '../../text/commaSeparatedList';
import { messageKey, singleLineText } from './textFields';
import { shownInMessage, textList } from './textList';

const { vocabulary, keywords, lengthMax } = bounds.searchWords;

/** The first of several words that the search cannot tell apart. */
const distinctWords = (words: readonly string[]): string[] => {
  const texts = words.map((word) => toSearchText(word));
  return words.filter((word, index) => word !== '' && texts.indexOf(texts[index] ?? '') === index);
};

/** Blank, or a word that can be searched. */
const wordField = singleLineText(lengthMax).refine(
  (word) => word === '' || /[\p{L}\p{N}]/u.test(word),
  messageKey('wordWithoutLetters'),
);

/** The message about a word, with the word where the message does not name a character of it. */
function wordMessage(word: string, message: string): string {
  if (message === messageKey('tooLong')) return `${messageKey('wordTooLong')}|${shownInMessage(word)}|${lengthMax}`;
  return message === messageKey('wordWithoutLetters') ? `${message}|${shownInMessage(word)}` : message;
}

/** Words in lines or between commas. */
const wordList = (min: number, max: number, countMessage: string) =>
  textList({
    split: parseCommaList,
    item: wordField,
    itemMessage: wordMessage,
    distinct: distinctWords,
    min,
    max,
    countMessage,
  });

/** Words by which people look for a course; null for none. */
export const keywordsField = wordList(0, keywords, `${messageKey('tooManyKeywords')}|${keywords}`)
  .nullish()
  .transform((words) => (words === null ? [] : words));

/** Names of one thing. */
export const createVocabularyEntrySchema = z.object({
  words: wordList(
    vocabulary.min,
    vocabulary.max,
    `${messageKey('differentWordsBetween')}|${vocabulary.min}|${vocabulary.max}`,
  ),
});
/** Absent fields keep their value. */
export const updateVocabularyEntrySchema = createVocabularyEntrySchema.partial();
