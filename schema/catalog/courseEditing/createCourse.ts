import type { Prisma } from '../../../prisma/generated/client';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { courseDraftSchema, createCourseSchema } from '../../contract/validation/learning/catalog';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { clientKeyArgs, createOnce } from '../../admin/createOnce';
import { omitNullish, validate } from '../../core/problem';
import { CourseType } from '../course';
import { checkPrerequisites, newPrerequisites } from '../prerequisites';
import { CourseDraftInput, CreateCourseInput } from './courseInputs';
import { withUniqueSlug } from './uniqueSlug';
import {
  buildCourseSearchText,
  courseIncompleteProblem,
  draftSlug,
  ensureMayPublish,
  ensureTrainer,
  findCourseSlugs,
  onCourseConstraintViolation,
  onDuplicateCourseSlug,
  reserveCourseId,
  withIsFree,
} from './updateCourse';

/** Anyone can register as a trainer. */
export const limitCourseCreation = async ({ viewer, services: { rateLimiter } }: SignedInContext): Promise<void> => {
  if (viewer.role !== 'admin') await rateLimiter.limitByUser(viewer.id, 'course');
};

interface CourseCreation<Saved> {
  clientKey: string | null | undefined;
  /** Id of the course that is copied. */
  copiedId?: number;
  create: (tx: Prisma.TransactionClient) => Promise<{ id: number }>;
  read: (tx: Prisma.TransactionClient, id: number) => Promise<Saved | null>;
}

/** Creates a course in an audited transaction, once for each `clientKey`. */
export const createCourse = <Saved>(
  context: SignedInContext,
  { clientKey, copiedId, create, read }: CourseCreation<Saved>,
): Promise<Saved> =>
  auditedTransaction(context, (tx) =>
    createOnce(tx, {
      ...{ viewer: context.viewer, model: 'Course', clientKey, notFound: 'courseNotFound' },
      ...(copiedId !== undefined && { about: copiedId }),
      create: () => create(tx),
      read: (id) => read(tx, id),
    }),
  )
    .catch(onCourseConstraintViolation)
    .catch(onDuplicateCourseSlug);

/** For a title without letters of a slug. */
const fallbackSlug = 'course';

builder.mutationFields((t) => ({
  createCourse: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description: 'Creates a course.',
    problems: [
      'invalidInput',
      'slugTaken',
      'trainerNotApproved',
      'courseIncomplete',
      'courseNotFound',
      'tooManyAttempts',
    ],
    args: {
      input: t.arg({ type: CreateCourseInput, required: true, description: 'The new course.' }),
      ...clientKeyArgs,
    },
    resolve: async (query, _root, { input, clientKey }, context) => {
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
          createCourse(context, {
            clientKey,
            create: async (tx) => {
              await ensureTrainer(tx, viewer, trainerId);
              await checkPrerequisites(tx, requiredCourseIds, { viewer });
              const columns = { ...withIsFree(draft), slug, trainerId, searchText: buildCourseSearchText(draft) };
              const data = { ...columns, ...newPrerequisites(requiredCourseIds) };
              return tx.course.create({ select: { id: true }, data });
            },
            read: (tx, id) => tx.course.findUnique({ ...query, where: { id } }),
          }),
      );
    },
  }),
  createCourseDraft: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description: 'Creates a free draft with blank descriptions and a title in one language at least.',
    problems: ['invalidInput', 'courseNotFound', 'tooManyAttempts'],
    args: {
      input: t.arg({ type: CourseDraftInput, required: true, description: 'First fields of the draft.' }),
      ...clientKeyArgs,
    },
    resolve: async (query, _root, { input, clientKey }, context) => {
      const { viewer } = context;
      const draft = { ...validate(courseDraftSchema, omitNullish(input)), description: '', descriptionAr: '' };
      await limitCourseCreation(context);
      const id = await reserveCourseId(context);
      return withUniqueSlug(
        { slug: null, title: draft.title, fallback: draftSlug(id) },
        findCourseSlugs(context),
        (slug) =>
          createCourse(context, {
            clientKey,
            create: async (tx) => {
              await ensureTrainer(tx, viewer, viewer.id);
              const data = { ...draft, id, slug, trainerId: viewer.id, searchText: buildCourseSearchText(draft) };
              return tx.course.create({ select: { id: true }, data });
            },
            read: (tx, courseId) => tx.course.findUnique({ ...query, where: { id: courseId } }),
          }),
      );
    },
  }),
}));
