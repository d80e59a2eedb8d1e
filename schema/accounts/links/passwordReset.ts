import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Prisma, PrismaClient, User } from '../../../prisma/generated/client';
import { mailLimits } from '../../contract/mailLimits';
import { requestPasswordResetSchema, resetPasswordSchema } from '../../contract/validation/accounts/accounts';
import { builder } from '../../core/builder';
import type { Context } from '../../core/context';
import { dayMs } from '../../contract/text/format/dateTime';
import { Problem, validate } from '../../core/problem';
import { addJob, defineJob, type JobPayload } from '../../core/jobs';
import { passwordChangedNotification } from '../../notifications/kinds/accountSecurity';
import { resetPasswordNotification } from '../../notifications/kinds/accountLinks';
import { sendNotification } from '../../notifications/sendNotification';
import { confirmAddressOwner } from './addressConfirmation';
import {
  createAccountLink,
  findUsableLink,
  purposesEndedByPassword,
  revokeAccountLinks,
  claimLink,
} from './accountLinks';
import { hashPassword } from '../passwords/passwordHash';
import { ensureAllowedPassword } from '../passwords/passwordRules';

export const sendPasswordResetJob = defineJob({
  name: 'send_password_reset',
  label: { ar: 'إرسال رابط كلمة مرور', en: 'Send a link for a new password' },
  payload: z.object({
    /** As typed, in lower case; there may be no account with it. */
    email: z.string(),
    linkId: z.string(),
  }),
});

builder.mutationFields((t) => ({
  requestPasswordReset: t.boolean({
    description:
      'Sends a link for a new password, if an active account has the address. Returns true for every address.',
    problems: ['invalidInput', 'tooManyAttempts'],
    args: { email: t.arg.string({ required: true, description: 'Email address, ignoring case.' }) },
    resolve: async (_root, args, context) => {
      await requestPasswordReset(validate(requestPasswordResetSchema, args).email, context);
      return true;
    },
  }),
  resetPassword: t.boolean({
    description:
      'Sets a password by the token of a mail, without sign-in. Ends all sessions, confirms the address and makes other links useless. ' +
      'The first confirmation also removes the second factor and the phone number.',
    problems: ['linkNotValid', 'invalidInput'],
    args: {
      token: t.arg.string({ required: true, description: 'Token of the link.' }),
      password: t.arg.string({ required: true, description: 'New password, at least 6 characters.' }),
    },
    resolve: async (_root, args, context) => {
      await resetPassword(validate(resetPasswordSchema, args), context);
      return true;
    },
  }),
}));

/**
 * The account is looked up in a job, so that the answer and its time are the same for all addresses. Above the limit of an
 * address no further mail is sent: a valid link is already in the mailbox.
 */
async function requestPasswordReset(email: string, { db, services: { rateLimiter } }: Context): Promise<void> {
  await rateLimiter.limitByIp('passwordReset');
  const isLimited = await rateLimiter.limitByEmail(email, 'passwordResetMail').then(
    () => false,
    (error: unknown) => {
      if (error instanceof Problem) return true;
      throw error;
    },
  );
  if (isLimited) return;
  const key = `send_password_reset:${createHash('sha256').update(email).digest('base64url')}`;
  await addJob(db, sendPasswordResetJob, { email, linkId: randomUUID() }, { key });
}

/** The job `send_password_reset`. A second run sends nothing. */
export async function sendPasswordReset(
  db: PrismaClient,
  { email, linkId }: JobPayload<typeof sendPasswordResetJob>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: { email, isActive: true },
      select: { id: true, email: true, preferredLanguage: true, emailConfirmedAt: true },
    });
    if (user && !(await hasEnoughLinks(tx, user))) await sendResetLink(tx, user, linkId);
  });
}

/**
 * Sends an account a link for a new password. It goes to the address, not to the user: an address that was refused before is
 * tried again.
 * @param linkId nothing is sent if there is a link with this id
 */
export async function sendResetLink(
  tx: Prisma.TransactionClient,
  account: Pick<User, 'id' | 'email' | 'preferredLanguage'>,
  linkId: string = randomUUID(),
): Promise<void> {
  if (!(await createAccountLink(tx, 'reset_password', account, linkId))) return;
  const recipient = { address: account.email, language: account.preferredLanguage };
  await sendNotification(tx, resetPasswordNotification, recipient, { linkId });
}

/** An address that is not confirmed may be a stranger's. A confirmed one has no limit a day: others could use it up. */
async function hasEnoughLinks(
  tx: Prisma.TransactionClient,
  { id: userId, emailConfirmedAt }: { id: number; emailConfirmedAt: Date | null },
): Promise<boolean> {
  if (emailConfirmedAt) return false;
  const today = { gt: new Date(Date.now() - dayMs) };
  const count = await tx.accountLink.count({ where: { userId, purpose: 'reset_password', createdAt: today } });
  return count >= mailLimits.unconfirmedResetsPerDay;
}

async function resetPassword(
  { token, password }: { token: string; password: string },
  context: Context,
): Promise<void> {
  const link = await findUsableLink(context, token, ['reset_password', 'set_password']);
  ensureAllowedPassword(context, password, link.user);
  const passwordHash = await hashPassword(password);
  const { userId } = link;
  await context.db.$transaction(async (tx) => {
    await claimLink(tx, link);
    await revokeAccountLinks(tx, userId, [...purposesEndedByPassword, 'confirm_email']);
    await confirmAddressOwner(tx, link, { passwordHash });
    await tx.session.deleteMany({ where: { userId } });
    await sendNotification(tx, passwordChangedNotification, { userIds: [userId] }, {});
  });
}
