import type { Prisma } from '../../../prisma/generated/client';
import { createAndUpdateInputs } from '../../admin/createAndUpdateInputs';
import { deleteMutations, updateArgs } from '../../admin/adminMutations';
import { updateLocked } from '../../admin/optimisticLock';
import { bounds } from '../../contract/bounds';
import { createSectionSchema, updateSectionSchema } from '../../contract/validation/learning/sections';
import { editableCourses } from '../../core/accessRules';
import { builder } from '../../core/builder';
import type { SignedInContext, Viewer } from '../../core/context';
import { omitNullish, Problem, validate } from '../../core/problem';
import { parseId } from '../../core/ids';
import { findEditableCourse } from '../courseEditing/editableCourse';
import { changeLessons, inOutline } from '../lessons/changeLessons';
import { CourseSectionType, listSections, sectionsSelect } from './section';

const [CreateSectionInput, UpdateSectionInput] = createAndUpdateInputs(
  'Section',
  'section of a course',
  (t, required) => ({
    title: t.string({ description: 'English title; blank in both languages for a section without a heading.' }),
    titleAr: t.string({ description: 'Arabic title.' }),
    ...(required && {
      clientKey: t.string({
        description:
          'UUID chosen by the client: a repeated request with the same key returns the section that the first one created, unchanged.',
      }),
    }),
  }),
);

async function readSection(tx: Prisma.TransactionClient, courseId: number, id: number, viewer: Viewer) {
  const course = await tx.course.findUniqueOrThrow({ where: { id: courseId }, select: sectionsSelect(viewer) });
  const section = listSections(course, viewer).find((row) => row.id === id);
  if (!section) throw new Problem('sectionNotFound');
  return section;
}

/** @throws Problem `sectionNotFound` if the viewer may not edit its course */
async function findEditableSection(key: string | number, { db, viewer }: SignedInContext) {
  const section = await db.courseSection.findFirst({
    where: { id: parseId(String(key)), course: editableCourses(viewer) },
    select: { id: true, courseId: true },
  });
  if (!section) throw new Problem('sectionNotFound');
  return section;
}

builder.mutationFields((t) => ({
  createSection: t.withAuth({ can: 'course:write' }).field({
    type: CourseSectionType,
    description:
      'Adds a section at the end of a course, once for each `clientKey`: a trainer to their own, an admin to any.',
    problems: ['courseNotFound', 'invalidInput', 'tooManySections', 'tooManyAttempts'],
    args: {
      courseId: t.arg.id({ required: true, description: 'Id of the course.' }),
      input: t.arg({ type: CreateSectionInput, required: true, description: 'The new section.' }),
    },
    resolve: async (_root, args, context) => {
      const { id: courseId } = await findEditableCourse(args.courseId, context);
      const section = validate(createSectionSchema, omitNullish(args.input));
      const { viewer, services } = context;
      if (viewer.role !== 'admin') await services.rateLimiter.limitByUser(viewer.id, 'lesson');
      const { clientKey } = section;
      return changeLessons(context, { courseId }, async (tx) => {
        const earlier = clientKey && (await tx.courseSection.findFirst({ where: { courseId, clientKey } }));
        if (earlier) return readSection(tx, courseId, earlier.id, viewer);
        const { _max, _count } = await tx.courseSection.aggregate({
          where: { courseId },
          _max: { position: true },
          _count: true,
        });
        if (_count >= bounds.courses.sectionsMax) throw new Problem('tooManySections');
        const data = { ...section, courseId, position: (_max.position ?? 0) + 1 };
        const { id } = await tx.courseSection.create({ select: { id: true }, data });
        return readSection(tx, courseId, id, viewer);
      });
    },
  }),
  updateSection: t.withAuth({ can: 'course:write' }).field({
    type: CourseSectionType,
    description:
      'Renames a section. Titles can be blank: pages show the one that there is, and no heading without both.',
    problems: ['sectionNotFound', 'courseNotFound', 'invalidInput', 'changedMeanwhile'],
    args: updateArgs(UpdateSectionInput),
    resolve: async (_root, { id: key, input, updatedAt }, context) => {
      const { id, courseId } = await findEditableSection(key, context);
      const data = validate(updateSectionSchema, input);
      return changeLessons(context, { courseId }, async (tx) => {
        await updateLocked(tx.courseSection, { id, updatedAt, data, notFound: 'sectionNotFound' });
        return readSection(tx, courseId, id, context.viewer);
      });
    },
  }),
}));

/** Archived lessons of a section that is deleted join the section before it, or else the one after it. */
const moveArchivedLessons = (tx: Prisma.TransactionClient, { id, courseId }: { id: number; courseId: number }) =>
  tx.$executeRaw`
    UPDATE "lessons" SET "sectionId" = (
      SELECT o."id" FROM "course_sections" o JOIN "course_sections" s ON s."id" = ${id}
      WHERE o."courseId" = ${courseId} AND o."id" <> s."id"
      ORDER BY (o."position", o."id") > (s."position", s."id"), abs(o."position" - s."position") LIMIT 1)
    WHERE "sectionId" = ${id}`;

deleteMutations(['deleteSection'], {
  permission: 'course:write',
  noun: ['section without lessons', 'sections'],
  note: 'A course that has lessons has a section: the last one cannot be deleted.',
  problems: ['sectionNotFound', 'courseNotFound', 'sectionNotEmpty', 'lastSection'],
  remove: async (key, context) => {
    const { id, courseId } = await findEditableSection(key, context);
    await changeLessons(context, { courseId }, async (tx) => {
      if ((await tx.lesson.count({ where: { ...inOutline(courseId), sectionId: id } })) > 0)
        throw new Problem('sectionNotEmpty');
      if ((await tx.courseSection.count({ where: { courseId } })) === 1) throw new Problem('lastSection');
      await moveArchivedLessons(tx, { id, courseId });
      const { count } = await tx.courseSection.deleteMany({ where: { id } });
      if (count === 0) throw new Problem('sectionNotFound');
    });
  },
});
