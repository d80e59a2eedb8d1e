import { auditedTransaction } from '../../audit/auditedTransaction';
import { builder } from '../../core/builder';
import { applyInBulk, BulkResultType } from '../../admin/bulkActions';
import type { SignedInContext } from '../../core/context';
import { Problem } from '../../core/problem';
import { deleteSecondFactor, notifyOfSecondFactorChange } from './secondFactor';

builder.mutationField('removeSecondFactors', (t) =>
  t.withAuth({ can: 'user:manage' }).field({
    type: BulkResultType,
    description:
      'Turns the second factor off for users who have lost their phone and recovery codes, and ends their sessions; each gets a message.',
    problems: ['invalidInput'],
    args: { ids: t.arg.idList({ required: true, description: 'Ids of users, at most 100.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, removeSecondFactor, context),
  }),
);

/** @throws Problem `ownSecondFactor`: without password and code an open session would be enough; `secondFactorIsOff` */
async function removeSecondFactor(userId: number, context: SignedInContext): Promise<void> {
  if (userId === context.viewer.id) throw new Problem('ownSecondFactor');
  await auditedTransaction(context, async (tx) => {
    if (!(await deleteSecondFactor(tx, userId))) throw new Problem('secondFactorIsOff');
    // The lost phone may be signed in.
    await tx.session.deleteMany({ where: { userId } });
    await notifyOfSecondFactorChange(tx, userId, 'removed');
  });
}
