import { queryFromInfo } from '@pothos/plugin-prisma';
import { displayName, nameColumns } from '../contract/text/names/displayName';
import type { LessonProgress, Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { CourseType } from '../catalog/course';
import { LessonType } from '../catalog/lessons/lesson';
import { EnrollmentStatusType } from '../core/scalarsAndEnums';
import { currentCertificateWhere, lessonsOfEnrollment } from '../core/accessRules';
import { fetchInIdOrder } from '../paging/offsetPagination';
import { hasAdminRights } from '../core/permissionProblem';
import { findOwedLessons, findIncompleteWithdrawnLesson, findWithdrawnLessons } from './owedLessons';

export const LessonProgressType = builder.prismaObject('LessonProgress', {
  description: 'Progress of a student in a lesson.',
  fields: (t) => ({
    lessonId: t.exposeID('lessonId', { description: 'Key of the lesson.' }),
    position: t.exposeInt('position', { description: 'Video position in seconds.' }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'Time when the lesson was last opened.' }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of completion; null if not completed.',
    }),
  }),
});

/** Fields that use this selection share one query. */
const lessonProgressSelection = {
  where: { lesson: { isPublished: true } },
  select: { lessonId: true, openedAt: true, completedAt: true, lesson: { select: { order: true } } },
} as const;

/** For a student the same arguments as `Course.lessons`, so that both share one query. */
const openLessonsArgs = {
  where: lessonsOfEnrollment,
  orderBy: [{ order: 'asc' }, { id: 'asc' }],
} satisfies Prisma.Course$lessonsArgs;

export const EnrollmentType = builder.prismaObject('Enrollment', {
  select: { id: true },
  description: 'Enrollment of a student in a course, with the progress.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    studentId: t.exposeID('studentId', { description: 'Key of the student.' }),
    studentName: t.string({
      description: 'First and last name of the student.',
      select: { student: { select: nameColumns } },
      resolve: ({ student }) => displayName(student, 'en'),
    }),
    studentNameAr: t.string({
      description: 'The same for texts in Arabic: with the Arabic spellings, where the student has given them.',
      select: { student: { select: nameColumns } },
      resolve: ({ student }) => displayName(student, 'ar'),
    }),
    courseId: t.exposeID('courseId', { description: 'Key of the course.' }),
    course: t.relation('course', { type: CourseType, description: 'The course.' }),
    status: t.expose('status', { type: EnrollmentStatusType, description: 'Status of the enrollment.' }),
    progress: t.exposeInt('progress', {
      description:
        'Percentage of the lessons that count that are completed, rounded down: the published required ones, and those withdrawn since the enrollment that are still owed. 100 if the course is completed, and only then.',
    }),
    completedLessons: t.idList({
      description: 'Keys of completed published lessons, in the order of the course.',
      select: { lessons: lessonProgressSelection },
      resolve: ({ lessons }) =>
        lessons
          .filter(({ completedAt }) => completedAt)
          .toSorted((a, b) => a.lesson.order - b.lesson.order || a.lessonId - b.lessonId)
          .map(({ lessonId }) => lessonId),
    }),
    enrolledAt: t.expose('enrolledAt', { type: 'DateTime', description: 'Time of enrollment.' }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when progress reached 100; null before.',
    }),
    lastActivityAt: t.expose('lastActivityAt', {
      type: 'DateTime',
      description: 'Time when a lesson was last opened or completed.',
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when the access ended, by a refund or an admin; null while it is open.',
    }),
    paymentId: t.id({
      nullable: true,
      description: 'Key of the latest order of the course, for the student and admins; null without one.',
      select: { paymentId: true, studentId: true },
      resolve: ({ paymentId, studentId }, _args, { viewer }) =>
        viewer?.id === studentId || hasAdminRights(viewer) ? paymentId : null,
    }),
    certificateIssued: t.boolean({
      description: 'True if the completed course has a certificate that is valid or awaits the name.',
      select: { certificates: { where: currentCertificateWhere, select: { id: true }, take: 1 } },
      resolve: ({ certificates }) => certificates.length > 0,
    }),
    nextLesson: t.field({
      type: LessonType,
      nullable: true,
      description:
        'Lesson to continue with: the unfinished lesson opened last, else the first unfinished one, else the first withdrawn one that is owed, else the first one.',
      select: (_args, _context, nested) => ({
        id: true,
        status: true,
        lessons: lessonProgressSelection,
        course: { select: { lessons: nested(openLessonsArgs) } },
      }),
      resolve: async ({ id, status, course, lessons }, _args, context, info) => {
        const next = findNextLesson(course.lessons, lessons);
        const isUnfinished = next && !lessons.some(({ lessonId, completedAt }) => lessonId === next.id && completedAt);
        if (isUnfinished || status !== 'in_progress') return next;
        const withdrawn = await findIncompleteWithdrawnLesson(context.db, id);
        if (withdrawn === undefined) return next;
        return context.db.lesson.findUnique({ ...queryFromInfo({ context, info }), where: { id: withdrawn } });
      },
    }),
  }),
});

type LessonVisit = Pick<LessonProgress, 'lessonId' | 'openedAt' | 'completedAt'>;

/** See the description of `Enrollment.nextLesson`. */
export function findNextLesson<Lesson extends { id: number }>(lessons: Lesson[], visits: LessonVisit[]): Lesson | null {
  const visitsByLesson = new Map(visits.map((lessonVisit) => [lessonVisit.lessonId, lessonVisit]));
  const openedAt = (lesson: Lesson) => visitsByLesson.get(lesson.id)?.openedAt.getTime() ?? 0;
  const unfinished = lessons.filter((lesson) => !visitsByLesson.get(lesson.id)?.completedAt);
  const latest = unfinished.toSorted((a, b) => openedAt(b) - openedAt(a))[0];
  return latest ?? lessons[0] ?? null;
}

builder.prismaObjectField(CourseType, 'myEnrollment', (t) =>
  t.field({
    type: EnrollmentType,
    nullable: true,
    description: 'Enrollment of the signed-in student; null if not enrolled.',
    select: (_args, { viewer }, nested) => ({
      enrollments: nested({ where: { studentId: viewer?.id ?? 0 } }),
    }),
    resolve: ({ enrollments }) => enrollments[0] ?? null,
  }),
);

builder.prismaObjectField(LessonType, 'myProgress', (t) =>
  t.field({
    type: LessonProgressType,
    nullable: true,
    description: 'Progress of the signed-in student; null if the lesson was never opened.',
    select: (_args, { viewer }, nested) => ({
      progress: nested({ where: { enrollment: { studentId: viewer?.id ?? 0 } } }),
    }),
    resolve: ({ progress }) => progress[0] ?? null,
  }),
);

builder.prismaObjectFields(EnrollmentType, (t) => ({
  owedLessons: t.idList({
    description: 'Keys of the lessons that the completion still needs; empty once the course is completed.',
    select: { id: true, completedAt: true },
    resolve: ({ id, completedAt }, _args, { db }) => (completedAt ? [] : findOwedLessons(db, id)),
  }),
  withdrawnLessons: t.prismaField({
    type: [LessonType],
    description:
      'Lessons that were withdrawn from the course since the enrollment, in course order: those that the student owes, and those completed after the withdrawal. They open like published ones.',
    select: { id: true },
    resolve: async (query, { id }, _args, { db }) => {
      const ids = await findWithdrawnLessons(db, id);
      return ids.length === 0 ? [] : fetchInIdOrder(ids, (where) => db.lesson.findMany({ ...query, where }));
    },
  }),
}));
