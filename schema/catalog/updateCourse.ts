import type { Prisma } from '../../prisma/generated/client';
import type { SignedInContext, Viewer } from '../core/context';
import { hasPermission, type Role } from '../contract/permissions';
import { missingPublishRequirements, type PublishRequirement } from '../contract/courses/publishRequirements';
import { toSearchText } from '../contract/search/searchText';
import type { ValidationMessageKey } from '../contract/problems/validationMessages';
import { publishedCourseTextsSchema, type CourseUpdate } from '../contract/validation/catalog';
import { validate, onConstraintViolation, onUniqueViolation, Problem } from '../core/errors';
import { editableBy } from './editableCourse';

type CourseUpdateColumns = Omit<CourseUpdate, 'slug'> & { slug?: string };

/** What the database's refusals of a course mean. */
export const onCourseConstraintViolation = onConstraintViolation({
  courses_categoryId_fkey: { code: 'invalidInput', fields: { categoryId: 'unknownCategory' } },
  courses_trainerId_fkey: { code: 'invalidInput', fields: { trainerId: 'unknownTrainer' } },
  courses_free_is_price_zero: { code: 'invalidInput', fields: { isFree: 'priceContradictsIsFree' } },
  enrollments_courseId_fkey: 'courseHasEnrollments',
  payments_courseId_fkey: 'courseHasEnrollments',
});
export const onDuplicateCourseSlug = onUniqueViolation({ courses_slug_key: { code: 'slugTaken', field: 'slug' } });

/** Slugs that begin like this, but for that of the course that is changed. */
export const findCourseSlugs =
  ({ db }: Pick<SignedInContext, 'db'>, except?: number) =>
  (beginning: string) =>
    db.course.findMany({
      where: { slug: { startsWith: beginning }, NOT: { id: except ?? 0 } },
      select: { slug: true },
    });

/** Price and freedom as the columns have them: the one says the other. */
export const withIsFree = <Draft extends { price?: string; isFree?: boolean }>({ isFree, ...draft }: Draft) =>
  draft.price === undefined ? { ...draft, isFree } : { ...draft, isFree: Number(draft.price) === 0 };

/** The texts that search compares. */
export const buildCourseSearchText = (course: Record<'title' | 'titleAr' | 'description' | 'descriptionAr', string>) =>
  toSearchText(course.title, course.titleAr, course.description, course.descriptionAr);

/** The refusal to publish, with what is missing, field by field. */
export function courseIncompleteProblem(missing: readonly PublishRequirement[]): Problem {
  const complaint = (step: PublishRequirement): ValidationMessageKey =>
    step === 'lessons' ? 'noPublishedLesson' : 'required';
  return new Problem('courseIncomplete', {
    fields: Object.fromEntries(missing.map((step) => [step, complaint(step)])),
  });
}

/**
 * Who shall teach a course: a trainer their own; an admin whom they name, or themself.
 * They keep their role until the transaction is over, so that no student is given a course.
 * @throws Problem `notAllowed` for a trainer who names somebody else or is none any more, `notSignedIn` for one whose
 * account is gone, `invalidInput` for somebody who does not teach
 */
export async function resolveTrainer(tx: Prisma.TransactionClient, viewer: Viewer, named: number): Promise<number> {
  const isSelf = named === viewer.id;
  if (!isSelf && viewer.role !== 'admin') throw new Problem('notAllowed');
  const [user] = await tx.$queryRaw<{ role: Role }[]>`SELECT "role"::text FROM "users" WHERE "id" = ${named} FOR SHARE`;
  if (user && hasPermission(user.role, 'course:write')) return named;
  if (isSelf) throw new Problem(user ? 'notAllowed' : 'notSignedIn');
  throw new Problem('invalidInput', { fields: { trainerId: 'unknownTrainer' } });
}

const courseForUpdate = {
  title: true,
  titleAr: true,
  description: true,
  descriptionAr: true,
  categoryId: true,
  trainerId: true,
  isPublished: true,
  updatedAt: true,
  lessons: { where: { isPublished: true }, select: { isPublished: true }, take: 1 },
} satisfies Prisma.CourseSelect;

/**
 * Changes a course over the state that its editor has seen; absent fields stay. The row is locked while it is compared, so
 * that of two who save at once the second sees what the first has written, and no lesson goes while it is published.
 * @throws Problem `courseNotFound`, `changedMeanwhile`, `courseIncomplete`, `invalidInput`, `slugTaken`
 */
export async function updateCourse(
  tx: Prisma.TransactionClient,
  { id, changes, updatedAt }: { id: number; changes: CourseUpdateColumns; updatedAt?: Date | null },
  viewer: Viewer,
): Promise<void> {
  await lockCourse(tx, id);
  const before = await tx.course.findFirst({ where: editableBy(id, viewer), select: courseForUpdate });
  if (!before) throw new Problem('courseNotFound');
  if (updatedAt && updatedAt.getTime() !== before.updatedAt.getTime()) throw new Problem('changedMeanwhile');
  const after = { ...before, ...omitUndefined(changes) };
  if (after.isPublished && !before.isPublished) {
    // An admin may announce a course before it has lessons, but none that nothing is said of.
    const missing = missingPublishRequirements(after, before.lessons).filter(
      (step) => viewer.role !== 'admin' || step !== 'lessons',
    );
    if (missing.length > 0) throw courseIncompleteProblem(missing);
  }
  if (after.isPublished) validate(publishedCourseTextsSchema, changes);
  const trainerId = changes.trainerId === undefined ? undefined : await resolveTrainer(tx, viewer, changes.trainerId);
  const data = { ...withIsFree(changes), trainerId, searchText: buildCourseSearchText(after) };
  await tx.course.update({ where: { id }, data });
  // Whoever teaches a course reads its reviews, and nobody else does.
  if (trainerId !== undefined && trainerId !== before.trainerId)
    await tx.review.updateMany({ where: { courseId: id }, data: { trainerId } });
}

/** Makes whoever else changes the course or its lessons wait until this transaction is over. */
export const lockCourse = (tx: Prisma.TransactionClient, id: number) =>
  tx.$queryRaw`SELECT 1 FROM "courses" WHERE "id" = ${id} FOR NO KEY UPDATE`;

const omitUndefined = <Changes extends object>(changes: Changes) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Changes]?: Exclude<Changes[Key], undefined>;
  };
