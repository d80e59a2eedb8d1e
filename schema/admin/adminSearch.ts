import { stateLabelsAr } from '../contract/labels/stateLabelsAr';
import { splitSearchWords, toPhoneDigits, toPlainNumber, toSearchText } from '../contract/search/searchText';
import { searchQuerySchema } from '../contract/validation/fields/textFields';
import { validate } from '../core/problem';
import { escapeLike } from '../core/escapeLike';

interface AdminSearchTextCondition {
  adminSearchText: { contains: string };
}

/** A word or phrase of a search: conditions on its words, or a state with this label. */
interface SearchPartCondition<Condition> {
  OR: (Condition | { AND: { OR: Condition[] }[] })[];
}

type AdminSearchCondition<Condition> =
  | SearchPartCondition<AdminSearchTextCondition | Condition>
  | { OR: (AdminSearchTextCondition | { AND: SearchPartCondition<AdminSearchTextCondition | Condition>[] })[] };

/** A state of rows: its Arabic label, as the panel shows it, and its condition. */
type LabeledState<Condition> = readonly [label: string, condition: Condition];

interface AdminSearchOptions<Condition> {
  states?: readonly LabeledState<Condition>[];
  /** Further conditions that match a word: a related row, a counter. */
  alternatives?: (word: string, condition: AdminSearchTextCondition) => readonly Condition[];
}

const currencyWords = new Set(['دج', 'د.ج', 'دينار', 'dzd', 'da', 'dinars', '$']);
const minPhoneDigits = 6;

/**
 * Conditions of an admin search: every word occurs in some field of the row, numbers with or without separators, or in the
 * label of its state; or the whole text is a phone number with the digits of the row's.
 * @throws Problem `invalidInput` for a search that is too long or has control characters
 */
export function adminSearchFilter<Condition extends object = never>(
  search: string | null | undefined,
  { states = [], alternatives = () => [] }: AdminSearchOptions<Condition> = {},
): AdminSearchCondition<Condition>[] {
  const text = toSearchText(validate(searchQuerySchema, search));
  const words = splitSearchWords(text).filter((word) => !(currencyWords.has(word) && /\d/.test(text)));
  const conditions = matchWordsOrStates<AdminSearchTextCondition | Condition>(words, states, (word) => {
    const plainNumber = toPlainNumber(word);
    const texts = [...new Set([word, plainNumber])].map(textCondition);
    return [...texts, ...alternatives(plainNumber, textCondition(word))];
  });
  const phone = /^[+\d\s()./-]+$/.test(text) ? toPhoneDigits(text) : '';
  const isPlainWord = words.length === 1 && words[0] === phone;
  if (phone.length < minPhoneDigits || isPlainWord) return conditions;
  return [{ OR: [{ AND: conditions }, textCondition(phone)] }];
}

const textCondition = (word: string): AdminSearchTextCondition => ({
  adminSearchText: { contains: escapeLike(word) },
});

/**
 * A condition for each word, or for several words that start the label of a state together: «غير مؤكَّد» is one phrase,
 * which «مؤكَّد» alone does not match.
 */
export function matchWordsOrStates<Condition>(
  words: readonly string[],
  states: readonly LabeledState<Condition>[],
  wordConditions: (word: string) => Condition[],
): SearchPartCondition<Condition>[] {
  if (words.length === 0) return [];
  const phrases = words.map((_, index) => words.slice(0, index + 1));
  const part = phrases.findLast((phrase) => matchStates(phrase, states).length > 0) ?? words.slice(0, 1);
  const [first = [], ...others] = part.map(wordConditions);
  const texts = others.length === 0 ? first : [{ AND: [first, ...others].map((OR) => ({ OR })) }];
  return [
    { OR: [...texts, ...matchStates(part, states)] },
    ...matchWordsOrStates(words.slice(part.length), states, wordConditions),
  ];
}

const minLabelLetters = 3;

/** Conditions of the states whose label starts with the phrase, with or without the preposition of «في انتظار …». */
function matchStates<Condition>(words: readonly string[], states: readonly LabeledState<Condition>[]): Condition[] {
  const phrase = words.join(' ');
  if (phrase.length < minLabelLetters) return [];
  const startsWithPhrase = (label: string) =>
    label.startsWith(phrase) || (label.startsWith('في ') && label.slice('في '.length).startsWith(phrase));
  return states.filter(([label]) => startsWithPhrase(toSearchText(label))).map(([, condition]) => condition);
}

export const labeledStates = <Value extends string, Condition>(
  labels: Readonly<Record<Value, string>>,
  toCondition: (value: Value) => Condition,
): LabeledState<Condition>[] =>
  (Object.keys(labels) as Value[]).map((value) => [labels[value], toCondition(value)] as const);

/** Published and draft, with the words of the panel. */
export const publicationStates: readonly LabeledState<{ isPublished: boolean }>[] = [
  [stateLabelsAr.publishedFeminine, { isPublished: true }],
  [stateLabelsAr.draft, { isPublished: false }],
];

/** Rows whose category, trainer or author has the word in its name, by the names in their search document. */
export const relatedNameMatching = (word: string) => ({
  searchDocument: { headingText: { contains: escapeLike(word) } },
});

/** The condition that a counter has the number that was typed; none for other words. */
export const countersMatching = <Column extends string>(
  word: string,
  ...columns: readonly Column[]
): { [Name in Column]?: number }[] =>
  /^\d{1,9}$/.test(word) ? columns.map((column) => ({ [column]: Number(word) }) as { [Name in Column]?: number }) : [];
