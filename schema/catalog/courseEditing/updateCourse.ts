import { equalTo } from '../../admin/optimisticLock';
import type { Prisma } from '../../../prisma/generated/client';
import type { SignedInContext, Viewer } from '../../core/context';
import { withTrainerAudit } from '../../audit/auditedTransaction';
import { hasPermission, type Role } from '../../contract/permissions';
import {
  confirmedCourseFields,
  fieldsToConfirm,
  type ConfirmedCourseField,
} from '../../contract/courses/confirmedFields';
import { missingPublishRequirements, type PublishRequirement } from '../../contract/courses/publishRequirements';
import { toSearchText } from '../../contract/search/searchText';
import type { ValidationMessageKey } from '../../contract/problems/validationMessages';
import {
  publishedCourseTextsSchema,
  requiredTitlesSchema,
  type CourseUpdate,
} from '../../contract/validation/learning/catalog';
import { blankTitles } from '../../contract/courses/blankTitles';
import { validate, onConstraintViolation, onUniqueViolation, Problem } from '../../core/problem';
import { issueCertificatesJob } from '../../certificates/issueCertificates';
import { addJob } from '../../core/jobs';
import { changeItem } from '../../payments/orders/orderUpdates';
import { checkPrerequisites, replacePrerequisites } from '../prerequisites';
import { editableBy } from './editableCourse';

type CourseUpdateColumns = Omit<CourseUpdate, 'slug'> & { slug?: string };

/** Problems for the constraints that a course can violate. */
export const onCourseConstraintViolation = onConstraintViolation({
  courses_categoryId_fkey: { code: 'invalidInput', fields: { categoryId: 'unknownCategory' } },
  courses_trainerId_fkey: { code: 'invalidInput', fields: { trainerId: 'unknownTrainer' } },
  courses_preview_published_lesson: { code: 'invalidInput', fields: { previewLessonId: 'previewNotPublished' } },
  course_prerequisites_no_circle: { code: 'invalidInput', fields: { requiredCourseIds: 'prerequisiteCircle' } },
  course_prerequisites_other_course: { code: 'invalidInput', fields: { requiredCourseIds: 'prerequisiteCircle' } },
  courses_free_is_price_zero: { code: 'invalidInput', fields: { isFree: 'priceContradictsIsFree' } },
  enrollments_courseId_fkey: 'courseHasEnrollments',
  payments_courseId_fkey: 'courseHasEnrollments',
  threads_courseId_fkey: 'courseHasThreads',
  threads_lessonId_fkey: 'courseHasThreads',
  lesson_notes_lessonId_fkey: 'courseHasNotes',
});
export const onDuplicateCourseSlug = onUniqueViolation({ courses_slug_key: { code: 'slugTaken', field: 'slug' } });

export const findCourseSlugs =
  ({ db }: Pick<SignedInContext, 'db'>, exceptId?: number) =>
  (prefix: string) =>
    db.course.findMany({
      where: { slug: { startsWith: prefix }, NOT: { id: exceptId ?? 0 } },
      select: { slug: true },
    });

/** The slug of a draft without an English title. */
export const draftSlug = (id: number): string => `course-${id}`;

/** The id of a course that is created next, for {@link draftSlug}. */
export async function reserveCourseId({ db }: Pick<SignedInContext, 'db'>): Promise<number> {
  const [row] = await db.$queryRaw<
    [{ id: number }]
  >`SELECT nextval(pg_get_serial_sequence('"courses"', 'id'))::int AS "id"`;
  return row.id;
}

/** Derives `isFree` from the price. */
export const withIsFree = <Draft extends { price?: string; isFree?: boolean }>({ isFree, ...draft }: Draft) =>
  draft.price === undefined ? { ...draft, isFree } : { ...draft, isFree: Number(draft.price) === 0 };

export const buildCourseSearchText = (course: Record<'title' | 'titleAr' | 'description' | 'descriptionAr', string>) =>
  toSearchText(course.title, course.titleAr, course.description, course.descriptionAr);

const requirementMessages: Partial<Record<PublishRequirement, ValidationMessageKey>> = {
  lessons: 'noPublishedLesson',
  lessonTitles: 'lessonTitleMissing',
};

/** The problem of a course that cannot be published, with the missing requirements as fields. */
export function courseIncompleteProblem(missing: readonly PublishRequirement[]): Problem {
  return new Problem('courseIncomplete', {
    fields: Object.fromEntries(missing.map((step) => [step, requirementMessages[step] ?? 'required'])),
  });
}

/**
 * Checks who can teach a course: a trainer only themselves, an admin any trainer. Locks the user's role until the
 * transaction ends, so that no student gets a course.
 * @throws Problem `notAllowed` for another trainer or a lost role, `notSignedIn` for a deleted account, `invalidInput` for
 * a user who cannot teach
 */
export async function ensureTrainer(tx: Prisma.TransactionClient, viewer: Viewer, requestedId: number): Promise<void> {
  const isSelf = requestedId === viewer.id;
  if (!isSelf && viewer.role !== 'admin') throw new Problem('notAllowed');
  const [user] = await tx.$queryRaw<
    { role: Role }[]
  >`SELECT "role"::text FROM "users" WHERE "id" = ${requestedId} AND "deletedAt" IS NULL FOR SHARE`;
  if (user && hasPermission(user.role, 'course:write')) return;
  if (isSelf) throw new Problem(user ? 'notAllowed' : 'notSignedIn');
  throw new Problem('invalidInput', { fields: { trainerId: 'unknownTrainer' } });
}

type PublisherContext = Pick<SignedInContext, 'viewer' | 'settings'>;

/** @throws Problem `trainerNotApproved` if the setting requires an approval that the trainer does not have */
export async function ensureMayPublish(
  db: Prisma.TransactionClient,
  { viewer, settings: { requiresTrainerApproval } }: PublisherContext,
): Promise<void> {
  if (!requiresTrainerApproval || viewer.role === 'admin') return;
  const approved = await db.user.count({ where: { id: viewer.id, approvedAt: { not: null } } });
  if (approved === 0) throw new Problem('trainerNotApproved');
}

const courseForUpdate = {
  title: true,
  titleAr: true,
  description: true,
  descriptionAr: true,
  categoryId: true,
  trainerId: true,
  isPublished: true,
  firstPublishedAt: true,
  price: true,
  isFree: true,
  slug: true,
  hasCertificate: true,
  updatedAt: true,
} satisfies Prisma.CourseSelect;

interface CourseChange {
  id: number;
  changes: CourseUpdateColumns;
  /** Optimistic lock. */
  updatedAt?: Date | null;
  /** Without a decision of the user: the fields that need one are refused. */
  isAutosave?: boolean;
}

/**
 * Updates a course; absent fields keep their value. The row is locked first, so that concurrent saves cannot both win and
 * no lesson is deleted while the course is published. Open orders follow a lower price.
 * Returns whether a field changed that a save has to confirm, such as the publication.
 * @throws Problem `courseNotFound`, `changedMeanwhile`, `trainerNotApproved`, `courseIncomplete`, `invalidInput`, `slugTaken`
 */
export async function updateCourse(
  tx: Prisma.TransactionClient,
  change: CourseChange,
  context: PublisherContext,
): Promise<boolean> {
  const { id, changes } = change;
  if (changes.price === undefined && changes.isFree === undefined) return saveCourse(tx, change, context);
  let isChanged = false;
  await changeItem(tx, { courseId: id }, async () => {
    isChanged = await saveCourse(tx, change, context);
  });
  return isChanged;
}

async function saveCourse(
  tx: Prisma.TransactionClient,
  change: CourseChange,
  context: PublisherContext,
): Promise<boolean> {
  const before = await findCourseForUpdate(tx, change.id, context.viewer);
  return !(await isSaved(tx, before, change)) && writeCourse(tx, before, change, context);
}

type CourseForUpdate = Prisma.CourseGetPayload<{ select: typeof courseForUpdate }>;

async function writeCourse(
  tx: Prisma.TransactionClient,
  before: CourseForUpdate,
  { id, changes, isAutosave = false }: CourseChange,
  context: PublisherContext,
): Promise<boolean> {
  const { viewer } = context;
  const { requiredCourseIds, ...columns } = withIsFree(changes);
  await checkPrerequisites(tx, requiredCourseIds, { viewer, courseId: id });
  const changedFields = listChangedFields(before, columns);
  if (isAutosave) ensureNoneToConfirm(changedFields, before);
  const after = { ...before, ...omitUndefined(columns) };
  if (after.isPublished && !before.isPublished) await ensurePublishable(tx, { ...after, id }, context);
  if (after.isPublished) validate(publishedCourseTextsSchema, changes);
  const isPublic = after.isPublished || before.firstPublishedAt !== null;
  if (isPublic) validate(requiredTitlesSchema, changes);
  ensureTitleInOneLanguage(after, changes);
  const { trainerId } = changes;
  if (trainerId !== undefined) await ensureTrainer(tx, viewer, trainerId);
  const data = {
    ...columns,
    ...replacePrerequisites(requiredCourseIds),
    searchText: buildCourseSearchText(after),
  };
  const save = () => tx.course.update({ where: { id }, data });
  if (isPublic && changedFields.length > 0) await withTrainerAudit(tx, viewer, save);
  else await save();
  // Earlier completions earn one, too.
  if (after.hasCertificate && !before.hasCertificate)
    await addJob(tx, issueCertificatesJob, {}, { key: issueCertificatesJob.name });
  // Reviews belong to the current trainer.
  if (trainerId !== undefined && trainerId !== before.trainerId)
    await tx.review.updateMany({ where: { courseId: id }, data: { trainerId } });
  return changedFields.length > 0;
}

/**
 * Whether a save is in the row: it is repeated with the old version, because its answer was lost.
 * @throws Problem `changedMeanwhile`
 */
async function isSaved(
  tx: Prisma.TransactionClient,
  before: CourseForUpdate,
  { id, changes, updatedAt }: CourseChange,
): Promise<boolean> {
  if (!updatedAt || updatedAt.getTime() === before.updatedAt.getTime()) return false;
  const { requiredCourseIds, ...columns } = withIsFree(changes);
  if (await hasValues(tx, id, columns, requiredCourseIds)) return true;
  throw new Problem('changedMeanwhile');
}

async function hasValues(
  tx: Prisma.TransactionClient,
  id: number,
  columns: object,
  requiredCourseIds: readonly number[] | undefined,
): Promise<boolean> {
  if ((await tx.course.count({ where: { id, ...equalTo(columns) } })) === 0) return false;
  if (!requiredCourseIds) return true;
  const stored = await tx.coursePrerequisite.findMany({ where: { courseId: id }, select: { requiredCourseId: true } });
  const ids = new Set(requiredCourseIds);
  return stored.length === ids.size && stored.every(({ requiredCourseId }) => ids.has(requiredCourseId));
}

/** @throws Problem `courseNotFound` */
async function findCourseForUpdate(tx: Prisma.TransactionClient, id: number, viewer: Viewer) {
  await lockCourse(tx, id);
  const course = await tx.course.findFirst({ where: editableBy(id, viewer), select: courseForUpdate });
  if (!course) throw new Problem('courseNotFound');
  return course;
}

/** @throws Problem `trainerNotApproved` or `courseIncomplete` */
async function ensurePublishable(
  tx: Prisma.TransactionClient,
  course: Parameters<typeof missingPublishRequirements>[0] & { id: number },
  context: PublisherContext,
): Promise<void> {
  await ensureMayPublish(tx, context);
  const lessons = await tx.lesson.findMany({
    where: { courseId: course.id, isPublished: true },
    select: { isPublished: true, title: true, titleAr: true },
  });
  // An admin can publish a course without lessons, but not without texts.
  const missing = missingPublishRequirements(course, lessons).filter(
    (step) => context.viewer.role !== 'admin' || step !== 'lessons',
  );
  if (missing.length > 0) throw courseIncompleteProblem(missing);
}

/** @throws Problem `invalidInput` for a draft or lesson without any title */
export function ensureTitleInOneLanguage(
  titles: { title: string; titleAr: string },
  changes: { title?: string; titleAr?: string },
): void {
  if (blankTitles(titles).length < 2) return;
  const changed = (['title', 'titleAr'] as const).filter((field) => changes[field] !== undefined);
  throw new Problem('invalidInput', {
    fields: Object.fromEntries(changed.map((field) => [field, 'titleInOneLanguage'])),
  });
}

/** The changed fields among those that are confirmed. Prices are compared as numbers: one is a Decimal, one a text. */
const listChangedFields = (
  before: Record<ConfirmedCourseField, unknown>,
  columns: Partial<Record<ConfirmedCourseField, unknown>>,
): ConfirmedCourseField[] =>
  confirmedCourseFields.filter((field) => {
    const [stored, input] = [before[field], columns[field]];
    return input !== undefined && (field === 'price' ? Number(stored) !== Number(input) : stored !== input);
  });

/** @throws Problem `invalidInput` if a changed field must be confirmed */
function ensureNoneToConfirm(
  changedFields: readonly ConfirmedCourseField[],
  { isPublished, firstPublishedAt }: { isPublished: boolean; firstPublishedAt: Date | null },
): void {
  const toConfirm = fieldsToConfirm({ isPublished, isArchived: !isPublished && firstPublishedAt !== null });
  const refused = changedFields.filter((field) => toConfirm.includes(field));
  if (refused.length === 0) return;
  throw new Problem('invalidInput', { fields: Object.fromEntries(refused.map((field) => [field, 'notAutosaved'])) });
}

/** Blocks other changes of the course and its lessons until this transaction ends. */
export const lockCourse = (tx: Prisma.TransactionClient, id: number) =>
  tx.$queryRaw`SELECT 1 FROM "courses" WHERE "id" = ${id} FOR NO KEY UPDATE`;

const omitUndefined = <Changes extends object>(changes: Changes) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Changes]?: Exclude<Changes[Key], undefined>;
  };
