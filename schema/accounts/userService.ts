import type { z } from 'zod';
import type { Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import type { Role } from '../contract/permissions';
import { normalizeUsername } from '../contract/validation/accounts';
import type { updateUserSchema, CreateUserData } from '../contract/validation/users';
import type { Viewer, SignedInContext } from '../core/context';
import { Problem, onUniqueViolation, onConstraintViolation } from '../core/errors';
import { lockCoursesReviewedBy } from '../reviews/reviewLocks';
import { hashPassword } from './passwordHash';

/** An account as it was before a write. */
interface PreviousUser {
  id: number;
  role: Role;
  isActive: boolean;
}

/** The advisory lock of whoever takes an admin away; any number that nothing else uses. */
const lastAdminLockId = 7_390_211;

/**
 * Refuses to take away an admin who has to stay: oneself, and the last one who can sign in. Others who would take an admin
 * away wait until this transaction has ended, so that of two admins who demote one another at once one stays.
 * @param tx the transaction of the write, which this comes before
 * @throws Problem `ownAccount`, `lastAdmin`
 */
async function ensureAdminRemains(tx: Prisma.TransactionClient, former: PreviousUser, viewer: Viewer): Promise<void> {
  if (former.id === viewer.id) throw new Problem('ownAccount');
  if (former.role !== 'admin' || !former.isActive) return;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${lastAdminLockId}::bigint)::text`;
  const others = { role: 'admin', isActive: true, id: { not: former.id } } as const;
  if (!(await tx.user.findFirst({ where: others, select: { id: true } }))) throw new Problem('lastAdmin');
}

/** For `.catch()` behind a write of accounts: whose address or name it already is, the database says. */
export const onDuplicateUser = onUniqueViolation({
  users_email_key: { code: 'emailTaken', field: 'email' },
  users_usernameKey_key: { code: 'usernameTaken', field: 'username' },
});

export type UserUpdate = z.output<typeof updateUserSchema>;

/** What depends on an account that is to be deleted, by the foreign key that holds it. */
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

/** A draft as it is stored: the password as its hash alone. */
export const toUserColumns = async ({ password, ...draft }: CreateUserData) => ({
  ...draft,
  usernameKey: normalizeUsername(draft.username),
  passwordHash: await hashPassword(password),
});

/**
 * Changes an account in one transaction. Its sessions end with a new password, a new role or a deactivation; where admins
 * change their own password, the session that they do it in stays.
 * @param seen when the state that was edited had last changed, where the caller has it
 * @throws Problem `userNotFound`, `changedMeanwhile`, `ownAccount`, `lastAdmin`, `trainerTeaches`, `emailTaken`,
 * `usernameTaken`
 */
export async function updateUser(
  id: number,
  { password, ...draft }: UserUpdate,
  context: SignedInContext,
  seen?: Date,
): Promise<void> {
  const { viewer } = context;
  const data = {
    ...draft,
    ...(draft.username !== undefined && { usernameKey: normalizeUsername(draft.username) }),
    ...(password !== undefined && { passwordHash: await hashPassword(password) }),
  };
  await auditedTransaction(context, async (tx) => {
    const former = await lockUser(tx, id);
    const newRole = draft.role !== undefined && draft.role !== former.role;
    const goes = draft.isActive === false && former.isActive;
    if (newRole || goes) await ensureAdminRemains(tx, former, viewer);
    if (newRole && draft.role === 'student') await ensureTeachesNoCourses(tx, id);
    const { count } = await tx.user.updateMany({ where: { id, updatedAt: seen }, data });
    if (count === 0) throw new Problem('changedMeanwhile');
    if (newRole || goes || password !== undefined)
      await tx.session.deleteMany({ where: { userId: id, id: { not: viewer.sessionId } } });
  }).catch(onDuplicateUser);
}

/**
 * Deletes an account that nothing depends on, with its sessions, reviews and registrations.
 * @throws Problem `userNotFound`, `ownAccount`, `lastAdmin`, or what says that others depend on it (`userTeaches` …)
 */
export const deleteUser = (id: number, context: SignedInContext): Promise<void> =>
  auditedTransaction(context, async (tx) => {
    await lockCoursesReviewedBy(tx, id);
    await ensureAdminRemains(tx, await lockUser(tx, id), context.viewer);
    await tx.user.delete({ where: { id }, select: { id: true } });
  }).catch(onDependentRows);

/**
 * Refuses to make a student of somebody who has courses: nobody could edit them any more.
 * @throws Problem `trainerTeaches`
 */
async function ensureTeachesNoCourses(tx: Prisma.TransactionClient, trainerId: number): Promise<void> {
  const course = await tx.course.findFirst({ where: { trainerId }, select: { id: true } });
  if (course) throw new Problem('trainerTeaches', { fields: { role: 'trainerTeaches' } });
}

/**
 * What an account is until the transaction changes it.
 * @throws Problem `userNotFound`
 */
async function lockUser(tx: Prisma.TransactionClient, id: number): Promise<PreviousUser> {
  const [user] = await tx.$queryRaw<PreviousUser[]>`
    SELECT "id", "role"::text, "isActive" FROM "users" WHERE "id" = ${id} FOR UPDATE`;
  if (!user) throw new Problem('userNotFound');
  return user;
}
