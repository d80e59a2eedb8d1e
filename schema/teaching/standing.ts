import { builder } from '../builder';
import { EnrollmentType } from '../learning/enrollment';
import { visibleLessons } from '../rules';

interface LessonStanding {
  lesson: { id: number; title: string; titleAr: string };
  visit: { openedAt: Date; completedAt: Date | null } | undefined;
}

const LessonStandingType = builder.objectRef<LessonStanding>('LessonStanding').implement({
  description: 'Where a student stands in one lesson of a course, also in one that was never opened.',
  fields: (t) => ({
    lessonId: t.id({ description: 'Key of the lesson.', resolve: ({ lesson }) => lesson.id }),
    title: t.string({ description: 'English title of the lesson.', resolve: ({ lesson }) => lesson.title }),
    titleAr: t.string({ description: 'Arabic title of the lesson.', resolve: ({ lesson }) => lesson.titleAr }),
    openedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last opened; null before that.',
      resolve: ({ visit }) => visit?.openedAt,
    }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was completed; null before that.',
      resolve: ({ visit }) => visit?.completedAt,
    }),
  }),
});

builder.prismaObjectField(EnrollmentType, 'lessonStandings', (t) =>
  t.field({
    type: [LessonStandingType],
    description: 'Every published lesson that the caller may see, in the order of the course.',
    select: (_args, { viewer }) => ({
      lessons: { select: { lessonId: true, openedAt: true, completedAt: true } },
      course: {
        select: {
          lessons: {
            where: { AND: [visibleLessons(viewer), { isPublished: true }] },
            orderBy: [{ order: 'asc' }, { id: 'asc' }],
            select: { id: true, title: true, titleAr: true },
          },
        },
      },
    }),
    resolve: ({ course, lessons }) => {
      const visits = new Map(lessons.map((visit) => [visit.lessonId, visit]));
      return course.lessons.map((lesson) => ({ lesson, visit: visits.get(lesson.id) }));
    },
  }),
);
