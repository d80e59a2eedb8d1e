import { acting } from '../acting';
import { builder } from '../builder';
import { BulkOutcomeType, each } from '../bulk';
import type { SignedInContext } from '../context';
import { courseChanges, courseDraft, courseStart } from '../contract/validation/catalog';
import { checked, present, Problem } from '../errors';
import {
  changeCourse,
  courseIncomplete,
  courseRefusals,
  courseSearchText,
  priced,
  slugRefusals,
  takenSlugs,
  trainerOf,
} from './change';
import { CourseType } from './course';
import { editableCourse, own } from './editing';
import { CourseInput, CourseStartInput } from './inputs';
import { underSlug } from './slug';

const courseId = { required: true, description: 'Key of the course.' } as const;
const fallback = 'course';

/** Anybody may register as a trainer. */
const rationed = async ({ viewer, attempts }: SignedInContext): Promise<void> => {
  if (viewer.role !== 'admin') await attempts.rationOf(viewer.id, 'course');
};

const remove = async (key: string | number, context: SignedInContext): Promise<number> => {
  const { id } = await editableCourse(key, context);
  await acting(context, async (tx) => {
    const { count } = await tx.course.deleteMany({ where: own(id, context.viewer) });
    if (count === 0) throw new Problem('courseNotFound');
  }).catch(courseRefusals);
  return id;
};

const publish = (isPublished: boolean) => async (key: number, context: SignedInContext) => {
  const { id } = await editableCourse(key, context);
  await acting(context, (tx) => changeCourse(tx, { id, changes: { isPublished } }, context.viewer));
};

builder.mutationFields((t) => ({
  createCourse: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Adds a course. Problems: notSignedIn, notAllowed, invalidInput, slugTaken, courseIncomplete, tooManyAttempts.',
    args: { input: t.arg({ type: CourseInput, required: true, description: 'The course.' }) },
    resolve: async (query, _root, { input }, context) => {
      const { slug: given, trainerId: named, ...draft } = checked(courseDraft, present(input));
      const { viewer } = context;
      // A new course has no lesson yet.
      if (draft.isPublished && viewer.role !== 'admin') throw courseIncomplete(['lessons']);
      await rationed(context);
      return underSlug({ slug: given, title: draft.title, fallback }, takenSlugs(context), (slug) =>
        acting(context, async (tx) => {
          const trainerId = await trainerOf(tx, viewer, named ?? viewer.id);
          const data = { ...priced(draft), slug, trainerId, searchText: courseSearchText(draft) };
          return tx.course.create({ ...query, data });
        })
          .catch(courseRefusals)
          .catch(slugRefusals),
      );
    },
  }),
  startCourse: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Begins a course that is written bit by bit: a free draft with blank descriptions. Problems: notSignedIn, notAllowed, invalidInput, tooManyAttempts.',
    args: { input: t.arg({ type: CourseStartInput, required: true, description: 'What it begins with.' }) },
    resolve: async (query, _root, { input }, context) => {
      const start = { ...checked(courseStart, present(input)), description: '', descriptionAr: '' };
      await rationed(context);
      return underSlug({ slug: null, title: start.title, fallback }, takenSlugs(context), (slug) => {
        const { viewer } = context;
        return acting(context, async (tx) => {
          const trainerId = await trainerOf(tx, viewer, viewer.id);
          const data = { ...start, slug, trainerId, searchText: courseSearchText(start) };
          return tx.course.create({ ...query, data });
        })
          .catch(courseRefusals)
          .catch(slugRefusals);
      });
    },
  }),
}));

builder.mutationFields((t) => ({
  updateCourse: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Changes a course, a trainer their own, an admin any; absent fields stay. Problems: notSignedIn, notAllowed, courseNotFound, invalidInput, slugTaken, courseIncomplete, changedMeanwhile.',
    args: {
      id: t.arg.id(courseId),
      input: t.arg({ type: CourseInput, required: true, description: 'What changes.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'When the state that was edited had last changed; refused if it has changed since.',
      }),
    },
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const { id, title } = await editableCourse(key, context);
      const { slug: given, ...changes } = checked(courseChanges, input);
      const write = (slug: string | undefined) =>
        acting(context, async (tx) => {
          await changeCourse(tx, { id, changes: { ...changes, slug }, updatedAt }, context.viewer);
          return tx.course.findUniqueOrThrow({ ...query, where: { id } });
        })
          .catch(courseRefusals)
          .catch(slugRefusals);
      // Left out, it stays; blank, it is made anew.
      if (given === undefined) return write(undefined);
      return underSlug({ slug: given, title: changes.title ?? title, fallback }, takenSlugs(context, id), write);
    },
  }),
  deleteCourse: t.withAuth({ can: 'course:write' }).field({
    type: 'ID',
    description:
      'Deletes a course with its lessons for good, a trainer their own, an admin any. Answers its key. Problems: notSignedIn, notAllowed, courseNotFound, courseHasEnrollments.',
    args: { id: t.arg.id(courseId) },
    resolve: (_root, { id }, context) => remove(id, context),
  }),
  publishCourses: t.withAuth({ can: 'course:write' }).field({
    type: BulkOutcomeType,
    description:
      'Publishes courses, or makes drafts of them; a trainer publishes complete ones alone, an admin also without lessons. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }),
      isPublished: t.arg.boolean({ required: true, description: 'False makes drafts of them.' }),
    },
    resolve: (_root, { ids, isPublished }, context) => each(ids, publish(isPublished), context),
  }),
  deleteCourses: t.withAuth({ can: 'course:write' }).field({
    type: BulkOutcomeType,
    description: 'Deletes courses that nobody is enrolled in. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }) },
    resolve: (_root, { ids }, context) => each(ids, remove, context),
  }),
}));
