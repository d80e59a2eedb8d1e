import { acting } from '../acting';
import { builder } from '../builder';
import { BulkOutcomeType, each } from '../bulk';
import type { SignedInContext } from '../context';
import { Problem } from '../errors';
import { recordId } from '../ids';
import { ContactMessageType } from './message';

const key = { required: true, description: 'Key of the message.' } as const;
const keys = { required: true, description: 'Keys; 100 at most.' } as const;

/** Marked twice, a message keeps the first time. */
const mark = (handled: boolean) => (id: number, context: SignedInContext) =>
  acting(context, async (tx) => {
    await tx.contactMessage.updateMany({
      where: { id, handledAt: handled ? null : { not: null } },
      data: { handledAt: handled ? new Date() : null },
    });
    const message = await tx.contactMessage.findUnique({ where: { id } });
    if (!message) throw new Problem('notFound');
    return message;
  });

const remove = (id: number, context: SignedInContext) =>
  acting(context, async (tx) => {
    const { count } = await tx.contactMessage.deleteMany({ where: { id } });
    if (count === 0) throw new Problem('notFound');
  });

builder.mutationFields((t) => ({
  handleContactMessage: t.withAuth({ can: 'contact:manage' }).field({
    type: ContactMessageType,
    description:
      'Marks a message handled, or waiting again. Marked twice, it keeps the first time. ' +
      'Problems: notSignedIn, notAllowed, notFound.',
    args: {
      id: t.arg.id(key),
      handled: t.arg.boolean({ required: true, defaultValue: true, description: 'False lets it wait again.' }),
    },
    resolve: (_root, { id, handled }, context) => mark(handled)(recordId(id), context),
  }),
  deleteContactMessage: t.withAuth({ can: 'contact:manage' }).boolean({
    description: 'Deletes a message for good. Problems: notSignedIn, notAllowed, notFound.',
    args: { id: t.arg.id(key) },
    resolve: async (_root, { id }, context) => {
      await remove(recordId(id), context);
      return true;
    },
  }),
  handleContactMessages: t.withAuth({ can: 'contact:manage' }).field({
    type: BulkOutcomeType,
    description: 'Marks messages handled, or waiting again. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList(keys),
      handled: t.arg.boolean({ required: true, description: 'False lets them wait again.' }),
    },
    resolve: (_root, { ids, handled }, context) => each(ids, mark(handled), context),
  }),
  deleteContactMessages: t.withAuth({ can: 'contact:manage' }).field({
    type: BulkOutcomeType,
    description: 'Deletes messages for good. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList(keys) },
    resolve: (_root, { ids }, context) => each(ids, remove, context),
  }),
}));
