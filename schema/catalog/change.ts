import type { Prisma } from '../../prisma/generated/client';
import type { SignedInContext, Viewer } from '../context';
import { may, type Role } from '../contract/permissions';
import { missingToPublish, type PublishingStep } from '../contract/publishing';
import { searchKey } from '../contract/search';
import type { SentenceKey } from '../contract/sentences';
import { publishedTexts, type CourseChanges } from '../contract/validation/catalog';
import { checked, constraintMeans, duplicateMeans, Problem } from '../errors';
import { own } from './editing';

type Columns = Omit<CourseChanges, 'slug'> & { slug?: string };

/** What the database's refusals of a course mean. */
export const courseRefusals = constraintMeans({
  courses_categoryId_fkey: { code: 'invalidInput', fields: { categoryId: 'unknownCategory' } },
  courses_trainerId_fkey: { code: 'invalidInput', fields: { trainerId: 'unknownTrainer' } },
  courses_free_is_price_zero: { code: 'invalidInput', fields: { isFree: 'priceDisagrees' } },
  enrollments_courseId_fkey: 'courseHasEnrollments',
  payments_courseId_fkey: 'courseHasEnrollments',
});
export const slugRefusals = duplicateMeans({ courses_slug_key: { code: 'slugTaken', field: 'slug' } });

/** Slugs that begin like this, but for that of the course that is changed. */
export const takenSlugs =
  ({ db }: Pick<SignedInContext, 'db'>, except?: number) =>
  (beginning: string) =>
    db.course.findMany({
      where: { slug: { startsWith: beginning }, NOT: { id: except ?? 0 } },
      select: { slug: true },
    });

/** Price and freedom as the columns have them: the one says the other. */
export const priced = <Draft extends { price?: string; isFree?: boolean }>({ isFree, ...draft }: Draft) =>
  draft.price === undefined ? { ...draft, isFree } : { ...draft, isFree: Number(draft.price) === 0 };

/** The texts that search compares. */
export const courseSearchText = (course: Record<'title' | 'titleAr' | 'description' | 'descriptionAr', string>) =>
  searchKey(course.title, course.titleAr, course.description, course.descriptionAr);

/** The refusal to publish, with what is missing, field by field. */
export function courseIncomplete(missing: readonly PublishingStep[]): Problem {
  const complaint = (step: PublishingStep): SentenceKey => (step === 'lessons' ? 'noPublishedLesson' : 'required');
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
export async function trainerOf(tx: Prisma.TransactionClient, viewer: Viewer, named: number): Promise<number> {
  const isSelf = named === viewer.id;
  if (!isSelf && viewer.role !== 'admin') throw new Problem('notAllowed');
  const [user] = await tx.$queryRaw<{ role: Role }[]>`SELECT "role"::text FROM "users" WHERE "id" = ${named} FOR SHARE`;
  if (user && may(user.role, 'course:write')) return named;
  if (isSelf) throw new Problem(user ? 'notAllowed' : 'notSignedIn');
  throw new Problem('invalidInput', { fields: { trainerId: 'unknownTrainer' } });
}

const asItStands = {
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
export async function changeCourse(
  tx: Prisma.TransactionClient,
  { id, changes, updatedAt }: { id: number; changes: Columns; updatedAt?: Date | null },
  viewer: Viewer,
): Promise<void> {
  await lockCourse(tx, id);
  const before = await tx.course.findFirst({ where: own(id, viewer), select: asItStands });
  if (!before) throw new Problem('courseNotFound');
  if (updatedAt && updatedAt.getTime() !== before.updatedAt.getTime()) throw new Problem('changedMeanwhile');
  const after = { ...before, ...stated(changes) };
  if (after.isPublished && !before.isPublished) {
    // An admin may announce a course before it has lessons, but none that nothing is said of.
    const missing = missingToPublish(after, before.lessons).filter(
      (step) => viewer.role !== 'admin' || step !== 'lessons',
    );
    if (missing.length > 0) throw courseIncomplete(missing);
  }
  if (after.isPublished) checked(publishedTexts, changes);
  const trainerId = changes.trainerId === undefined ? undefined : await trainerOf(tx, viewer, changes.trainerId);
  const data = { ...priced(changes), trainerId, searchText: courseSearchText(after) };
  await tx.course.update({ where: { id }, data });
  // Whoever teaches a course reads its reviews, and nobody else does.
  if (trainerId !== undefined && trainerId !== before.trainerId)
    await tx.review.updateMany({ where: { courseId: id }, data: { trainerId } });
}

/** Makes whoever else changes the course or its lessons wait until this transaction is over. */
export const lockCourse = (tx: Prisma.TransactionClient, id: number) =>
  tx.$queryRaw`SELECT 1 FROM "courses" WHERE "id" = ${id} FOR NO KEY UPDATE`;

const stated = <Changes extends object>(changes: Changes) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Changes]?: Exclude<Changes[Key], undefined>;
  };
