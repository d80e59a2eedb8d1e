import type { z } from 'zod';
import { trainerApprovedNotification } from '../../notifications/kinds/trainers';
import { sendNotification } from '../../notifications/sendNotification';
import type { Prisma, PrismaClient } from '../../../prisma/generated/client';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { messageKey } from '../../contract/validation/fields/textFields';
import { normalizeUsername } from '../../contract/validation/accounts/accounts';
import type { updateUserSchema, CreateUserData } from '../../contract/validation/accounts/users';
import { updateLocked } from '../../admin/optimisticLock';
import { lockManagedUser, type LockedUser } from '../accountLocks';
import type { Viewer, SignedInContext } from '../../core/context';
import { Problem, onUniqueViolation, onConstraintViolation } from '../../core/problem';
import { updateOrders } from '../../payments/orders/orderUpdates';
import { lockCoursesReviewedBy } from '../../reviews/reviewLocks';
import { passwordChangedNotification } from '../../notifications/kinds/accountSecurity';
import { purposesEndedByAdmin, revokeAccountLinks } from '../links/accountLinks';
import { sendConfirmations } from '../links/newAccountNotifications';
import { hashPassword, noPasswordHash } from '../passwords/passwordHash';
import { ensureAllowedPassword } from '../passwords/passwordRules';

/** Id of the advisory lock for changes that remove an admin; must be unique in this database. */
const lastAdminLockId = 7_390_211;

/**
 * Prevents the removal of the own account and of the last active admin. The advisory lock serializes removals, so that two
 * admins cannot demote each other at the same time.
 * @param tx the transaction of the write that follows
 * @throws Problem `ownAccount`, `lastAdmin`
 */
async function ensureAdminRemains(tx: Prisma.TransactionClient, previous: LockedUser, viewer: Viewer): Promise<void> {
  if (previous.id === viewer.id) throw new Problem('ownAccount');
  if (previous.role === 'admin' && previous.isActive) await ensureOtherAdmin(tx, previous.id);
}

/**
 * Holds the lock for removals of admins until the end of the transaction.
 * @throws Problem `lastAdmin` if no other admin is active
 */
export async function ensureOtherAdmin(tx: Prisma.TransactionClient, id: number): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${lastAdminLockId}::bigint)::text`;
  const others = { role: 'admin', isActive: true, id: { not: id } } as const;
  if (!(await tx.user.findFirst({ where: others, select: { id: true } }))) throw new Problem('lastAdmin');
}

/** For `.catch()` after a write of several users. */
export const onDuplicateUser = onUniqueViolation({
  users_email_key: { code: 'emailTaken', field: 'email' },
  users_usernameKey_key: { code: 'usernameTaken', field: 'username' },
});

/** For `.catch()` after a write of one user: reports both fields if both are taken, although the database stops at one. */
export const onDuplicateUserFields =
  (db: PrismaClient, { id = 0, email, usernameKey }: { id?: number; email?: string; usernameKey?: string }) =>
  async (error: unknown): Promise<never> => {
    const duplicate = await Promise.resolve(error)
      .then(onDuplicateUser)
      .catch((problem: unknown) => problem);
    if (!(duplicate instanceof Problem)) throw duplicate;
    const isTaken = async (where: Prisma.UserWhereInput) =>
      (await db.user.count({ where: { ...where, id: { not: id } } })) > 0;
    const fields = {
      ...(usernameKey !== undefined && (await isTaken({ usernameKey })) && { username: 'usernameTaken' as const }),
      ...(email !== undefined && (await isTaken({ email })) && { email: 'emailTaken' as const }),
    };
    throw new Problem(duplicate.code, { fields: { ...duplicate.fields, ...fields }, cause: error });
  };

export type UserUpdate = z.output<typeof updateUserSchema>;

/** Problems for the foreign keys that prevent the deletion of a user. */
const onDependentRows = onConstraintViolation({
  courses_trainerId_fkey: 'userTeaches',
  enrollments_studentId_fkey: 'userIsEnrolled',
  payments_userId_fkey: 'userHasPayments',
  reviews_trainerId_fkey: 'userWasReviewed',
  blog_posts_authorId_fkey: 'userHasBlogPosts',
  events_organizerId_fkey: 'userHasEvents',
  polls_createdBy_fkey: 'userHasPolls',
  glossary_terms_createdBy_fkey: 'userHasGlossaryTerms',
});

/** Columns of an account that an admin creates: a password is hashed, a trainer is approved. */
export const toUserColumns = async ({ password, ...draft }: CreateUserData) => ({
  ...draft,
  approvedAt: draft.role === 'trainer' ? new Date() : null,
  usernameKey: normalizeUsername(draft.username),
  passwordHash: password === undefined ? noPasswordHash : await hashPassword(password),
});

/**
 * Updates a user in one transaction, and returns what it was before. A new password, a new role or a deactivation ends their sessions, except the viewer's
 * current session; a new address, a new password or a deactivation ends the links in their mails.
 * @throws Problem `userNotFound`, `changedMeanwhile`, `ownAccount`, `lastAdmin`, `trainerTeaches`, `userHasProof`, `emailTaken`,
 * `usernameTaken`
 */
export async function updateUser(
  id: number,
  { password, ...draft }: UserUpdate,
  context: SignedInContext,
  updatedAt?: Date | null,
): Promise<{ isActive: boolean }> {
  ensureAllowedPassword(context, password, draft);
  const data = {
    ...draft,
    ...(draft.username !== undefined && { usernameKey: normalizeUsername(draft.username) }),
    ...(password !== undefined && { passwordHash: await hashPassword(password) }),
  };
  return auditedTransaction(context, (tx) => updateUserColumns(tx, { id, updatedAt, data }, context.viewer)).catch(
    onDuplicateUserFields(context.db, { ...data, id }),
  );
}

interface UserColumnsUpdate {
  id: number;
  /** Optimistic lock, see {@link updateLocked}. */
  updatedAt?: Date | null | undefined;
  data: Omit<UserUpdate, 'password'> & { usernameKey?: string; passwordHash?: string };
}

/**
 * Updates a user inside an audited transaction, and returns what it was before; see {@link updateUser}.
 * @throws Problem `userNotFound`, `changedMeanwhile`, `ownAccount`, `lastAdmin`, `trainerTeaches`, `userHasProof`; unique violations
 */
export async function updateUserColumns(
  tx: Prisma.TransactionClient,
  { id, updatedAt, data }: UserColumnsUpdate,
  viewer: Viewer,
): Promise<{ isActive: boolean }> {
  const previous = await lockManagedUser(tx, id);
  const newRole = data.role !== undefined && data.role !== previous.role;
  const isDeactivated = data.isActive === false && previous.isActive;
  if (newRole || isDeactivated) await ensureAdminRemains(tx, previous, viewer);
  if (newRole && data.role === 'student') await ensureTeachesNoCourses(tx, id);
  if (newRole && previous.role === 'student') await ensureNoProofOfCourse(tx, id);
  const approval = newRole && data.role === 'trainer' ? { approvedAt: new Date() } : {};
  const newEmail = data.email === previous.email ? undefined : data.email;
  const address = newEmail ? { emailConfirmedAt: null, emailBouncedAt: null } : {};
  await updateLocked(tx.user, { id, updatedAt, data: { ...data, ...approval, ...address }, notFound: 'userNotFound' });
  if (newRole || isDeactivated) await updateOrders(tx, { userId: id });
  const newPassword = data.passwordHash !== undefined;
  await endAccess(tx, id, viewer, { newRole, isDeactivated, newPassword, newEmail });
  await sendChangeNotifications(tx, id, { newEmail, newPassword });
  return previous;
}

interface AccountChange {
  newRole: boolean;
  isDeactivated: boolean;
  newPassword: boolean;
  newEmail: string | undefined;
}

/** Ends the sessions that the account's previous state allowed, and the links in its mails. */
async function endAccess(
  tx: Prisma.TransactionClient,
  userId: number,
  viewer: Viewer,
  { newRole, isDeactivated, newPassword, newEmail }: AccountChange,
): Promise<void> {
  if (newRole || isDeactivated || newPassword)
    await tx.session.deleteMany({ where: { userId, id: { not: viewer.sessionId } } });
  if (newEmail || isDeactivated || newPassword) await revokeAccountLinks(tx, userId, purposesEndedByAdmin);
}

/** The owner confirms a new address and learns of a new password. */
async function sendChangeNotifications(
  tx: Prisma.TransactionClient,
  id: number,
  { newEmail, newPassword }: Pick<AccountChange, 'newEmail' | 'newPassword'>,
): Promise<void> {
  if (newEmail) await sendConfirmations(tx, [{ id, email: newEmail }]);
  if (newPassword) await sendNotification(tx, passwordChangedNotification, { userIds: [id] }, {});
}

/**
 * Approves a trainer, or takes the approval back; published courses stay as they are.
 * @throws Problem `userNotFound` if there is no trainer with this id
 */
export const setTrainerApproved =
  (isApproved: boolean) =>
  (id: number, context: SignedInContext): Promise<boolean> =>
    auditedTransaction(context, async (tx) => {
      const { role } = await lockManagedUser(tx, id);
      if (role !== 'trainer') throw new Problem('userNotFound');
      const where = { id, approvedAt: isApproved ? null : { not: null } };
      const { count } = await tx.user.updateMany({ where, data: { approvedAt: isApproved ? new Date() : null } });
      if (count > 0 && isApproved) await sendNotification(tx, trainerApprovedNotification, { userIds: [id] }, {});
      return count > 0;
    });

/**
 * Deletes a user with their sessions, reviews and registrations.
 * @throws Problem `userNotFound`, `ownAccount`, `lastAdmin`, or the problem of a dependent row (`userTeaches` …)
 */
export const deleteUser = (id: number, context: SignedInContext): Promise<void> =>
  auditedTransaction(context, async (tx) => {
    await lockCoursesReviewedBy(tx, id);
    await ensureAdminRemains(tx, await lockManagedUser(tx, id), context.viewer);
    await tx.user.delete({ where: { id }, select: { id: true } });
  }).catch(onDependentRows);

/** @throws Problem `trainerTeaches`: a student could not edit the courses */
async function ensureTeachesNoCourses(tx: Prisma.TransactionClient, trainerId: number): Promise<void> {
  const course = await tx.course.findFirst({ where: { trainerId }, select: { id: true } });
  if (course) throw new Problem('trainerTeaches', { fields: { role: 'trainerTeaches' } });
}

/** @throws Problem `userHasProof`: money may have come, and only students take courses */
async function ensureNoProofOfCourse(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  const proof = await tx.payment.findFirst({
    where: { userId, courseId: { not: null }, status: 'submitted' },
    select: { reference: true },
  });
  if (proof)
    throw new Problem('userHasProof', { fields: { role: `${messageKey('proofUnderReview')}|${proof.reference}` } });
}
