import { activeEnrollmentWhere } from '../core/accessRules';
import { builder } from '../core/builder';

const courseTitles = {
  lesson: { select: { courseId: true, course: { select: { title: true, titleAr: true } } } },
} as const;

export const LessonNoteType = builder.prismaObject('LessonNote', {
  // With the columns of its cursor.
  select: { id: true, lessonId: true, second: true },
  description: 'A private note at a lesson: its owner alone reads it, also not admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    courseId: t.id({
      description: 'Key of the course.',
      select: courseTitles,
      resolve: ({ lesson }) => lesson.courseId,
    }),
    courseTitle: t.string({
      description: 'English title of the course.',
      select: courseTitles,
      resolve: ({ lesson }) => lesson.course.title,
    }),
    courseTitleAr: t.string({
      description: 'Arabic title of the course.',
      select: courseTitles,
      resolve: ({ lesson }) => lesson.course.titleAr,
    }),
    lessonId: t.exposeID('lessonId', { description: 'Key of the lesson.' }),
    lessonTitle: t.string({
      description: 'English title of the lesson.',
      select: { lesson: { select: { title: true } } },
      resolve: ({ lesson }) => lesson.title,
    }),
    lessonTitleAr: t.string({
      description: 'Arabic title of the lesson.',
      select: { lesson: { select: { titleAr: true } } },
      resolve: ({ lesson }) => lesson.titleAr,
    }),
    isLessonInCourse: t.boolean({
      description:
        'False after the lesson was withdrawn, or the access to the course ended: the note remains, and the lesson has no page for its owner.',
      select: (_args, { viewer }) => ({
        lesson: {
          select: {
            isPublished: true,
            course: {
              select: {
                firstPublishedAt: true,
                enrollments: { where: { studentId: viewer?.id ?? 0, ...activeEnrollmentWhere }, select: { id: true } },
              },
            },
          },
        },
      }),
      resolve: ({ lesson: { isPublished, course } }) =>
        isPublished && course.firstPublishedAt !== null && course.enrollments.length > 0,
    }),
    second: t.exposeInt('second', { nullable: true, description: "Second of the lesson's video; null without one." }),
    text: t.exposeString('text', { description: 'The note: plain text.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time at which it was written.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
});
