import type { Prisma } from '../../../prisma/generated/client';
import { builder } from '../../core/builder';
import type { Viewer } from '../../core/context';
import { hasAdminRights } from '../../core/permissionProblem';
import { CourseType, readableLessonsArgs } from '../course';

/** What {@link listSections} reads of a course. */
export const sectionsSelect = (viewer: Viewer | null) =>
  ({
    trainerId: true,
    sections: {
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, title: true, titleAr: true, position: true, updatedAt: true },
    },
    lessons: { ...readableLessonsArgs(viewer), select: { id: true, sectionId: true } },
  }) satisfies Prisma.CourseSelect;

type CourseWithSections = Prisma.CourseGetPayload<{ select: ReturnType<typeof sectionsSelect> }>;
type Section = CourseWithSections['sections'][number] & { lessonIds: number[] };

/** The sections of a course with the lessons that the viewer may see; who cannot edit it sees no empty ones. */
export function listSections({ trainerId, sections, lessons }: CourseWithSections, viewer: Viewer | null): Section[] {
  const all = sections.map((section) => ({
    ...section,
    lessonIds: lessons.filter(({ sectionId }) => sectionId === section.id).map(({ id }) => id),
  }));
  const isEditor = hasAdminRights(viewer) || (viewer?.role === 'trainer' && trainerId === viewer.id);
  return isEditor ? all : all.filter(({ lessonIds }) => lessonIds.length > 0);
}

export const CourseSectionType = builder.objectRef<Section>('CourseSection').implement({
  description: 'A part of a course with its lessons. A section whose titles are both blank is shown without a heading.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    title: t.exposeString('title', { description: 'English title; can be blank.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title; can be blank.' }),
    position: t.exposeInt('position', { description: 'Place in the course, ascending.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last edit of the titles.' }),
    lessonIds: t.exposeIDList('lessonIds', {
      description: 'Keys of its lessons visible to the caller, in course order.',
    }),
  }),
});

builder.prismaObjectField(CourseType, 'sections', (t) =>
  t.field({
    type: [CourseSectionType],
    description: 'Sections in course order; empty ones only for the trainer of the course and admins.',
    select: (_args, { viewer }) => sectionsSelect(viewer),
    resolve: (course, _args, { viewer }) => listSections(course, viewer),
  }),
);
