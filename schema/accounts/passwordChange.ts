import { acting } from '../acting';
import { builder } from '../builder';
import type { SignedInContext } from '../context';
import { passwordDraft } from '../contract/validation/accounts';
import { checked, Problem } from '../errors';
import { hashPassword, passwordMatches } from './password';

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
  const { db, viewer, attempts } = context;
  const { current, next } = checked(passwordDraft, input);
  const user = await db.user.findUnique({ where: { id: viewer.id } });
  if (!user) throw new Problem('notSignedIn');
  const { id, email, passwordHash } = user;
  const attempt = await attempts.signIn(email);
  if (!(await passwordMatches(current, passwordHash))) throw wrong();
  await attempt.succeeded();
  const data = { passwordHash: await hashPassword(next) };
  await acting(context, async (tx) => {
    // Of two changes at once, the second one knew a password that is no longer true.
    const { count } = await tx.user.updateMany({ where: { id, passwordHash }, data });
    if (count === 0) throw wrong();
    await tx.session.deleteMany({ where: { userId: id, id: { not: viewer.sessionId } } });
  });
}

const wrong = (): Problem => new Problem('wrongPassword', { fields: { current: 'wrongPassword' } });
