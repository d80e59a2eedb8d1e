import { updateQuizSchema } from '../../../../schema/contract/validation/learning/quizzes';
import { rootField, type DraftPolicy } from '../../../drafts/draftModel';
import { parseCommaList } from '../../../../schema/contract/text/commaSeparatedList';
import { z } from '../../../../schema/contract/validation/fields/zod';
import {
  questionBodySchema,
  questionFeedbackSchema,
  questionKeySchema,
} from '../../../../schema/contract/grading/questions/questionSchemas';
import { isBlankNote, toDecimalText, toQuestionContent } from '../questionForm/questionContent';
import { toFormMessages } from '../questionForm/questionIssues';
import type { QuestionValues } from '../questionForm/questionValues';
import { parseSeconds } from '../questionForm/answerFields/parseSeconds';
import { isNewQuestionId } from './questionIds';
import { toQuizInput, type QuizValues } from './quizValues';

const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fields of the form with another name in the input. */
const formName = (path: PropertyKey[]): string => path.join('.').replace('timeLimitSeconds', 'timeLimit');

export const quizDraftPolicy: DraftPolicy<QuizValues> = {
  equals: (field, a, b) => isSameJson(a, b) || isSameJson(toQuizInput({ [field]: a }), toQuizInput({ [field]: b })),
  validate: (changes) => {
    // Numbers of the messages are those of the form, so that new questions are not left out.
    const slots = changes.slots?.map((slot, index) =>
      isNewQuestionId(slot.questionId) ? { ...slot, questionId: String(placeholderId + index) } : slot,
    );
    const { error } = updateQuizSchema.safeParse(toQuizInput({ ...changes, ...(slots && { slots }) }));
    const messages: Record<string, string> = {};
    for (const { path, message } of error?.issues ?? []) messages[formName(path)] ??= message;
    return messages;
  },
};

/** Above the ids of questions. */
const placeholderId = 2_000_000_000;

/** Fields whose values are stored alike when these agree: numbers, lists and moments are read from what was typed. */
const storedForms: { [Name in keyof QuestionValues]?: (value: QuestionValues[Name]) => unknown } = {
  value: toDecimalText,
  toleranceValue: toDecimalText,
  accepted: (lines) => lines.map((line) => line.trim()).filter(Boolean),
  tags: parseCommaList,
  notes: (notes) =>
    notes.filter((note) => !isBlankNote(note)).map(({ time, ...note }) => ({ ...note, second: parseSeconds(time) })),
};

/** The value as it is stored. */
function toStoredForm(field: keyof QuestionValues, value: unknown): unknown {
  // The value is that of the field.
  const toForm = storedForms[field] as ((typed: unknown) => unknown) | undefined;
  if (toForm) return toForm(value);
  return typeof value === 'string' ? value.trim() : value;
}

/** Texts that are too long, and lists with too many rows: the server refuses them also in a draft. */
function findSizeIssues(values: QuestionValues): Record<string, string> {
  const { kind, body, key, feedback } = toQuestionContent(values);
  const parts = { body: questionBodySchema(kind), key: questionKeySchema(kind), feedback: questionFeedbackSchema };
  const { error } = z.object(parts).safeParse({ body, key, feedback });
  const issues = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const);
  // The first message of each path counts, and later entries win.
  return toFormMessages(values, Object.fromEntries(issues.toReversed()));
}

/**
 * A draft may be incomplete: what is missing is shown, and does not keep it from being saved.
 * @param serverValues the values of the fields without changes
 */
export const createQuestionDraftPolicy = (serverValues: () => QuestionValues): DraftPolicy<QuestionValues> => ({
  equals: (field, a, b) => isSameJson(toStoredForm(field, a), toStoredForm(field, b)),
  validate: (changes) =>
    Object.fromEntries(
      Object.entries(findSizeIssues({ ...serverValues(), ...changes })).filter(([path]) => rootField(path) in changes),
    ),
});
