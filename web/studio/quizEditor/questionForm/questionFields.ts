import type { QuestionValues } from './questionValues';

/** What the fields of a question get. */
export interface QuestionFieldsProps {
  values: QuestionValues;
  edit(changes: Partial<QuestionValues>): void;
  /** What is wrong at a path of the form ('options.0.text'), in the page's language. */
  message(path: string): string | undefined;
}

/** Id of the field of a path; one question is open at a time. */
export const questionFieldId = (path: string): string => `question-${path.replaceAll('.', '-')}`;

/** The list with one item replaced. */
export const replaceAt = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((each, position) => (position === index ? item : each));
