import { bounds } from '../../bounds';
import { messageKey } from '../../validation/fields/textFields';
import { z } from '../../validation/fields/zod';
import {
  questionKinds,
  type QuestionBody,
  type QuestionContent,
  type QuestionFeedback,
  type QuestionKind,
  type QuestionOption,
} from './question';
import { questionChecks } from './questionChecks';
import { checkChoices, checkText, type ReportIssue } from './questionIssues';
import { questionBodySchema, questionFeedbackSchema, questionKeySchema } from './questionSchemas';

/** A complete question, or the first issue of each field: 'body.options.0.text' → message key. */
type ParsedQuestion =
  | { content: QuestionContent; feedback: QuestionFeedback; issues: null }
  | { content: null; feedback: null; issues: Readonly<Record<string, string>> };

const kindSchema = z.object({ kind: z.enum(questionKinds, messageKey('wrongType')) }, messageKey('wrongType'));

const draftSchema = (kind: QuestionKind) =>
  z.object({ body: questionBodySchema(kind), key: questionKeySchema(kind), feedback: questionFeedbackSchema });

const optionsOf = (body: QuestionBody): readonly QuestionOption[] => {
  if ('places' in body) return body.places;
  return 'options' in body ? body.options : [];
};

const isTooLarge = (body: QuestionBody): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).length > bounds.questions.bodyBytes;

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

/** A formula is at most so long; between amounts in dollars there is more text. */
const formulaPattern = /\$[^$\n]{1,500}\$/g;

const countFormulaCharacters = (content: unknown): number =>
  listTexts(content)
    .flatMap((text) => text.match(formulaPattern) ?? [])
    .reduce((sum, { length }) => sum + length, 0);

function checkContent(content: QuestionContent, feedback: QuestionFeedback, report: ReportIssue): void {
  checkText(content.body, 'body', report);
  if (isTooLarge(content.body)) report('body.text', messageKey('tooLong'));
  const { formulaCharacters } = bounds.questions;
  if (countFormulaCharacters([content.body, feedback]) > formulaCharacters)
    report('body.text', `${messageKey('tooManyFormulas')}|${formulaCharacters}`);
  feedback.notes.forEach(({ option }, index) =>
    checkChoices([option], optionsOf(content.body), `feedback.notes.${index}.option`, report),
  );
}

/**
 * Judges whether a draft is complete, for a version that learners answer. Texts are cleaned, numbers of the key become decimal texts.
 * @param input `{kind, body, key, feedback}`, as drafts are stored or sent
 */
export function parseQuestionContent(input: unknown): ParsedQuestion {
  const issues: Record<string, string> = {};
  const report: ReportIssue = (path, message) => {
    issues[path] ??= message;
  };
  const reportAll = (error: z.ZodError): ParsedQuestion => {
    for (const { path, message } of error.issues) report(path.join('.'), message);
    return { content: null, feedback: null, issues };
  };
  const kind = kindSchema.safeParse(input);
  if (!kind.success) return reportAll(kind.error);
  const draft = draftSchema(kind.data.kind).safeParse(input);
  if (!draft.success) return reportAll(draft.error);
  const { feedback, ...bodyAndKey } = draft.data;
  // Body and key were parsed by the schemas of the same kind.
  const check = questionChecks[kind.data.kind] as (draft: unknown, report: ReportIssue) => QuestionContent;
  const content = check(bodyAndKey, report);
  checkContent(content, feedback, report);
  return Object.keys(issues).length > 0
    ? { content: null, feedback: null, issues }
    : { content, feedback, issues: null };
}
