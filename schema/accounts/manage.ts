import type { z } from 'zod';
import type { Prisma } from '../../prisma/generated/client';
import { acting } from '../acting';
import type { SignedInContext } from '../context';
import { usernameKey } from '../contract/validation/accounts';
import type { userChanges, UserDraft } from '../contract/validation/users';
import { constraintMeans, Problem } from '../errors';
import { lockCoursesReviewedBy } from '../reviews/locks';
import { keepAnAdmin, type Former } from './keeping';
import { hashPassword } from './password';
import { takenMeans } from './taken';

export type UserChanges = z.output<typeof userChanges>;

/** What depends on an account that is to be deleted, by the foreign key that holds it. */
const dependentsMean = constraintMeans({
  courses_trainerId_fkey: 'userTeaches',
  enrollments_studentId_fkey: 'userIsEnrolled',
  payments_userId_fkey: 'userHasPayments',
  reviews_trainerId_fkey: 'userWasReviewed',
  blog_posts_authorId_fkey: 'userHasArticles',
  events_organizerId_fkey: 'userHasEvents',
  polls_createdBy_fkey: 'userHasPolls',
  glossary_terms_createdBy_fkey: 'userHasTerms',
});

/** A draft as it is stored: the password as its hash alone. */
export const storedUser = async ({ password, ...draft }: UserDraft) => ({
  ...draft,
  usernameKey: usernameKey(draft.username),
  passwordHash: await hashPassword(password),
});

/**
 * Changes an account in one transaction. Its sessions end with a new password, a new role or a deactivation; where admins
 * change their own password, the session that they do it in stays.
 * @param seen when the state that was edited had last changed, where the caller has it
 * @throws Problem `userNotFound`, `changedMeanwhile`, `ownAccount`, `lastAdmin`, `trainerTeaches`, `emailTaken`,
 * `usernameTaken`
 */
export async function changeUser(
  id: number,
  { password, ...draft }: UserChanges,
  context: SignedInContext,
  seen?: Date,
): Promise<void> {
  const { viewer } = context;
  const data = {
    ...draft,
    ...(draft.username !== undefined && { usernameKey: usernameKey(draft.username) }),
    ...(password !== undefined && { passwordHash: await hashPassword(password) }),
  };
  await acting(context, async (tx) => {
    const former = await lockedUser(tx, id);
    const newRole = draft.role !== undefined && draft.role !== former.role;
    const goes = draft.isActive === false && former.isActive;
    if (newRole || goes) await keepAnAdmin(tx, former, viewer);
    if (newRole && draft.role === 'student') await keepTeachers(tx, id);
    const { count } = await tx.user.updateMany({ where: { id, updatedAt: seen }, data });
    if (count === 0) throw new Problem('changedMeanwhile');
    if (newRole || goes || password !== undefined)
      await tx.session.deleteMany({ where: { userId: id, id: { not: viewer.sessionId } } });
  }).catch(takenMeans);
}

/**
 * Deletes an account that nothing depends on, with its sessions, reviews and registrations.
 * @throws Problem `userNotFound`, `ownAccount`, `lastAdmin`, or what says that others depend on it (`userTeaches` …)
 */
export const deleteUser = (id: number, context: SignedInContext): Promise<void> =>
  acting(context, async (tx) => {
    await lockCoursesReviewedBy(tx, id);
    await keepAnAdmin(tx, await lockedUser(tx, id), context.viewer);
    await tx.user.delete({ where: { id }, select: { id: true } });
  }).catch(dependentsMean);

/**
 * Refuses to make a student of somebody who has courses: nobody could edit them any more.
 * @throws Problem `trainerTeaches`
 */
async function keepTeachers(tx: Prisma.TransactionClient, trainerId: number): Promise<void> {
  const course = await tx.course.findFirst({ where: { trainerId }, select: { id: true } });
  if (course) throw new Problem('trainerTeaches', { fields: { role: 'trainerTeaches' } });
}

/**
 * What an account is until the transaction changes it.
 * @throws Problem `userNotFound`
 */
async function lockedUser(tx: Prisma.TransactionClient, id: number): Promise<Former> {
  const [user] = await tx.$queryRaw<Former[]>`
    SELECT "id", "role"::text, "isActive" FROM "users" WHERE "id" = ${id} FOR UPDATE`;
  if (!user) throw new Problem('userNotFound');
  return user;
}
