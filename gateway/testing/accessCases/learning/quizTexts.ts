import { createCorrectableQuestion } from '../../../../schema/testing/quizzes/correctableQuestion';
import { createQuizFixtures } from '../../../../schema/testing/quizzes/quizFixtures';
import { newestFirst, type HostileTextCases, type HostileTextContext } from '../hostileTextCase';

const createOwnCourse = ({ createCourse, users }: HostileTextContext) =>
  createCourse({ trainerId: users.trainer.id, isPublished: false });

export const quizHostileTextCases: HostileTextCases = {
  createQuestion: {
    persona: 'trainer',
    input: () => ({ clientKey: crypto.randomUUID(), kind: 'single', tags: ['safety'] }),
    createArguments: async (context) => ({ courseId: (await createOwnCourse(context)).id }),
    selection: '{ id }',
    findStoredRow: ({ db }) => db.question.findFirst(newestFirst),
  },
  updateQuestionDraft: {
    persona: 'trainer',
    input: () => ({ tags: ['safety'] }),
    createArguments: async (context) => {
      const { createQuestion } = createQuizFixtures(context.db);
      return { id: (await createQuestion((await createOwnCourse(context)).id)).id };
    },
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.question.findUnique({ where: { id } }),
  },
  nameQuestionTag: {
    persona: 'trainer',
    input: (number) => ({ tag: `safety ${number}`, name: 'Safety', nameAr: 'السلامة' }),
    createArguments: async (context) => ({ courseId: (await createOwnCourse(context)).id }),
    selection: '{ id }',
    // Removed, since another text that is cleaned to the same tag would change this row, and not be the newest.
    findStoredRow: async ({ db }) => {
      const row = await db.questionTag.findFirst(newestFirst);
      return row && db.questionTag.delete({ where: { id: row.id } });
    },
  },
  correctQuestion: {
    persona: 'trainer',
    input: () => ({ method: 'key', version: 2, reason: 'The key was wrong.' }),
    createArguments: async (context) => {
      const { id: courseId } = await createOwnCourse(context);
      const { id: enrollmentId } = await context.createEnrollment(context.users.student.id, courseId);
      return { questionId: await createCorrectableQuestion(context.db, { courseId, enrollmentId }) };
    },
    selection: '{ id }',
    findStoredRow: ({ db }, { questionId = 0 }) => db.questionCorrection.findFirst({ where: { questionId } }),
  },
  setQuizException: {
    persona: 'trainer',
    input: () => ({ reason: 'The line was cut.' }),
    createArguments: async (context) => {
      const course = await createOwnCourse(context);
      const { lessonId } = await createQuizFixtures(context.db).createQuiz(course.id, [], {
        lesson: { isPublished: false },
      });
      const { id } = await context.createEnrollment(context.users.student.id, course.id);
      return { lessonId, enrollmentId: id };
    },
    selection: '{ id }',
    findStoredRow: ({ db }, { lessonId = 0 }) => db.quizException.findFirst({ where: { quizId: lessonId } }),
  },
};
