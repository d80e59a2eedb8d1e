import { builder } from '../../core/builder';
import type { Context, SignedInContext } from '../../core/context';
import { findUsableLink, revokeAccountLinks, claimLink } from './accountLinks';
import { confirmAddressOwner } from './addressConfirmation';
import { mailWelcome, sendConfirmations } from './newAccountNotifications';

builder.mutationFields((t) => ({
  confirmEmail: t.boolean({
    description:
      'Confirms the address of an account by the token of a mail, without sign-in. The first confirmation ends the sessions and removes ' +
      'the second factor and the phone number, unless the viewer is signed in to the account.',
    problems: ['linkNotValid'],
    args: { token: t.arg.string({ required: true, description: 'Token of the link.' }) },
    resolve: async (_root, { token }, context) => {
      await confirmEmail(token, context);
      return true;
    },
  }),
  resendConfirmation: t.withAuth({ can: 'profile:write' }).boolean({
    description: 'Sends the link that confirms the own address again; nothing if it is confirmed.',
    problems: ['tooManyAttempts'],
    resolve: async (_root, _args, context) => {
      await resendConfirmation(context);
      return true;
    },
  }),
}));

async function confirmEmail(token: string, context: Context): Promise<void> {
  const link = await findUsableLink(context, token, ['confirm_email']);
  await context.db.$transaction(async (tx) => {
    await claimLink(tx, link);
    await revokeAccountLinks(tx, link.userId, ['confirm_email']);
    const { isFirst, ...user } = await confirmAddressOwner(tx, { ...link, viewer: context.viewer });
    if (isFirst) await mailWelcome(tx, user);
  });
}

/** Also tries an address again that a mail server has refused. */
async function resendConfirmation({ db, viewer, services: { rateLimiter } }: SignedInContext): Promise<void> {
  const owner = await db.user.findUnique({ where: { id: viewer.id }, select: { email: true } });
  if (!owner) return;
  await rateLimiter.limitByEmail(owner.email, 'confirmationMail');
  await db.$transaction(async (tx) => {
    const [user] = await tx.$queryRaw<{ id: number; email: string }[]>`
      UPDATE "users" SET "emailBouncedAt" = NULL
      WHERE "id" = ${viewer.id} AND ("emailConfirmedAt" IS NULL OR "emailBouncedAt" IS NOT NULL) RETURNING "id", "email"`;
    if (user) await sendConfirmations(tx, [user]);
  });
}
