import type { Language } from '../../../language';
import { localizedFieldName } from '../../BilingualColumns';
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

/** Goes on to the explanation: the first blank one, whose fields wait behind a button while both are. */
export function focusExplanation(values: QuestionValues, languages: readonly Language[]): void {
  const fields = languages.map((language) => localizedFieldName('explanation', language));
  const name = fields.find((field) => values[field].trim() === '') ?? fields[0] ?? 'explanation';
  if (document.getElementById(questionFieldId(name))) focusField(name);
  else document.getElementById(questionFieldId('explanation.add'))?.click();
}

/** Goes on to the answers: the first option in a language, or the first field of another kind. From a text that is not translated, to the end. */
export function focusAnswer(values: QuestionValues, answers: HTMLElement | null, language: Language): void {
  if (isBlankIn(values, language) && `${values.text}${values.textAr}`.trim() !== '') {
    focusField('apply');
    return;
  }
  const option = document.getElementById(questionFieldId(`options.0.${localizedFieldName('text', language)}`));
  (option ?? answers?.querySelector<HTMLElement>('textarea, input:not([type="file"]), select, button'))?.focus();
}

/** Goes on from an explanation: to the text in the language that is still missing, else to the button that applies the question. */
export function focusTranslation(values: QuestionValues, languages: readonly Language[]): void {
  const missing = languages.find((language) => isBlankIn(values, language));
  focusField(missing ? localizedFieldName('text', missing) : 'apply');
}

const isBlankIn = (values: QuestionValues, language: Language): boolean =>
  values[localizedFieldName('text', language)].trim() === '';

const focusField = (path: string): void => document.getElementById(questionFieldId(path))?.focus();

/** The list with one item replaced. */
export const replaceAt = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((each, position) => (position === index ? item : each));
