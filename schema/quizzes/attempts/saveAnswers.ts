import { queryRows } from '../../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import type { QuestionResponse } from '../../contract/grading/questions/question';
import { responseSchema } from '../../contract/grading/questions/responseSchema';
import { saveAnswersSchema } from '../../contract/validation/learning/quizzes';
import { builder } from '../../core/builder';
import { Problem, validate } from '../../core/problem';
import { parseId } from '../../core/ids';
import { toShownResponse, toStoredResponse } from './attemptIds';
import { findAnswerableQuestions, type AnswerableQuestion } from './questions/attemptQuestionCache';

interface SavedAnswer {
  position: number;
  seq: number;
  response: unknown;
  savedAt: Date;
}

interface SavedAnswers {
  answers: SavedAnswer[];
  isLate: boolean;
  savedAt: Date;
  remainingSeconds: number | null;
}

const SavedAnswerType = builder.objectRef<SavedAnswer>('SavedQuizAnswer').implement({
  description: 'The stored answer to a question.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Place of the question.' }),
    seq: t.exposeInt('seq', { description: 'Number of the save that is stored, which may be a newer one.' }),
    response: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The stored response; null for none.',
      resolve: ({ response }) => response,
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'Time of that save.' }),
  }),
});

const SavedAnswersType = builder.objectRef<SavedAnswers>('SavedQuizAnswers').implement({
  description: 'What is stored after a save.',
  fields: (t) => ({
    answers: t.field({
      type: [SavedAnswerType],
      description: 'The stored answers to the questions of the request.',
      resolve: ({ answers }) => answers,
    }),
    isLate: t.exposeBoolean('isLate', {
      description: 'True more than 30 seconds after the deadline: the answers are stored apart and do not count.',
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'Time of this save.' }),
    remainingSeconds: t.exposeInt('remainingSeconds', {
      nullable: true,
      description: 'Seconds until the deadline; null without one.',
    }),
  }),
});

const QuizAnswerInput = builder.inputType('QuizAnswerInput', {
  description: 'An answer to a question of an attempt.',
  fields: (t) => ({
    position: t.int({ required: true, description: 'Place of the question, from 1.' }),
    seq: t.int({
      required: true,
      description:
        'Grows with each save of the question: an answer with an older number than the stored one changes nothing.',
    }),
    response: t.field({
      type: 'JSON',
      description: 'Of the shape of `AttemptQuestion.response`, at most 2 KB; null takes the answer back.',
    }),
  }),
});

builder.mutationField('saveQuizAnswers', (t) =>
  t.withAuth({ can: 'progress:write' }).field({
    type: SavedAnswersType,
    description:
      'Stores answers of an open attempt. All of them fit their questions, or nothing is stored. After the deadline they are stored apart and do not count.',
    problems: ['attemptNotFound', 'invalidInput', 'attemptClosed', 'notEnrolled', 'tooManyAttempts'],
    args: {
      attemptId: t.arg.id({ required: true, description: 'Key of an attempt of the caller.' }),
      answers: t.arg({ type: [QuizAnswerInput], required: true, description: 'At most 50, each of another question.' }),
    },
    resolve: async (_root, args, context): Promise<SavedAnswers> => {
      const { db, viewer, services } = context;
      await services.rateLimiter.limitByUser(viewer.id, 'quizAnswers');
      const { answers } = validate(saveAnswersSchema, { answers: args.answers });
      const attemptId = parseId(args.attemptId);
      const questions = await findAnswerableQuestions(db, { attemptId, studentId: viewer.id });
      if (!questions) throw new Problem('attemptNotFound');
      return storeAnswers(db, attemptId, questions, toStoredAnswers(answers, questions));
    },
  }),
);

type Questions = ReadonlyMap<number, AnswerableQuestion>;

interface StoredAnswer {
  position: number;
  seq: number;
  response: QuestionResponse | null;
}

/**
 * Answers with the ids of the bank.
 * @throws Problem `invalidInput` with the fields that do not fit their questions
 */
function toStoredAnswers(
  answers: readonly { position: number; seq: number; response: unknown }[],
  questions: Questions,
): StoredAnswer[] {
  const fields: Record<string, string> = {};
  const stored = answers.map(({ position, seq, response = null }, index): StoredAnswer => {
    const question = questions.get(position);
    if (!question) fields[`answers.${index}.position`] = 'unknownPosition';
    if (!question || response === null) return { position, seq, response: null };
    const { version, order, shownBody } = question;
    const parsed = responseSchema(version.kind, shownBody as never).safeParse(response);
    for (const { path, message } of parsed.error?.issues ?? [])
      fields[['answers', index, 'response', ...path].join('.')] ??= message;
    return { position, seq, response: parsed.data ? toStoredResponse(version.body, order, parsed.data) : null };
  });
  if (Object.keys(fields).length > 0) throw new Problem('invalidInput', { fields });
  return stored;
}

/** The result of the SQL function `save_answers`. */
interface SaveResult {
  problem?: 'notEnrolled' | 'attemptClosed';
  answers: (StoredAnswer & { savedAt: string })[];
  isLate: boolean;
  savedAt: string;
  remainingSeconds: number | null;
}

async function storeAnswers(
  db: PrismaClient,
  attemptId: number,
  questions: Questions,
  answers: readonly StoredAnswer[],
): Promise<SavedAnswers> {
  const statement = Prisma.sql`SELECT save_answers(${attemptId}::int, ${JSON.stringify(answers)}::jsonb) AS "result"`;
  const [row] = await queryRows<{ result: SaveResult }>(db, statement, 'save_answers');
  if (!row) throw new Problem('attemptNotFound');
  const { problem, isLate, savedAt, remainingSeconds } = row.result;
  if (problem) throw new Problem(problem);
  return {
    isLate,
    remainingSeconds,
    savedAt: new Date(savedAt),
    answers: row.result.answers.map((answer) => ({
      ...answer,
      response: toShownAnswer(questions.get(answer.position), answer.response),
      savedAt: new Date(answer.savedAt),
    })),
  };
}

const toShownAnswer = (question: AnswerableQuestion | undefined, response: QuestionResponse | null) =>
  question && response ? toShownResponse(question.version.body, question.order, response) : null;
