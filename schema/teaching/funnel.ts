import { builder } from '../builder';
import { CourseType } from '../catalog/course';
import { courseOrders } from '../catalog/filter';
import { scopeOf, taught, teachingArguments } from './scope';

interface FunnelStep {
  lessonId: number;
  title: string;
  titleAr: string;
  opened: number;
  completed: number;
}

const FunnelStepType = builder.objectRef<FunnelStep>('FunnelStep').implement({
  description: 'How many students came as far as one lesson.',
  fields: (t) => ({
    lessonId: t.exposeID('lessonId', { description: 'Key of the lesson.' }),
    title: t.exposeString('title', { description: 'English title of the lesson.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title of the lesson.' }),
    opened: t.exposeInt('opened', { description: 'Students who have opened it.' }),
    completed: t.exposeInt('completed', { description: 'Students who have completed it.' }),
  }),
});

interface CompletionFunnel {
  courseId: number;
  students: number;
  completed: number;
}

const CompletionFunnelType = builder.objectRef<CompletionFunnel>('CompletionFunnel').implement({
  description: 'How far the students of a course come.',
  fields: (t) => ({
    course: t.prismaField({
      type: CourseType,
      description: 'The course.',
      resolve: (query, { courseId }, _args, { db }) =>
        db.course.findUniqueOrThrow({ ...query, where: { id: courseId } }),
    }),
    students: t.exposeInt('students', { description: 'Students enrolled, without those who await their payment.' }),
    completed: t.exposeInt('completed', { description: 'Students who have completed the course.' }),
    lessons: t.field({
      type: [FunnelStepType],
      description: 'The published lessons, in the order of the course.',
      resolve: ({ courseId }, _args, { db }) => db.$queryRaw<FunnelStep[]>`
        SELECT l."id" AS "lessonId", l."title", l."titleAr",
          count(p."lessonId")::int AS "opened", count(p."completedAt")::int AS "completed"
        FROM "lessons" l LEFT JOIN "lesson_progress" p ON p."lessonId" = l."id"
        WHERE l."courseId" = ${courseId} AND l."isPublished"
        GROUP BY l."id" ORDER BY l."order", l."id"`,
    }),
  }),
});

builder.queryField('completionFunnel', (t) =>
  t.withAuth({ can: 'teaching:read' }).field({
    type: CompletionFunnelType,
    nullable: true,
    description:
      "How far the students of one of a trainer's courses come; null for any other course. Problems: notSignedIn, notAllowed.",
    args: {
      courseId: t.arg.id({ description: 'The course; without it, the one with the most students.' }),
      ...teachingArguments,
    },
    resolve: async (_root, args, { db, viewer }) => {
      const course = await db.course.findFirst({
        where: taught(scopeOf(viewer, args)),
        orderBy: courseOrders.popular,
        select: { id: true },
      });
      if (!course) return null;
      const states = await db.enrollment.groupBy({
        by: ['status'],
        where: { courseId: course.id, status: { not: 'pending_payment' } },
        _count: true,
      });
      const completed = states.find(({ status }) => status === 'completed')?._count ?? 0;
      return { courseId: course.id, students: states.reduce((sum, { _count }) => sum + _count, 0), completed };
    },
  }),
);
