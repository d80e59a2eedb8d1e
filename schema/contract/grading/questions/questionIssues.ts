import { bounds } from '../../bounds';
import { stripIgnorable } from '../../text/characters';
import { messageKey } from '../../validation/fields/textFields';
import type { BilingualText, QuestionOption } from './question';

/** Reports an issue of a field: the first one of each counts. */
export type ReportIssue = (path: string, message: string) => void;

const isBlank = ({ text, textAr }: BilingualText): boolean => stripIgnorable(text + textAr) === '';

export function checkText(text: BilingualText, path: string, report: ReportIssue): void {
  if (isBlank(text)) report(`${path}.text`, messageKey('textInOneLanguage'));
}

/** Options with ids and texts of their own. */
export function checkOptions(options: readonly QuestionOption[], path: string, report: ReportIssue): void {
  const { min, max } = bounds.questions.options;
  if (options.length < min || options.length > max) report(path, `${messageKey('optionsBetween')}|${min}|${max}`);
  const ids = new Set<string>();
  const texts = new Set<string>();
  options.forEach((option, index) => {
    checkText(option, `${path}.${index}`, report);
    if (ids.has(option.id)) report(`${path}.${index}.id`, messageKey('invalidOptionId'));
    const text = JSON.stringify([option.text.toLowerCase(), option.textAr]);
    if (texts.has(text)) report(`${path}.${index}.text`, messageKey('duplicateOptions'));
    ids.add(option.id);
    texts.add(text);
  });
}

/** Chosen ids of options, each once. */
export function checkChoices(
  chosen: readonly string[],
  options: readonly QuestionOption[],
  path: string,
  report: ReportIssue,
): void {
  if (chosen.some((choice) => options.every(({ id }) => id !== choice))) report(path, messageKey('notAnOption'));
  if (new Set(chosen).size < chosen.length) report(path, messageKey('repeatedOption'));
}

/** At least one of the options is right and at least one wrong: choosing everything is never right. */
export function checkRightChoices(
  chosen: readonly string[],
  options: readonly QuestionOption[],
  path: string,
  report: ReportIssue,
): void {
  if (chosen.length === 0) report(path, messageKey('rightAnswerMissing'));
  checkChoices(chosen, options, path, report);
  if (options.length > 0 && options.every(({ id }) => chosen.includes(id)))
    report(path, messageKey('wrongOptionMissing'));
}
