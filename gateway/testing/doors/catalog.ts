import { newestFirst, type Doors, type Stage } from './door';

const aCourseForm = () => ({
  title: 'Wind power',
  titleAr: 'طاقة الرياح',
  description: 'Masts.',
  descriptionAr: 'أبراج.',
  thumbnail: '/media/a.png',
});
const aLessonForm = () => ({
  title: 'Cells',
  titleAr: 'خلايا',
  content: 'Text',
  contentAr: 'نص',
  videoUrl: '/media/a.mp4',
});
const aCategoryForm = (n: number) => ({
  name: 'Wind',
  nameAr: 'رياح',
  slug: `wind-${n}`,
  description: 'd',
  descriptionAr: 'و',
  icon: 'wind',
});

const ownCourse = ({ aCourse, people }: Stage) => aCourse({ trainerId: people.trainer.id, isPublished: false });
const newestCourse = ({ db }: Stage) => db.course.findFirst(newestFirst);

/** Courses, their lessons and their categories. */
export const catalog: Doors = {
  createCourse: {
    who: 'trainer',
    input: (n) => ({ ...aCourseForm(), slug: `wind-${n}`, price: '10', duration: 5, level: 'beginner', categoryId: 1 }),
    answer: '{ id }',
    row: newestCourse,
  },
  startCourse: {
    who: 'trainer',
    input: () => ({ title: 'Cells', titleAr: 'خلايا', categoryId: 1 }),
    answer: '{ id }',
    row: newestCourse,
  },
  updateCourse: {
    who: 'trainer',
    input: (n) => ({ ...aCourseForm(), slug: `sun-${n}` }),
    rest: async (stage) => ({ id: (await ownCourse(stage)).id }),
    answer: '{ id }',
    row: ({ db }, { id }) => db.course.findUnique({ where: { id } }),
  },
  createLesson: {
    who: 'trainer',
    input: aLessonForm,
    rest: async (stage) => ({ courseId: (await ownCourse(stage)).id }),
    answer: '{ id }',
    row: ({ db }) => db.lesson.findFirst(newestFirst),
  },
  updateLesson: {
    who: 'trainer',
    input: aLessonForm,
    rest: async (stage) => ({ id: (await stage.aLesson((await ownCourse(stage)).id)).id }),
    answer: '{ id }',
    row: ({ db }, { id }) => db.lesson.findUnique({ where: { id } }),
  },
  createCategory: {
    who: 'admin',
    input: aCategoryForm,
    answer: '{ id }',
    row: ({ db }) => db.category.findFirst(newestFirst),
  },
  updateCategory: {
    who: 'admin',
    input: (n) => aCategoryForm(n + 1_000_000),
    rest: async ({ aCategory }) => ({ id: (await aCategory()).id }),
    answer: '{ id }',
    row: ({ db }, { id }) => db.category.findUnique({ where: { id } }),
  },
  writeReview: {
    who: 'student',
    input: () => ({ rating: 5, comment: 'Clear.', commentAr: 'واضحة.' }),
    rest: async ({ aCourse, anEnrollment, people }) => {
      const { id: courseId } = await aCourse();
      await anEnrollment(people.student.id, courseId);
      return { courseId };
    },
    answer: '{ id }',
    row: ({ db }, { courseId }) => db.review.findFirst({ where: { courseId } }),
  },
};
