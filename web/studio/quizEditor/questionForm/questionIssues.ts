import { toQuestionContent } from './questionContent';
import type { OptionValues, QuestionValues } from './questionValues';

/** Fields of the form whose content has another name. */
const formNames: Readonly<Record<string, string>> = {
  'key.option': 'correct',
  'key.places': 'correct',
  'key.tolerance': 'toleranceValue',
  'key.targets': 'targetOf',
};

/** The present index of the row at an index of the stored list, which may be sorted. */
function rowIndex(stored: readonly OptionValues[], rows: readonly OptionValues[], index: string): string {
  const row = stored[Number(index)];
  return row === undefined ? index : String(rows.findIndex(({ id }) => id === row.id));
}

/**
 * The path in the form of a path in the content ('body.options.2.textAr', 'key.tolerance.value'): 'options.0.textAr', 'correct',
 * 'notes.<id of the option>.text'.
 * @param values from which the content was made
 */
export function toFormPath(values: QuestionValues, path: string): string {
  const [part, name = '', index, ...rest] = path.split('.');
  const formName = formNames[`${part}.${name}`] ?? name;
  if (part === 'key' && name === 'options') return values.kind === 'order' ? 'options' : 'correct';
  if (index === undefined || formName === 'correct' || formName === 'toleranceValue') return formName;
  return [formName, rowOf(values, part === 'key' ? '' : name, index), ...rest].join('.');
}

/** What the form's path has for an index of the content, whose lists may be sorted or shorter than those of the form. */
function rowOf(values: QuestionValues, list: string, index: string): string {
  const { body, feedback } = toQuestionContent(values);
  if (list === 'notes') return feedback.notes[Number(index)]?.option ?? index;
  if (list === 'options' && 'options' in body) return rowIndex(body.options, values.options, index);
  if (list === 'targets' && 'targets' in body) return rowIndex(body.targets, values.targets, index);
  return index;
}

/**
 * The first message of each path of the form.
 * @param issues messages by path of the content, as `parseQuestionContent` and the server report them
 */
export function toFormMessages(
  values: QuestionValues,
  issues: Readonly<Record<string, string>>,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [path, message] of Object.entries(issues)) messages[toFormPath(values, path)] ??= message;
  return messages;
}
