import type { LessonProgress, Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { CourseType } from '../catalog/course';
import { LessonType } from '../catalog/lesson';
import { EnrollmentStatusType } from '../core/scalarsAndEnums';
import { visibleLessons } from '../core/accessRules';

export const LessonProgressType = builder.prismaObject('LessonProgress', {
  description: 'How far one student is in one lesson.',
  fields: (t) => ({
    lessonId: t.exposeID('lessonId', { description: 'The lesson.' }),
    position: t.exposeInt('position', { description: 'Seconds into the video.' }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When it was last opened.' }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true, description: 'When it was completed.' }),
  }),
});

/** One selection for all fields that read it, so that it is fetched once. */
const lessonProgressSelection = {
  where: { lesson: { isPublished: true } },
  select: { lessonId: true, openedAt: true, completedAt: true },
} as const;

const publishedLessonsArgs = {
  where: visibleLessons(null),
  orderBy: [{ order: 'asc' }, { id: 'asc' }],
} satisfies Prisma.Course$lessonsArgs;

export const EnrollmentType = builder.prismaObject('Enrollment', {
  description: "A student's place in a course, and how far they are.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    studentId: t.exposeID('studentId', { description: 'Key of the student.' }),
    studentName: t.string({
      description: 'First and last name of the student.',
      select: { student: { select: { firstName: true, lastName: true } } },
      resolve: ({ student }) => `${student.firstName} ${student.lastName}`,
    }),
    courseId: t.exposeID('courseId', { description: 'Key of the course.' }),
    course: t.relation('course', { type: CourseType, description: 'The course.' }),
    status: t.expose('status', { type: EnrollmentStatusType, description: 'Where the enrolment stands.' }),
    progress: t.exposeInt('progress', { description: 'Percent of the published lessons completed, rounded down.' }),
    completedLessons: t.idList({
      description: 'Keys of the completed lessons, as far as they are published.',
      select: { lessons: lessonProgressSelection },
      resolve: ({ lessons }) => lessons.filter((lesson) => lesson.completedAt).map((lesson) => lesson.lessonId),
    }),
    enrolledAt: t.expose('enrolledAt', { type: 'DateTime', description: 'When the student enrolled.' }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When progress reached 100.',
    }),
    lastActivityAt: t.expose('lastActivityAt', {
      type: 'DateTime',
      description: 'When a lesson was last opened or completed.',
    }),
    certificateIssued: t.boolean({
      description: 'Whether the course is completed and so certified.',
      select: { completedAt: true },
      resolve: (enrollment) => enrollment.completedAt !== null,
    }),
    nextLesson: t.field({
      type: LessonType,
      nullable: true,
      description:
        'Where to continue: the unfinished lesson opened last, else the first unfinished one, else the first.',
      select: (_args, _context, nested) => ({
        lessons: lessonProgressSelection,
        course: { select: { lessons: nested(publishedLessonsArgs) } },
      }),
      resolve: ({ course, lessons }) => findNextLesson(course.lessons, lessons),
    }),
  }),
});

type LessonVisit = Pick<LessonProgress, 'lessonId' | 'openedAt' | 'completedAt'>;

/** The lesson to continue with; see the description of `Enrollment.nextLesson`. */
export function findNextLesson<Lesson extends { id: number }>(lessons: Lesson[], visits: LessonVisit[]): Lesson | null {
  const visit = new Map(visits.map((each) => [each.lessonId, each]));
  const openedAt = (lesson: Lesson) => visit.get(lesson.id)?.openedAt.getTime() ?? 0;
  const unfinished = lessons.filter((lesson) => !visit.get(lesson.id)?.completedAt);
  const latest = unfinished.toSorted((a, b) => openedAt(b) - openedAt(a))[0];
  return latest ?? lessons[0] ?? null;
}

builder.prismaObjectField(CourseType, 'myEnrollment', (t) =>
  t.field({
    type: EnrollmentType,
    nullable: true,
    description: "The signed-in student's own enrolment; null for everybody else.",
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
    description: "The signed-in student's own progress; null before the lesson was opened.",
    select: (_args, { viewer }, nested) => ({
      progress: nested({ where: { enrollment: { studentId: viewer?.id ?? 0 } } }),
    }),
    resolve: ({ progress }) => progress[0] ?? null,
  }),
);
