import { practiceAnswerSchema } from '../contract/validation/learning/quizzes';
import { builder } from '../core/builder';
import { Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';
import { AnswerReviewType } from '../quizzes/attempts/review/answerReviewType';
import { signedWith } from '../quizzes/attempts/questions/askedQuestion';
import { answerQuestion, type PracticeAnswer } from './answerQuestion';
import { PracticeType } from './practice';
import { findPracticeOfCourse } from './practiceRows';

const PracticeAnswerType = builder.objectRef<PracticeAnswer>('PracticeAnswer').implement({
  description: 'A practiced answer with its review.',
  fields: (t) => ({
    response: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The stored response, of the shape of `AttemptQuestion.response`; null for none.',
      resolve: ({ response }) => response,
    }),
    review: t.field({
      type: AnswerReviewType,
      description: 'The verdict, the right answer, and why.',
      resolve: ({ review, sign }) => signedWith(sign)(review),
    }),
    due: t.expose('due', { type: 'DateTime', description: 'Time from which the question is due again.' }),
    practice: t.field({
      type: PracticeType,
      nullable: true,
      description: 'What the student can practice in the course afterwards.',
      resolve: ({ courseId }, _args, { db, viewer }) => viewer && findPracticeOfCourse(db, viewer, courseId),
    }),
  }),
});

const PracticeAnswerInput = builder.inputType('PracticeAnswerInput', {
  description: 'An answer to a question of `practiceQuestions`.',
  fields: (t) => ({
    number: t.int({ required: true, description: '`number` of the question.' }),
    version: t.int({ required: true, description: '`version` of the question.' }),
    response: t.field({
      type: 'JSON',
      description: 'Of the shape of `AttemptQuestion.response`, at most 2 KB; null says that the answer is not known.',
    }),
  }),
});

builder.mutationFields((t) => ({
  answerPracticeQuestion: t.withAuth({ can: 'progress:write' }).field({
    type: PracticeAnswerType,
    description:
      'Marks a practiced answer and plans the next one. Sent again with the same `number`, it returns what is stored and changes nothing.',
    problems: ['questionNotFound', 'practiceQuestionChanged', 'invalidInput', 'tooManyAttempts'],
    args: {
      id: t.arg.id({ required: true, description: 'Key of the question.' }),
      input: t.arg({ type: PracticeAnswerInput, required: true, description: 'The answer.' }),
    },
    resolve: async (_root, { id, input }, context) => {
      await context.services.rateLimiter.limitByUser(context.viewer.id, 'quizAnswers');
      return answerQuestion(context, parseId(id), validate(practiceAnswerSchema, input));
    },
  }),
  setPractice: t.withAuth({ can: 'progress:write' }).field({
    type: PracticeType,
    nullable: true,
    description:
      'Turns practice and its reminders in a course on or off for the signed-in student. What was practiced remains.',
    problems: ['notEnrolled'],
    args: {
      courseId: t.arg.id({ required: true, description: 'Key of the course.' }),
      isOn: t.arg.boolean({ required: true, description: 'False turns it off.' }),
    },
    resolve: async (_root, { courseId, isOn }, { db, viewer }) => {
      const id = parseId(courseId);
      const changed = await db.$executeRaw`
        UPDATE "enrollments" SET "practiceOffAt" = CASE WHEN ${isOn} THEN NULL ELSE coalesce("practiceOffAt", now()) END
        WHERE "studentId" = ${viewer.id} AND "courseId" = ${id} AND "status" IN ('in_progress', 'completed')`;
      if (changed === 0) throw new Problem('notEnrolled');
      return findPracticeOfCourse(db, viewer, id);
    },
  }),
}));
