import { newestFirst, type HostileTextCases, type HostileTextContext } from '../hostileTextCase';

const courseInput = () => ({
  title: 'Wind power',
  titleAr: 'طاقة الرياح',
  description: 'Masts.',
  descriptionAr: 'أبراج.',
  thumbnail: '/media/a.png',
  keywords: ['éolien', 'ريح'],
  outcomes: ['Size a mast'],
  outcomesAr: ['حساب برج'],
  audience: ['Installers'],
  audienceAr: ['المركّبون'],
  requirements: ['A calculator'],
  requirementsAr: ['آلة حاسبة'],
});
const lessonInput = () => ({
  title: 'Cells',
  titleAr: 'خلايا',
  content: 'Text',
  contentAr: 'نص',
  videoUrl: '/media/a.mp4',
});
const createOwnCourse = ({ createCourse, users }: HostileTextContext) =>
  createCourse({ trainerId: users.trainer.id, isPublished: false });
const findNewestCourse = ({ db }: HostileTextContext) => db.course.findFirst(newestFirst);

export const courseHostileTextCases: HostileTextCases = {
  createCourse: {
    persona: 'trainer',
    input: (n) => ({ ...courseInput(), slug: `wind-${n}`, price: '10', duration: 5, level: 'beginner', categoryId: 1 }),
    selection: '{ id }',
    findStoredRow: findNewestCourse,
  },
  createCourseDraft: {
    persona: 'trainer',
    input: () => ({ title: 'Cells', titleAr: 'خلايا', categoryId: 1 }),
    selection: '{ id }',
    findStoredRow: findNewestCourse,
  },
  updateCourse: {
    persona: 'trainer',
    input: (n) => ({ ...courseInput(), slug: `sun-${n}` }),
    createArguments: async (context) => ({ id: (await createOwnCourse(context)).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.course.findUnique({ where: { id } }),
  },
  autosaveCourse: {
    persona: 'trainer',
    input: (n) => ({ ...courseInput(), slug: `rain-${n}` }),
    createArguments: async (context) => ({ id: (await createOwnCourse(context)).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.course.findUnique({ where: { id } }),
  },
  createLesson: {
    persona: 'trainer',
    input: () => ({ ...lessonInput(), clientKey: crypto.randomUUID() }),
    createArguments: async (context) => ({ courseId: (await createOwnCourse(context)).id }),
    selection: '{ id }',
    findStoredRow: ({ db }) => db.lesson.findFirst(newestFirst),
  },
  updateLesson: {
    persona: 'trainer',
    input: lessonInput,
    createArguments: async (context) => ({ id: (await context.createLesson((await createOwnCourse(context)).id)).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.lesson.findUnique({ where: { id } }),
  },
  createSection: {
    persona: 'trainer',
    input: () => ({ title: 'Safety', titleAr: 'السلامة', clientKey: crypto.randomUUID() }),
    createArguments: async (context) => ({ courseId: (await createOwnCourse(context)).id }),
    selection: '{ id }',
    findStoredRow: ({ db }) => db.courseSection.findFirst(newestFirst),
  },
  updateSection: {
    persona: 'trainer',
    input: () => ({ title: 'Safety', titleAr: 'السلامة' }),
    createArguments: async (context) => ({
      id: (await context.createLesson((await createOwnCourse(context)).id)).sectionId,
    }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.courseSection.findUnique({ where: { id } }),
  },
  waiveLesson: {
    persona: 'admin',
    input: () => ({ reason: 'The video is gone.' }),
    createArguments: async (context) => {
      const { id } = await context.createLesson((await createOwnCourse(context)).id);
      await context.db.lesson.update({ where: { id }, data: { isPublished: false } });
      return { lessonId: id };
    },
    selection: '{ completed }',
    findStoredRow: ({ db }, { lessonId }) => db.lessonWaiver.findFirst({ where: { lessonId } }),
  },
  submitReview: {
    persona: 'student',
    input: () => ({ rating: 5, comment: 'Clear.', commentAr: 'واضحة.' }),
    createArguments: async ({ createCourse, createEnrollment, users }) => {
      const { id: courseId } = await createCourse();
      await createEnrollment(users.student.id, courseId);
      return { courseId };
    },
    selection: '{ id }',
    findStoredRow: ({ db }, { courseId }) => db.review.findFirst({ where: { courseId } }),
  },
};
