import { builder } from '../builder';
import { Problem } from '../errors';
import { recordId } from '../ids';
import { ContactMessageType } from './message';

const key = { required: true, description: 'Key of the message.' } as const;

builder.mutationFields((t) => ({
  handleContactMessage: t.withAuth({ can: 'contact:manage' }).prismaField({
    type: ContactMessageType,
    description:
      'Marks a message handled, or waiting again. Marked twice, it keeps the first time. ' +
      'Problems: notSignedIn, notAllowed, notFound.',
    args: {
      id: t.arg.id(key),
      handled: t.arg.boolean({ required: true, defaultValue: true, description: 'False lets it wait again.' }),
    },
    resolve: async (query, _root, args, { db }) => {
      const id = recordId(args.id);
      await db.contactMessage.updateMany({
        where: { id, handledAt: args.handled ? null : { not: null } },
        data: { handledAt: args.handled ? new Date() : null },
      });
      const message = await db.contactMessage.findUnique({ ...query, where: { id } });
      if (!message) throw new Problem('notFound');
      return message;
    },
  }),
  deleteContactMessage: t.withAuth({ can: 'contact:manage' }).boolean({
    description: 'Deletes a message for good. Problems: notSignedIn, notAllowed, notFound.',
    args: { id: t.arg.id(key) },
    resolve: async (_root, { id }, { db }) => {
      const { count } = await db.contactMessage.deleteMany({ where: { id: recordId(id) } });
      if (count === 0) throw new Problem('notFound');
      return true;
    },
  }),
}));
