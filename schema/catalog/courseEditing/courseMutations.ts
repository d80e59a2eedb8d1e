import type { Prisma } from '../../../prisma/generated/client';
import { auditedTransaction, withTrainerAudit } from '../../audit/auditedTransaction';
import { bulkFlagMutation, deleteMutations, undoableSince, updateArgs } from '../../admin/adminMutations';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { autosaveCourseSchema, updateCourseSchema } from '../../contract/validation/learning/catalog';
import { validate, Problem } from '../../core/problem';
import {
  updateCourse,
  draftSlug,
  onCourseConstraintViolation,
  onDuplicateCourseSlug,
  findCourseSlugs,
} from './updateCourse';
import { CourseType } from '../course';
import { findEditableCourse, editableBy } from './editableCourse';
import { UpdateCourseInput } from './courseInputs';
import { isDerivedSlug, withUniqueSlug } from './uniqueSlug';

const updateProblems = [
  'courseNotFound',
  'invalidInput',
  'slugTaken',
  'trainerNotApproved',
  'courseIncomplete',
  'changedMeanwhile',
] as const;

interface SaveCourseArguments {
  id: string | number;
  input: object;
  updatedAt?: Date | null;
  isAutosave?: boolean;
}

/** Whether the slug changes with the title: that of a draft does until one is chosen. */
const followsTitle = (
  { id, title, slug, firstPublishedAt }: { id: number; title: string; slug: string; firstPublishedAt: Date | null },
  newTitle: string | undefined,
): boolean =>
  firstPublishedAt === null &&
  newTitle !== undefined &&
  newTitle !== title &&
  isDerivedSlug(slug, { title, fallback: draftSlug(id) });

/**
 * Validates and saves changes of a course.
 * @param read returns the saved course
 */
async function saveCourse<Saved>(
  { id: key, input, updatedAt, isAutosave }: SaveCourseArguments,
  context: SignedInContext,
  read: (tx: Prisma.TransactionClient, id: number) => Promise<Saved>,
): Promise<Saved> {
  const course = await findEditableCourse(key, context);
  const { id, title } = course;
  const { slug: chosenSlug, ...changes } = validate(isAutosave ? autosaveCourseSchema : updateCourseSchema, input);
  const requestedSlug = chosenSlug === undefined && followsTitle(course, changes.title) ? null : chosenSlug;
  const save = (slug: string | undefined) =>
    auditedTransaction(context, async (tx) => {
      await updateCourse(tx, { id, changes: { ...changes, slug }, updatedAt, isAutosave }, context);
      return read(tx, id);
    })
      .catch(onCourseConstraintViolation)
      .catch(onDuplicateCourseSlug);
  // undefined keeps the slug; empty regenerates it.
  if (requestedSlug === undefined) return save(undefined);
  return withUniqueSlug(
    { slug: requestedSlug, title: changes.title ?? title, fallback: draftSlug(id) },
    findCourseSlugs(context, id),
    save,
  );
}

builder.mutationFields((t) => ({
  updateCourse: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description: 'Updates a course: a trainer their own, an admin any.',
    problems: updateProblems,
    args: updateArgs(UpdateCourseInput),
    resolve: (query, _root, args, context) =>
      saveCourse(args, context, (tx, id) => tx.course.findUniqueOrThrow({ ...query, where: { id } })),
  }),
  autosaveCourse: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Saves edits of a course without confirmation. The title of a draft can be blank in one language. Refuses to publish or unpublish it and, of a published course, to change price, isFree, hasCertificate and slug.',
    problems: updateProblems,
    args: updateArgs(UpdateCourseInput),
    resolve: (query, _root, args, context) =>
      saveCourse({ ...args, isAutosave: true }, context, (tx, id) =>
        tx.course.findUniqueOrThrow({ ...query, where: { id } }),
      ),
  }),
}));

deleteMutations(['deleteCourse', 'deleteCourses'], {
  permission: 'course:write',
  noun: [
    'course without enrollments and its lessons (a trainer their own, an admin any)',
    'courses without enrollments and their lessons (a trainer their own, an admin any)',
  ],
  problems: ['courseNotFound', 'courseHasEnrollments', 'courseHasThreads', 'courseHasNotes'],
  remove: async (key, context) => {
    const { id } = await findEditableCourse(key, context);
    await auditedTransaction(context, async (tx) => {
      const { count } = await withTrainerAudit(tx, context.viewer, () =>
        tx.course.deleteMany({ where: editableBy(id, context.viewer) }),
      );
      if (count === 0) throw new Problem('courseNotFound');
    }).catch(onCourseConstraintViolation);
  },
});

bulkFlagMutation('publishCourses', {
  permission: 'course:write',
  noun: 'courses (a trainer their own, an admin any)',
  flag: 'isPublished',
  note: 'A trainer can publish complete courses only, after the approval that the setting may require; an admin also courses without lessons.',
  hasFirstTime: true,
  apply: (isPublished, isUndo) => async (key, context) => {
    const course = await findEditableCourse(key, context);
    const { id } = course;
    if (course.isPublished === isPublished) return false;
    return auditedTransaction(context, async (tx) => {
      const isChanged = await updateCourse(tx, { id, changes: { isPublished } }, context);
      // A course with students is archived instead of a draft.
      if (isChanged && !isPublished && isUndo)
        await tx.course.updateMany({
          where: { id, firstPublishedAt: { gte: undoableSince() }, enrollments: { none: {} } },
          data: { firstPublishedAt: null },
        });
      return isChanged;
    });
  },
});
