import { bounds } from '../../bounds';
import { correctionMethods } from '../../grading/correctGrade';
import { questionKinds } from '../../grading/questions/question';
import { quizReveals } from '../../quizzes';
import { clientKey } from '../fields/clientKey';
import { booleanField, foreignKeyField, integerBetween, integerField } from '../fields/numberFields';
import { messageKey, multilineText, nonBlankText, optionalText, singleLineText } from '../fields/textFields';
import { z } from '../fields/zod';

const { quizzes, tags } = bounds;

/** Tags of a question, each once. */
const tagsField = z
  .array(singleLineText(tags.lengthMax), messageKey('wrongType'))
  .max(tags.max, messageKey('tooMany'))
  .transform((list) => [...new Set(list.filter((tag) => tag !== ''))]);

export const createQuestionSchema = z.object({
  kind: z.enum(questionKinds, messageKey('wrongType')),
  clientKey: z.uuid(messageKey('wrongType')).optional(),
  tags: tagsField.optional(),
});

export const questionTagSchema = z.object({
  tag: nonBlankText(singleLineText, tags.lengthMax),
  name: nonBlankText(singleLineText, tags.lengthMax),
  nameAr: nonBlankText(singleLineText, tags.lengthMax),
});

/** Content of a draft, which may be incomplete; its parts are checked by kind. */
export const questionDraftSchema = z.object({
  kind: z.enum(questionKinds, messageKey('wrongType')).optional(),
  body: z.record(z.string(), z.unknown(), messageKey('wrongType')).optional(),
  key: z.record(z.string(), z.unknown(), messageKey('wrongType')).optional(),
  feedback: z.record(z.string(), z.unknown(), messageKey('wrongType')).optional(),
  tags: tagsField.optional(),
});

/** A place of a quiz asks one question, or draws some by a tag. */
const quizSlotSchema = z
  .object({
    questionId: foreignKeyField.default(null),
    drawTag: optionalText(singleLineText(tags.lengthMax)),
    drawCount: integerBetween(1, quizzes.asked).default(1),
    points: integerBetween(1, quizzes.points).default(1),
    isCritical: booleanField.default(false),
  })
  .refine(({ questionId, drawTag }) => (questionId === null) !== (drawTag === null), {
    path: ['questionId'],
    message: messageKey('questionOrTag'),
  })
  .transform((slot) => (slot.questionId === null ? slot : { ...slot, drawCount: 1 }));

export type QuizSlotInputValue = z.output<typeof quizSlotSchema>;

const slotsField = z
  .array(quizSlotSchema, messageKey('wrongType'))
  .max(quizzes.slots, messageKey('tooMany'))
  .refine((slots) => slots.reduce((sum, { drawCount }) => sum + drawCount, 0) <= quizzes.asked, messageKey('tooMany'))
  .superRefine((slots, ctx) => {
    const ids = slots.map(({ questionId }) => questionId);
    for (const [index, id] of ids.entries())
      if (id !== null && ids.indexOf(id) < index)
        ctx.addIssue({ code: 'custom', path: [index, 'questionId'], message: messageKey('questionTwice') });
  });

export const updateQuizSchema = z.object({
  passPercent: integerBetween(1, 100).optional(),
  attemptsAllowed: integerField(quizzes.attempts).optional(),
  pauseMinutes: integerField(quizzes.pauseMinutes).optional(),
  timeLimitSeconds: integerBetween(quizzes.timeLimitSeconds.min, quizzes.timeLimitSeconds.max).nullish(),
  reveal: z.enum(quizReveals, messageKey('wrongType')).optional(),
  shuffleQuestions: booleanField.optional(),
  shuffleOptions: booleanField.optional(),
  slots: slotsField.optional(),
});

export const quizExceptionSchema = z.object({
  extraPercent: integerField(quizzes.extraPercent).default(0),
  extraAttempts: integerField(quizzes.attempts).default(0),
  reason: nonBlankText(multilineText, quizzes.reasonMax),
});

export const questionCorrectionSchema = z.object({
  method: z.enum(correctionMethods, messageKey('wrongType')),
  version: integerBetween(1, bounds.id.max),
  reason: nonBlankText(multilineText, quizzes.reasonMax),
});

const isSmall = (response: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(response ?? null)).length <= quizzes.responseBytes;

/** Answers of a save, before they are compared with their questions. */
// Null says that there is no answer: a client that forgets the field must not do so.
const responseField = z
  .unknown()
  .refine((response) => response !== undefined, messageKey('required'))
  .refine(isSmall, messageKey('tooLong'));

export const practiceAnswerSchema = z.object({
  number: integerBetween(1, bounds.id.max),
  version: integerBetween(1, bounds.id.max),
  response: responseField,
});

export const saveAnswersSchema = z.object({
  answers: z
    .array(
      z.object({
        position: integerBetween(1, quizzes.asked),
        seq: integerField(bounds.id.max),
        response: responseField,
      }),
      messageKey('wrongType'),
    )
    .min(1, messageKey('required'))
    .max(quizzes.answers, messageKey('tooMany'))
    .refine(
      (answers) => new Set(answers.map(({ position }) => position)).size === answers.length,
      messageKey('positionTwice'),
    ),
});

/** A key that a client chooses, so that a repeated request starts nothing again. */
export const startAttemptSchema = z.object({ clientKey });
