import { z } from './zod';
import { bounds } from '../bounds';
import { toSearchText } from '../search/searchText';
import { parseCommaList } from '../text/commaSeparatedList';
import { messageKey, singleLineText } from './textFields';

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
const shownLength = 20;

/** The message about a word, with the word where the message does not name a character of it. */
function wordMessage(word: string, message: string): string {
  const shown = word.replaceAll('|', ' ').slice(0, shownLength);
  if (message === messageKey('tooLong')) return `${messageKey('wordTooLong')}|${shown}|${lengthMax}`;
  return message === messageKey('wordWithoutLetters') ? `${message}|${shown}` : message;
}

/** Cleaned words: a list, or one text with a word in each line or between commas, as forms have it. */
const wordList = (min: number, max: number, message: string) =>
  z
    .union([z.array(z.string()), z.string()], {
      error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'wrongType'),
    })
    .transform((input) => (typeof input === 'string' ? parseCommaList(input) : input))
    .pipe(z.array(z.string()).max(10 * max, messageKey('tooMany')))
    .transform((words, ctx) => {
      const parsed = words.map((word) => wordField.safeParse(word));
      const invalid = parsed.findIndex(({ success }) => !success);
      const issue = parsed[invalid]?.error?.issues[0];
      if (issue) ctx.addIssue({ code: 'custom', message: wordMessage(words[invalid] ?? '', issue.message) });
      return distinctWords(parsed.flatMap(({ data }) => data ?? []));
    })
    .refine((words) => words.length >= min && words.length <= max, message);

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
