import { builder } from '../builder';

interface LearningSummary {
  enrolledCourses: number;
  completedCourses: number;
  learnedMinutes: number;
}

const LearningSummaryType = builder.objectRef<LearningSummary>('LearningSummary').implement({
  description: "The numbers of a student's dashboard.",
  fields: (t) => ({
    enrolledCourses: t.exposeInt('enrolledCourses', { description: 'Courses the student is enrolled in.' }),
    completedCourses: t.exposeInt('completedCourses', { description: 'Courses the student has completed.' }),
    learningHours: t.int({
      description: 'Length of the lessons completed, in whole hours, rounded down.',
      resolve: ({ learnedMinutes }) => Math.floor(learnedMinutes / 60),
    }),
    certificates: t.int({
      description: 'Certificates issued: one for each completed course.',
      resolve: ({ completedCourses }) => completedCourses,
    }),
  }),
});

builder.queryField('myLearning', (t) =>
  t.withAuth({ can: 'enrollment:read' }).field({
    type: LearningSummaryType,
    description: "The numbers of the signed-in student's dashboard. Problem: notSignedIn.",
    resolve: async (_root, _args, { db, viewer }) => {
      const [enrolledCourses, completedCourses, completed] = await Promise.all([
        db.enrollment.count({ where: { studentId: viewer.id } }),
        db.enrollment.count({ where: { studentId: viewer.id, status: 'completed' } }),
        db.lesson.aggregate({
          _sum: { duration: true },
          where: { progress: { some: { completedAt: { not: null }, enrollment: { studentId: viewer.id } } } },
        }),
      ]);
      return { enrolledCourses, completedCourses, learnedMinutes: completed._sum.duration ?? 0 };
    },
  }),
);
