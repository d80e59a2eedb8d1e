import { auditedTransaction } from '../audit/auditedTransaction';
import { changePasswordSchema, updateProfileSchema } from '../contract/validation/accounts';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { validate, Problem, onMissingRow } from '../core/errors';
import { LanguageType } from '../core/scalarsAndEnums';
import { hashPassword, verifyPassword } from './passwordHash';
import { UserType } from './user';

const PasswordInput = builder.inputType('PasswordInput', {
  description: 'A new password, and the one it replaces.',
  fields: (t) => ({
    current: t.string({ required: true, description: 'Compared as typed.' }),
    next: t.string({ required: true, description: 'At least 6 characters.' }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.withAuth({ can: 'profile:write' }).boolean({
    description:
      "Changes the signed-in person's password and ends all their sessions but this one. Problems: notSignedIn, " +
      'invalidInput, wrongPassword, tooManyAttempts.',
    args: { input: t.arg({ type: PasswordInput, required: true, description: 'The passwords.' }) },
    resolve: async (_root, { input }, context) => {
      await changePassword(input, context);
      return true;
    },
  }),
);

/** Counted as a sign-in is: whoever finds somebody's open session cannot guess the password there. */
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
    // Of two changes at once, the second one knew a password that is no longer true.
    const { count } = await tx.user.updateMany({ where: { id, passwordHash }, data });
    if (count === 0) throw wrongPasswordProblem();
    await tx.session.deleteMany({ where: { userId: id, id: { not: viewer.sessionId } } });
  });
}

const wrongPasswordProblem = (): Problem => new Problem('wrongPassword', { fields: { current: 'wrongPassword' } });

const ProfileInput = builder.inputType('ProfileInput', {
  description:
    'What people change about themselves. Absent fields stay as they are; null empties a field that may be empty.',
  fields: (t) => ({
    firstName: t.string({ description: 'At least 1 character.' }),
    lastName: t.string({ description: 'At least 1 character.' }),
    phone: t.string({ description: 'Never shown to others.' }),
    avatar: t.string({ description: 'An https address.' }),
    bio: t.string({ description: 'For the instructor card, in English.' }),
    bioAr: t.string({ description: 'For the instructor card, in Arabic.' }),
    preferredLanguage: t.field({ type: LanguageType, description: 'For messages and mail.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.withAuth({ can: 'profile:write' }).prismaField({
    type: UserType,
    description: "Changes the signed-in person's own profile. Problems: notSignedIn, invalidInput.",
    args: { input: t.arg({ type: ProfileInput, required: true, description: 'What to change.' }) },
    resolve: (query, _root, { input }, context) => {
      const data = validate(updateProfileSchema, input);
      return auditedTransaction(context, (tx) =>
        tx.user.update({ ...query, where: { id: context.viewer.id }, data }),
      ).catch(onMissingRow('notSignedIn'));
    },
  }),
);
