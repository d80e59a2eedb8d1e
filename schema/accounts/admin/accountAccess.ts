import { auditedTransaction } from '../../audit/auditedTransaction';
import { logUserAction } from '../../audit/logUpdate';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { Problem } from '../../core/problem';
import { parseId } from '../../core/ids';
import { lockManagedUser } from '../accountLocks';
import { purposesEndedWithSessions, revokeAccountLinks } from '../links/accountLinks';
import { sendFirstPasswordLinks } from '../links/newAccountNotifications';
import { sendResetLink } from '../links/passwordReset';
import { noPasswordHash } from '../passwords/passwordHash';

const userIdArg = { required: true, description: 'Id of the user.' } as const;

builder.mutationFields((t) => ({
  sendPasswordReset: t.withAuth({ can: 'user:manage' }).boolean({
    description:
      'Sends a user a link for a new password; one to set the first password, if the user has none. Recorded in the audit log.',
    problems: ['userNotFound', 'accountDeactivated'],
    args: { userId: t.arg.id(userIdArg) },
    resolve: async (_root, { userId }, context) => {
      await sendPasswordLink(parseId(userId), context);
      return true;
    },
  }),
  endUserSessions: t.withAuth({ can: 'user:manage' }).int({
    description:
      'Ends all sessions of a user, except the one of this request, and their links for a new password, a new address or ' +
      'the previous address. Returns the number of sessions. Recorded in the audit log.',
    problems: ['userNotFound'],
    args: { userId: t.arg.id(userIdArg) },
    resolve: (_root, { userId }, context) => endUserSessions(parseId(userId), context),
  }),
}));

const sendPasswordLink = (id: number, context: SignedInContext): Promise<void> =>
  auditedTransaction(context, async (tx) => {
    const { isActive } = await lockManagedUser(tx, id);
    if (!isActive) throw new Problem('accountDeactivated');
    const user = await tx.user.findUniqueOrThrow({
      where: { id },
      select: { id: true, email: true, passwordHash: true, preferredLanguage: true },
    });
    if (user.passwordHash === noPasswordHash) await sendFirstPasswordLinks(tx, [user]);
    else await sendResetLink(tx, user);
    await logUserAction(tx, context.viewer, id, 'passwordLinkSent');
  });

const endUserSessions = (id: number, context: SignedInContext): Promise<number> =>
  auditedTransaction(context, async (tx) => {
    await lockManagedUser(tx, id);
    await revokeAccountLinks(tx, id, purposesEndedWithSessions);
    const { count } = await tx.session.deleteMany({ where: { userId: id, id: { not: context.viewer.sessionId } } });
    await logUserAction(tx, context.viewer, id, 'sessionsEnded');
    return count;
  });
