import type { Prisma } from '../../../prisma/generated/client';
import { auditedTransaction, withTrainerAudit } from '../../audit/auditedTransaction';
import { bulkFlagMutation, deleteMutations, updateArgs } from '../../admin/adminMutations';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import {
  autosaveCourseSchema,
  updateCourseSchema,
  createCourseSchema,
  courseDraftSchema,
} from '../../contract/validation/catalog';
import { validate, omitNullish, Problem } from '../../core/problem';
import {
  updateCourse,
  courseIncompleteProblem,
  draftSlug,
  ensureMayPublish,
  ensureTrainer,
  onCourseConstraintViolation,
  buildCourseSearchText,
  withIsFree,
  onDuplicateCourseSlug,
  findCourseSlugs,
  reserveCourseId,
} from './updateCourse';
import { CourseType } from '../course';
import { findEditableCourse, editableBy } from './editableCourse';
import { checkPrerequisites, newPrerequisites } from '../prerequisites';
import { CourseDraftInput, CreateCourseInput, UpdateCourseInput } from './courseInputs';
import { isDerivedSlug, withUniqueSlug } from './uniqueSlug';

/** For a title without letters of a slug. */
const fallbackSlug = 'course';

/** Anyone can register as a trainer. */
export const limitCourseCreation = async ({ viewer, services: { rateLimiter } }: SignedInContext): Promise<void> => {
  if (viewer.role !== 'admin') await rateLimiter.limitByUser(viewer.id, 'course');
};

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
  createCourse: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description: 'Creates a course.',
    problems: ['invalidInput', 'slugTaken', 'trainerNotApproved', 'courseIncomplete', 'tooManyAttempts'],
    args: { input: t.arg({ type: CreateCourseInput, required: true, description: 'The new course.' }) },
    resolve: async (query, _root, { input }, context) => {
      const {
        slug: requestedSlug,
        trainerId = context.viewer.id,
        requiredCourseIds,
        ...draft
      } = validate(createCourseSchema, omitNullish(input));
      const { viewer } = context;
      // A new course has no lessons.
      if (draft.isPublished && viewer.role !== 'admin') {
        await ensureMayPublish(context.db, context);
        throw courseIncompleteProblem(['lessons']);
      }
      await limitCourseCreation(context);
      return withUniqueSlug(
        { slug: requestedSlug, title: draft.title, fallback: fallbackSlug },
        findCourseSlugs(context),
        (slug) =>
          auditedTransaction(context, async (tx) => {
            await ensureTrainer(tx, viewer, trainerId);
            await checkPrerequisites(tx, requiredCourseIds, { viewer });
            const columns = { ...withIsFree(draft), slug, trainerId, searchText: buildCourseSearchText(draft) };
            const data = { ...columns, ...newPrerequisites(requiredCourseIds) };
            return tx.course.create({ ...query, data });
          })
            .catch(onCourseConstraintViolation)
            .catch(onDuplicateCourseSlug),
      );
    },
  }),
  createCourseDraft: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description: 'Creates a free draft with blank descriptions and a title in one language at least.',
    problems: ['invalidInput', 'tooManyAttempts'],
    args: { input: t.arg({ type: CourseDraftInput, required: true, description: 'First fields of the draft.' }) },
    resolve: async (query, _root, { input }, context) => {
      const draft = { ...validate(courseDraftSchema, omitNullish(input)), description: '', descriptionAr: '' };
      await limitCourseCreation(context);
      const id = await reserveCourseId(context);
      return withUniqueSlug(
        { slug: null, title: draft.title, fallback: draftSlug(id) },
        findCourseSlugs(context),
        (slug) => {
          const { viewer } = context;
          return auditedTransaction(context, async (tx) => {
            await ensureTrainer(tx, viewer, viewer.id);
            const data = { ...draft, id, slug, trainerId: viewer.id, searchText: buildCourseSearchText(draft) };
            return tx.course.create({ ...query, data });
          })
            .catch(onCourseConstraintViolation)
            .catch(onDuplicateCourseSlug);
        },
      );
    },
  }),
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
  apply: (isPublished) => async (key, context) => {
    const { id } = await findEditableCourse(key, context);
    await auditedTransaction(context, (tx) => updateCourse(tx, { id, changes: { isPublished } }, context));
  },
});
