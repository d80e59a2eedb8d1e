import { auditedTransaction } from '../audit/auditedTransaction';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../core/bulkActions';
import type { SignedInContext } from '../core/context';
import { updateCourseSchema, createCourseSchema, courseDraftSchema } from '../contract/validation/catalog';
import { validate, omitNullish, Problem } from '../core/errors';
import {
  updateCourse,
  courseIncompleteProblem,
  onCourseConstraintViolation,
  buildCourseSearchText,
  withIsFree,
  onDuplicateCourseSlug,
  findCourseSlugs,
  resolveTrainer,
} from './updateCourse';
import { CourseType } from './course';
import { findEditableCourse, editableBy } from './editableCourse';
import { CourseInput, CourseDraftInput } from './courseInputs';
import { withUniqueSlug } from './uniqueSlug';

const courseIdArg = { required: true, description: 'Key of the course.' } as const;
const fallbackSlug = 'course';

/** Anybody may register as a trainer. */
const limitCourseCreation = async ({ viewer, rateLimiter }: SignedInContext): Promise<void> => {
  if (viewer.role !== 'admin') await rateLimiter.limitByUser(viewer.id, 'course');
};

const deleteCourse = async (key: string | number, context: SignedInContext): Promise<number> => {
  const { id } = await findEditableCourse(key, context);
  await auditedTransaction(context, async (tx) => {
    const { count } = await tx.course.deleteMany({ where: editableBy(id, context.viewer) });
    if (count === 0) throw new Problem('courseNotFound');
  }).catch(onCourseConstraintViolation);
  return id;
};

const setCoursePublished = (isPublished: boolean) => async (key: number, context: SignedInContext) => {
  const { id } = await findEditableCourse(key, context);
  await auditedTransaction(context, (tx) => updateCourse(tx, { id, changes: { isPublished } }, context.viewer));
};

builder.mutationFields((t) => ({
  createCourse: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Adds a course. Problems: notSignedIn, notAllowed, invalidInput, slugTaken, courseIncomplete, tooManyAttempts.',
    args: { input: t.arg({ type: CourseInput, required: true, description: 'The course.' }) },
    resolve: async (query, _root, { input }, context) => {
      const { slug: given, trainerId: named, ...draft } = validate(createCourseSchema, omitNullish(input));
      const { viewer } = context;
      // A new course has no lesson yet.
      if (draft.isPublished && viewer.role !== 'admin') throw courseIncompleteProblem(['lessons']);
      await limitCourseCreation(context);
      return withUniqueSlug(
        { slug: given, title: draft.title, fallback: fallbackSlug },
        findCourseSlugs(context),
        (slug) =>
          auditedTransaction(context, async (tx) => {
            const trainerId = await resolveTrainer(tx, viewer, named ?? viewer.id);
            const data = { ...withIsFree(draft), slug, trainerId, searchText: buildCourseSearchText(draft) };
            return tx.course.create({ ...query, data });
          })
            .catch(onCourseConstraintViolation)
            .catch(onDuplicateCourseSlug),
      );
    },
  }),
  createCourseDraft: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Begins a course that is written bit by bit: a free draft with blank descriptions. Problems: notSignedIn, notAllowed, invalidInput, tooManyAttempts.',
    args: { input: t.arg({ type: CourseDraftInput, required: true, description: 'What it begins with.' }) },
    resolve: async (query, _root, { input }, context) => {
      const start = { ...validate(courseDraftSchema, omitNullish(input)), description: '', descriptionAr: '' };
      await limitCourseCreation(context);
      return withUniqueSlug(
        { slug: null, title: start.title, fallback: fallbackSlug },
        findCourseSlugs(context),
        (slug) => {
          const { viewer } = context;
          return auditedTransaction(context, async (tx) => {
            const trainerId = await resolveTrainer(tx, viewer, viewer.id);
            const data = { ...start, slug, trainerId, searchText: buildCourseSearchText(start) };
            return tx.course.create({ ...query, data });
          })
            .catch(onCourseConstraintViolation)
            .catch(onDuplicateCourseSlug);
        },
      );
    },
  }),
}));

builder.mutationFields((t) => ({
  updateCourse: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Changes a course, a trainer their own, an admin any; absent fields stay. Problems: notSignedIn, notAllowed, courseNotFound, invalidInput, slugTaken, courseIncomplete, changedMeanwhile.',
    args: {
      id: t.arg.id(courseIdArg),
      input: t.arg({ type: CourseInput, required: true, description: 'What changes.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'When the state that was edited had last changed; refused if it has changed since.',
      }),
    },
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const { id, title } = await findEditableCourse(key, context);
      const { slug: given, ...changes } = validate(updateCourseSchema, input);
      const write = (slug: string | undefined) =>
        auditedTransaction(context, async (tx) => {
          await updateCourse(tx, { id, changes: { ...changes, slug }, updatedAt }, context.viewer);
          return tx.course.findUniqueOrThrow({ ...query, where: { id } });
        })
          .catch(onCourseConstraintViolation)
          .catch(onDuplicateCourseSlug);
      // Left out, it stays; blank, it is made anew.
      if (given === undefined) return write(undefined);
      return withUniqueSlug(
        { slug: given, title: changes.title ?? title, fallback: fallbackSlug },
        findCourseSlugs(context, id),
        write,
      );
    },
  }),
  deleteCourse: t.withAuth({ can: 'course:write' }).field({
    type: 'ID',
    description:
      'Deletes a course with its lessons for good, a trainer their own, an admin any. Answers its key. Problems: notSignedIn, notAllowed, courseNotFound, courseHasEnrollments.',
    args: { id: t.arg.id(courseIdArg) },
    resolve: (_root, { id }, context) => deleteCourse(id, context),
  }),
  publishCourses: t.withAuth({ can: 'course:write' }).field({
    type: BulkResultType,
    description:
      'Publishes courses, or makes drafts of them; a trainer publishes complete ones alone, an admin also without lessons. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }),
      isPublished: t.arg.boolean({ required: true, description: 'False makes drafts of them.' }),
    },
    resolve: (_root, { ids, isPublished }, context) => applyInBulk(ids, setCoursePublished(isPublished), context),
  }),
  deleteCourses: t.withAuth({ can: 'course:write' }).field({
    type: BulkResultType,
    description: 'Deletes courses that nobody is enrolled in. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteCourse, context),
  }),
}));
