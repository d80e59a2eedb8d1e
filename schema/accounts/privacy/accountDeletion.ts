import type { Prisma } from '../../../prisma/generated/client';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { periods } from '../../contract/periods';
import type { Role } from '../../contract/permissions';
import { accountDeletionSchema } from '../../contract/validation/accounts/accountDeletion';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { dayMs } from '../../contract/text/format/dateTime';
import { Problem, validate } from '../../core/problem';
import { accountDeletionRequestedNotification } from '../../notifications/kinds/accounts';
import { sendNotification } from '../../notifications/sendNotification';
import { endOtherSessions } from '../otherSessions';
import { lockOwnAccount } from '../accountLocks';
import { checkCurrentPassword } from '../passwords/currentPassword';
import { readDeletionEffects } from './deletionEffects';
import { UserType } from '../user';
import { ensureOtherAdmin } from '../admin/userService';

builder.prismaObjectField(UserType, 'deleteAfter', (t) =>
  t.expose('deleteAfter', {
    type: 'DateTime',
    nullable: true,
    description: 'Time after which the account is deleted, as its owner has requested; null if not requested.',
  }),
);

const AccountDeletionInput = builder.inputType('AccountDeletionInput', {
  description: 'Confirms the deletion of the own account.',
  fields: (t) => ({ currentPassword: t.string({ required: true, description: 'Current password.' }) }),
});

builder.mutationFields((t) => ({
  requestAccountDeletion: t.withAuth({ can: 'profile:write' }).prismaField({
    type: UserType,
    description:
      `Deletes the account of the signed-in user after ${periods.accountDeletionDays} days and ends all other ` +
      'sessions.',
    problems: ['invalidInput', 'wrongPassword', 'tooManyAttempts', 'ownCoursesRemain', 'lastAdmin'],
    args: { input: t.arg({ type: AccountDeletionInput, required: true, description: 'The confirmation.' }) },
    resolve: async (query, _root, { input }, context) => {
      await requestAccountDeletion(input, context);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer.id } });
    },
  }),
  cancelAccountDeletion: t.withAuth({ can: 'profile:write' }).prismaField({
    type: UserType,
    description: 'Keeps the account of the signed-in user: cancels a requested deletion.',
    resolve: (query, _root, _args, context) =>
      auditedTransaction(context, (tx) =>
        tx.user.update({ ...query, where: { id: context.viewer.id }, data: { deleteAfter: null } }),
      ),
  }),
}));

/** A second request changes nothing: the time remains that the first one has announced. */
async function requestAccountDeletion(input: unknown, context: SignedInContext): Promise<void> {
  const { viewer } = context;
  const { currentPassword } = validate(accountDeletionSchema, input);
  const { passwordHash } = await checkCurrentPassword(currentPassword, context);
  const deleteAfter = new Date(Date.now() + periods.accountDeletionDays * dayMs);
  await auditedTransaction(context, async (tx) => {
    await lockOwnAccount(tx, viewer, passwordHash);
    await ensureDeletable(tx, viewer);
    const { count } = await tx.user.updateMany({
      where: { id: viewer.id, deleteAfter: null },
      data: { deleteAfter },
    });
    await endOtherSessions(tx, viewer);
    if (count > 0)
      await sendNotification(
        tx,
        accountDeletionRequestedNotification,
        { userIds: [viewer.id] },
        { deleteAfter: deleteAfter.toISOString(), ...(await readDeletionEffects(tx, viewer.id)) },
      );
  });
}

/**
 * Checks whether others depend on the account.
 * @throws Problem `ownCoursesRemain`, `lastAdmin`
 */
export async function ensureDeletable(
  tx: Prisma.TransactionClient,
  { id, role }: { id: number; role: Role },
): Promise<void> {
  if (await tx.course.findFirst({ where: { trainerId: id }, select: { id: true } }))
    throw new Problem('ownCoursesRemain');
  if (role === 'admin') await ensureOtherAdmin(tx, id);
}
