import { randomUUID } from 'node:crypto';
import { changeEmailSchema } from '../../contract/validation/accounts/accounts';
import { builder } from '../../core/builder';
import type { Context, SignedInContext } from '../../core/context';
import { Problem, validate } from '../../core/problem';
import { emailChangeRequestedNotification, emailChangingNotification } from '../../notifications/kinds/accountLinks';
import { sendNotification } from '../../notifications/sendNotification';
import { confirmAddressOwner } from './addressConfirmation';
import { createAccountLink, findUsableLink, revokeAccountLinks, claimLink } from './accountLinks';
import { lockOwnAccount } from '../accountLocks';
import { checkCurrentPassword } from '../passwords/currentPassword';
import { noPasswordHash } from '../passwords/passwordHash';
import { deleteSecondFactorSince, notifyOfSecondFactorChange } from '../secondFactor/secondFactor';
import { sendResetLink } from './passwordReset';
import { onDuplicateUser } from '../admin/userService';

const ChangeEmailInput = builder.inputType('ChangeEmailInput', {
  description: 'A new email address and the current password.',
  fields: (t) => ({
    newEmail: t.string({ required: true, description: 'Valid email address; unique, ignoring case.' }),
    currentPassword: t.string({ required: true, description: 'Current password.' }),
  }),
});

const tokenDescription = 'Token of the link.';

builder.mutationFields((t) => ({
  changeEmail: t.withAuth({ can: 'profile:write' }).boolean({
    description:
      'Requests another address for the own account: it takes effect when the link in the mail to the new address is confirmed. The ' +
      'current address gets a link that undoes the change.',
    problems: ['invalidInput', 'wrongPassword', 'emailTaken', 'tooManyAttempts'],
    args: { input: t.arg({ type: ChangeEmailInput, required: true, description: 'New address and password.' }) },
    resolve: async (_root, { input }, context) => {
      await changeEmail(input, context);
      return true;
    },
  }),
  confirmEmailChange: t.boolean({
    description: 'Gives an account its new address by the token of a mail, without sign-in.',
    problems: ['linkNotValid', 'emailTaken'],
    args: { token: t.arg.string({ required: true, description: tokenDescription }) },
    resolve: async (_root, { token }, context) => {
      await confirmEmailChange(token, context);
      return true;
    },
  }),
  revertEmailChange: t.boolean({
    description:
      'Gives an account its previous address back by the token of a mail, without sign-in. Ends all sessions, disables the password, ' +
      'removes a second factor that was turned on since, cancels a requested deletion and sends a link for a new password.',
    problems: ['linkNotValid'],
    args: { token: t.arg.string({ required: true, description: tokenDescription }) },
    resolve: async (_root, { token }, context) => {
      await revertEmailChange(token, context);
      return true;
    },
  }),
}));

/** Reports a taken address as the registration does, behind the password and a limit. */
async function changeEmail(input: unknown, context: SignedInContext): Promise<void> {
  const {
    db,
    viewer,
    services: { rateLimiter },
  } = context;
  const { newEmail, currentPassword } = validate(changeEmailSchema, input);
  const user = await checkCurrentPassword(currentPassword, context);
  if (newEmail === user.email) throw new Problem('invalidInput', { fields: { newEmail: 'sameEmail' } });
  await rateLimiter.limitByUser(viewer.id, 'emailChange');
  for (const address of [newEmail, user.email]) await rateLimiter.limitByEmail(address, 'emailChangeMail');
  if ((await db.user.count({ where: { email: newEmail } })) > 0) throw emailTakenProblem();
  const language = user.preferredLanguage;
  await db.$transaction(async (tx) => {
    await lockOwnAccount(tx, viewer, user.passwordHash);
    await revokeAccountLinks(tx, user.id, ['change_email']);
    const [changeId, revertId] = [randomUUID(), randomUUID()];
    await createAccountLink(tx, 'change_email', { id: user.id, email: newEmail }, changeId);
    await createAccountLink(tx, 'revert_email', user, revertId);
    await sendNotification(tx, emailChangeRequestedNotification, { address: newEmail, language }, { linkId: changeId });
    const changing = { linkId: revertId, isConfirmed: user.emailConfirmedAt !== null };
    await sendNotification(tx, emailChangingNotification, { address: user.email, language }, changing);
  });
}

const emailTakenProblem = () => new Problem('emailTaken', { fields: { newEmail: 'emailTaken' } });

async function confirmEmailChange(token: string, context: Context): Promise<void> {
  const link = await findUsableLink(context, token, ['change_email']);
  const { userId } = link;
  await context.db
    .$transaction(async (tx) => {
      await claimLink(tx, link);
      await revokeAccountLinks(tx, userId, ['confirm_email', 'reset_password', 'set_password']);
      await confirmAddressOwner(tx, { ...link, viewer: context.viewer });
    })
    .catch(onDuplicateUser);
}

/**
 * The person at the new address may know the password: it is disabled, and with it all links but those to earlier
 * addresses. A second factor since then may be theirs. A requested deletion was announced to the new address only.
 */
async function revertEmailChange(token: string, context: Context): Promise<void> {
  const link = await findUsableLink(context, token, ['revert_email']);
  const { userId } = link;
  await context.db
    .$transaction(async (tx) => {
      await claimLink(tx, link);
      await revokeAccountLinks(tx, userId, ['confirm_email', 'change_email', 'reset_password', 'set_password']);
      await revokeAccountLinks(tx, userId, ['revert_email'], { createdAfter: link.createdAt });
      const user = await confirmAddressOwner(tx, link, { passwordHash: noPasswordHash, deleteAfter: null });
      await tx.session.deleteMany({ where: { userId } });
      if (await deleteSecondFactorSince(tx, userId, link.createdAt))
        await notifyOfSecondFactorChange(tx, userId, 'reverted');
      await sendResetLink(tx, user);
    })
    .catch(onDuplicateUser);
}
