import { displayName, nameColumns } from '../contract/text/names/displayName';
import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { auditedTransaction, withoutAudit } from '../audit/auditedTransaction';
import { findEditableCourse } from '../catalog/courseEditing/editableCourse';
import { LessonType } from '../catalog/lessons/lesson';
import { lockCourse } from '../catalog/courseEditing/updateCourse';
import { bounds } from '../contract/bounds';
import { lessonWaiverSchema } from '../contract/validation/learning/enrollments';
import { deleteMutations } from '../admin/adminMutations';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem, validate } from '../core/problem';
import { parseOptionalId } from '../core/ids';
import { completeDueEnrollments, lockEnrollments, recalculateCourseProgress } from './enrollmentProgress';

const LessonWaiverType = builder.prismaObject('LessonWaiver', {
  description: 'A decision of an admin that a withdrawn lesson is no longer owed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    lesson: t.relation('lesson', { type: LessonType, description: 'The lesson.' }),
    enrollmentId: t.exposeID('enrollmentId', {
      nullable: true,
      description: 'Key of the enrollment; null for every enrollment of the course.',
    }),
    studentName: t.string({
      nullable: true,
      description: 'First and last name of the student; null for every enrollment.',
      select: { enrollment: { select: { student: { select: nameColumns } } } },
      resolve: ({ enrollment }) => enrollment && displayName(enrollment.student, 'en'),
    }),
    studentNameAr: t.string({
      nullable: true,
      description: 'The same for texts in Arabic.',
      select: { enrollment: { select: { student: { select: nameColumns } } } },
      resolve: ({ enrollment }) => enrollment && displayName(enrollment.student, 'ar'),
    }),
    reason: t.exposeString('reason', { description: 'Reason, in the words of the admin.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the decision.' }),
    isEnded: t.boolean({
      description: 'True if the lesson has been published and required again since.',
      select: { createdAt: true, lesson: { select: { withdrawnAt: true } } },
      resolve: ({ createdAt, lesson: { withdrawnAt } }) => withdrawnAt === null || createdAt < withdrawnAt,
    }),
  }),
});

interface WithdrawnLesson {
  lessonId: number;
  title: string;
  titleAr: string;
  withdrawnAt: Date;
  owedBy: number;
  completedByWaiver: number;
}

const WithdrawnLessonType = builder.objectRef<WithdrawnLesson>('WithdrawnLesson').implement({
  description: 'A lesson that is no longer published and required, but owed by students who enrolled before.',
  fields: (t) => ({
    lessonId: t.exposeID('lessonId', { description: 'Key of the lesson.' }),
    title: t.exposeString('title', { description: 'English title of the lesson.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title of the lesson.' }),
    withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', description: 'Time of the withdrawal.' }),
    owedBy: t.exposeInt('owedBy', { description: 'Number of students who owe it.' }),
    completedByWaiver: t.exposeInt('completedByWaiver', {
      description: 'Number of those who owe nothing else, so that a waiver completes their course now.',
    }),
  }),
});

const courseArgs = builder.args((t) => ({
  courseId: t.id({ required: true, description: 'Key of the course.' }),
  enrollmentId: t.id({ description: 'Key of an enrollment: what concerns it only.' }),
}));

builder.queryFields((t) => ({
  withdrawnLessons: t.withAuth({ can: 'studio:read' }).field({
    type: [WithdrawnLessonType],
    description:
      'Withdrawn lessons that students of a course owe, the latest 200: for a trainer of their own course, for an admin of any.',
    problems: ['courseNotFound'],
    args: courseArgs,
    resolve: async (_root, { courseId, enrollmentId }, context) => {
      const { id } = await findEditableCourse(courseId, context);
      return findOwedWithdrawnLessonsOfCourse(context.db, id, parseOptionalId(enrollmentId) ?? null);
    },
  }),
  lessonWaivers: t.withAuth({ can: 'studio:read' }).prismaField({
    type: [LessonWaiverType],
    description:
      'Waivers of lessons of a course, the latest 200: for a trainer of their own course, for an admin of any.',
    problems: ['courseNotFound'],
    args: courseArgs,
    resolve: async (query, _root, args, context) => {
      const { id: courseId } = await findEditableCourse(args.courseId, context);
      const enrollmentId = parseOptionalId(args.enrollmentId);
      return context.db.lessonWaiver.findMany({
        ...query,
        where: { lesson: { courseId }, ...(enrollmentId && { OR: [{ enrollmentId }, { enrollmentId: null }] }) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: bounds.courses.lessonsMax,
      });
    },
  }),
}));

/** An enrollment that is asked about alone counts also while its access has ended. */
const findOwedWithdrawnLessonsOfCourse = (db: PrismaClient, courseId: number, enrollmentId: number | null) =>
  db.$queryRaw<WithdrawnLesson[]>`
    WITH "owed" AS MATERIALIZED (
      SELECT e."id", e."status", k."lessonId", count(*) OVER (PARTITION BY e."id") AS "total"
      FROM "enrollments" e CROSS JOIN LATERAL counted_lessons(e."id") k
      WHERE e."courseId" = ${courseId} AND e."completedAt" IS NULL AND k."state" = 'owed'
        AND CASE WHEN ${enrollmentId}::int IS NULL THEN e."status" = 'in_progress' ELSE e."id" = ${enrollmentId}::int END
    )
    SELECT l."id" AS "lessonId", l."title", l."titleAr", l."withdrawnAt", count(*)::int AS "owedBy",
      (count(*) FILTER (WHERE o."total" = 1 AND o."status" = 'in_progress'))::int AS "completedByWaiver"
    FROM "owed" o JOIN "lessons" l ON l."id" = o."lessonId" AND l."withdrawnAt" IS NOT NULL
    GROUP BY l."id" ORDER BY l."withdrawnAt" DESC, l."id" DESC LIMIT ${bounds.courses.lessonsMax}`;

interface WaiveLessonResult {
  waiver: { id: number };
  completed: number;
}

const WaiveLessonResultType = builder.objectRef<WaiveLessonResult>('WaiveLessonResult').implement({
  description: 'What a waiver has done.',
  fields: (t) => ({
    waiver: t.prismaField({
      type: LessonWaiverType,
      description: 'The waiver.',
      resolve: (query, { waiver }, _args, { db }) =>
        db.lessonWaiver.findUniqueOrThrow({ ...query, where: { id: waiver.id } }),
    }),
    completed: t.exposeInt('completed', { description: 'Number of students whose course it has completed.' }),
  }),
});

builder.mutationField('waiveLesson', (t) =>
  t.withAuth({ can: 'enrollment:manage' }).field({
    type: WaiveLessonResultType,
    description:
      'Waives a withdrawn lesson for one enrollment or for every enrollment of its course, and completes the course of those who owe nothing else.',
    problems: ['invalidInput', 'lessonNotFound', 'notFound', 'lessonNotWithdrawn', 'lessonNotOwed', 'alreadyWaived'],
    args: {
      lessonId: t.arg.id({ required: true, description: 'Key of a withdrawn lesson.' }),
      enrollmentId: t.arg.id({
        description: 'Key of an enrollment that owes it; absent for every enrollment of the course.',
      }),
      reason: t.arg.string({ required: true, description: 'Reason, at most 500 characters.' }),
    },
    resolve: (_root, args, context) => waiveLesson(validate(lessonWaiverSchema, args), context),
  }),
);

interface Waiver {
  lessonId: number;
  /** Null for every enrollment. */
  enrollmentId: number | null;
  reason: string;
}

const waiveLesson = ({ lessonId, enrollmentId, reason }: Waiver, context: SignedInContext) =>
  auditedTransaction(context, async (tx): Promise<WaiveLessonResult> => {
    const { courseId, withdrawnAt } = await lockLesson(tx, lessonId);
    if (!withdrawnAt) throw new Problem('lessonNotWithdrawn');
    const place = { lessonId, enrollmentId };
    if ((await tx.lessonWaiver.count({ where: { ...place, createdAt: { gte: withdrawnAt } } })) > 0)
      throw new Problem('alreadyWaived');
    if (enrollmentId !== null && (await tx.enrollment.count({ where: { id: enrollmentId, courseId } })) === 0)
      throw new Problem('notFound');
    const owing = await tx.$queryRaw<{ id: number }[]>`
      SELECT e."id" FROM "enrollments" e
      WHERE e."courseId" = ${courseId} AND e."completedAt" IS NULL AND e."id" = coalesce(${enrollmentId}::int, e."id")
        AND EXISTS (SELECT 1 FROM counted_lessons(e."id") WHERE "lessonId" = ${lessonId} AND "state" = 'owed')`;
    if (enrollmentId !== null && owing.length === 0) throw new Problem('lessonNotOwed');
    // A waiver of an earlier withdrawal has ended.
    await tx.lessonWaiver.deleteMany({ where: place });
    const waiver = await tx.lessonWaiver.create({
      data: { ...place, reason, createdBy: context.viewer.id },
      select: { id: true },
    });
    const completed = await withoutAudit(tx, () =>
      completeDueEnrollments(
        tx,
        owing.map(({ id }) => id),
      ),
    );
    return { waiver, completed };
  });

/** Locks the course of a lesson and its enrollments, so that neither lessons nor completions change. */
async function lockLesson(tx: Prisma.TransactionClient, id: number) {
  const select = { courseId: true, withdrawnAt: true } as const;
  const lesson = await tx.lesson.findUnique({ where: { id }, select });
  if (!lesson) throw new Problem('lessonNotFound');
  await lockCourse(tx, lesson.courseId);
  await lockEnrollments(tx, lesson.courseId);
  const current = await tx.lesson.findUnique({ where: { id }, select });
  if (!current) throw new Problem('lessonNotFound');
  return current;
}

deleteMutations(['deleteLessonWaiver'], {
  permission: 'enrollment:manage',
  noun: ['waiver', 'waivers'],
  note: 'Running enrollments owe the lesson again; completed courses stay completed.',
  problems: ['notFound'],
  remove: (id, context) =>
    auditedTransaction(context, async (tx) => {
      const waiver = await tx.lessonWaiver.findUnique({ where: { id }, select: { lessonId: true } });
      if (!waiver) throw new Problem('notFound');
      const { courseId } = await lockLesson(tx, waiver.lessonId);
      const { count } = await tx.lessonWaiver.deleteMany({ where: { id } });
      if (count === 0) throw new Problem('notFound');
      await withoutAudit(tx, () => recalculateCourseProgress(tx, courseId));
    }),
});
