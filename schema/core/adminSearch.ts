import { stateLabelsAr } from '../contract/labels/stateLabelsAr';
import { splitSearchWords, toPhoneDigits, toPlainNumber, toSearchText } from '../contract/search/searchText';
import { searchQuerySchema } from '../contract/validation/textFields';
import { validate } from './errors';

interface AdminSearchTextCondition {
  adminSearchText: { contains: string };
}

type AdminSearchCondition<Alternative> =
  { OR: (AdminSearchTextCondition | Alternative)[] } | { OR: [{ AND: object[] }, AdminSearchTextCondition] };

const escapeWildcards = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

const currencyWords = new Set(['دج', 'د.ج', 'dzd', '$']);
const minPhoneDigits = 6;

/**
 * Conditions of an admin search: every word occurs in some field of the row, numbers with or without separators; or the
 * whole text is a phone number with the digits of the row's.
 * @param alternatives further conditions that match a word: a related row, a state known by its label, a counter
 * @throws Problem `invalidInput` for a search that is too long or has control characters
 */
export function adminSearchFilter<Alternative extends object = never>(
  search: string | null | undefined,
  alternatives: (word: string, condition: AdminSearchTextCondition) => readonly Alternative[] = () => [],
): AdminSearchCondition<Alternative>[] {
  const text = toSearchText(validate(searchQuerySchema, search));
  const words = splitSearchWords(text).filter((word) => !(currencyWords.has(word) && /\d/.test(text)));
  const conditions = words.map((word) => {
    const plainNumber = toPlainNumber(word);
    const texts = [...new Set([word, plainNumber])].map(textCondition);
    return { OR: [...texts, ...alternatives(plainNumber, textCondition(word))] };
  });
  const phone = /^[+\d\s()./-]+$/.test(text) ? toPhoneDigits(text) : '';
  const isPlainWord = words.length === 1 && words[0] === phone;
  if (phone.length < minPhoneDigits || isPlainWord) return conditions;
  return [{ OR: [{ AND: conditions }, textCondition(phone)] }];
}

const textCondition = (word: string): AdminSearchTextCondition => ({
  adminSearchText: { contains: escapeWildcards(word) },
});

const minLabelLetters = 3;

/** Whether a word of an Arabic label starts with the search word, of which three letters are typed at least. */
const matchesLabel = (word: string, label: string): boolean =>
  splitSearchWords(label).some((part) => part === word || (word.length >= minLabelLetters && part.startsWith(word)));

/** Values whose Arabic label matches the word, so that a search matches what the panel displays. */
export const valuesMatchingLabel = <Value extends string>(
  word: string,
  labels: Readonly<Record<Value, string>>,
): Value[] => (Object.keys(labels) as Value[]).filter((value) => matchesLabel(word, labels[value]));

/** The conditions of the states whose Arabic label matches the word. */
export const statesMatchingLabel = <Condition extends object>(
  word: string,
  states: readonly (readonly [label: string, condition: Condition])[],
): Condition[] => states.filter(([label]) => matchesLabel(word, label)).map(([, condition]) => condition);

/** Published or draft, by the words of the panel. */
export const publicationsMatchingLabel = (word: string): { isPublished: boolean }[] =>
  statesMatchingLabel(word, [
    [stateLabelsAr.publishedFeminine, { isPublished: true }],
    [stateLabelsAr.draft, { isPublished: false }],
  ]);

/** Rows whose category, trainer or author has the word in its name, by the names in their search document. */
export const headingMatching = (word: string) => ({
  searchDocument: { headingText: { contains: escapeWildcards(word) } },
});

/** The condition that a counter has the number that was typed; none for other words. */
export const countersMatching = <Column extends string>(
  word: string,
  ...columns: readonly Column[]
): { [Name in Column]?: number }[] =>
  /^\d{1,9}$/.test(word) ? columns.map((column) => ({ [column]: Number(word) }) as { [Name in Column]?: number }) : [];
