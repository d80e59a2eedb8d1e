import { auditedTransaction } from '../audit/auditedTransaction';
import { changePasswordSchema, updateProfileSchema } from '../contract/validation/accounts';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { validate, Problem, onMissingRow } from '../core/errors';
import { LanguageType } from '../core/scalarsAndEnums';
import { hashPassword, verifyPassword } from './passwordHash';
import { UserType } from './user';

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'Current and new password.',
  fields: (t) => ({
    current: t.string({ required: true, description: 'Current password.' }),
    next: t.string({ required: true, description: 'New password, at least 6 characters.' }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.withAuth({ can: 'profile:write' }).boolean({
    description:
      "Changes the viewer's password and ends all other sessions. Problems: notSignedIn, " +
      'invalidInput, wrongPassword, tooManyAttempts.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'Current and new password.' }) },
    resolve: async (_root, { input }, context) => {
      await changePassword(input, context);
      return true;
    },
  }),
);

/** Limited like a sign-in, so that an open session does not allow guessing the password. */
async function changePassword(input: unknown, context: SignedInContext): Promise<void> {
  const { db, viewer, rateLimiter } = context;
  const { current, next } = validate(changePasswordSchema, input);
  const user = await db.user.findUnique({ where: { id: viewer.id } });
  if (!user) throw new Problem('notSignedIn');
  const { id, email, passwordHash } = user;
  const attempt = await rateLimiter.signIn(email);
  if (!(await verifyPassword(current, passwordHash))) throw wrongPasswordProblem();
  await attempt.succeeded();
  const data = { passwordHash: await hashPassword(next) };
  await auditedTransaction(context, async (tx) => {
    // Compares the hash in the UPDATE, so that of two concurrent changes only one succeeds.
    const { count } = await tx.user.updateMany({ where: { id, passwordHash }, data });
    if (count === 0) throw wrongPasswordProblem();
    await tx.session.deleteMany({ where: { userId: id, id: { not: viewer.sessionId } } });
  });
}

const wrongPasswordProblem = (): Problem => new Problem('wrongPassword', { fields: { current: 'wrongPassword' } });

const ProfileInput = builder.inputType('ProfileInput', {
  description: "Changes of the viewer's profile. Absent fields keep their value; null clears an optional field.",
  fields: (t) => ({
    firstName: t.string({ description: 'At least 1 character.' }),
    lastName: t.string({ description: 'At least 1 character.' }),
    phone: t.string({ description: 'Never shown to other users.' }),
    avatar: t.string({ description: 'Image URL; https only.' }),
    bio: t.string({ description: 'English text of the trainer card.' }),
    bioAr: t.string({ description: 'Arabic text of the trainer card.' }),
    preferredLanguage: t.field({ type: LanguageType, description: 'Language of messages and email.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.withAuth({ can: 'profile:write' }).prismaField({
    type: UserType,
    description: "Updates the viewer's profile. Problems: notSignedIn, invalidInput.",
    args: { input: t.arg({ type: ProfileInput, required: true, description: 'Fields to change.' }) },
    resolve: (query, _root, { input }, context) => {
      const data = validate(updateProfileSchema, input);
      return auditedTransaction(context, (tx) =>
        tx.user.update({ ...query, where: { id: context.viewer.id }, data }),
      ).catch(onMissingRow('notSignedIn'));
    },
  }),
);
