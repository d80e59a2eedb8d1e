import { lockUser } from '../accounts/accountLocks';
import { PersonType } from '../accounts/admin/adminPerson';
import { auditedTransaction } from '../audit/auditedTransaction';
import { logUserAction } from '../audit/logUpdate';
import { bounds } from '../contract/bounds';
import { displayName, nameColumns } from '../contract/text/names/displayName';
import { userNoteSchema } from '../contract/validation/office/office';
import { deleteMutations } from '../admin/adminMutations';
import { clientKeyArgs, createOnce } from '../admin/createOnce';
import { builder } from '../core/builder';
import { Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';
import { updateLocked } from '../admin/optimisticLock';

const { max, perPerson } = bounds.userNote;

const UserNoteType = builder.prismaObject('UserNote', {
  description:
    'A note of the office on a person. Only admins see it; the person gets it with the export of their data.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    text: t.exposeString('text', { description: 'The note.' }),
    authorName: t.string({
      nullable: true,
      description: 'Present name of the admin who wrote it; null after the row of the admin was deleted.',
      select: { author: { select: nameColumns } },
      resolve: ({ author }) => author && displayName(author, 'ar'),
    }),
    canEdit: t.boolean({
      description: 'Whether the signed-in admin wrote it; anyone in the office may delete it.',
      select: { authorId: true },
      resolve: ({ authorId }, _args, { viewer }) => authorId === viewer?.id,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the note.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
});

builder.prismaObjectField(PersonType, 'notes', (t) =>
  t.relation('notes', {
    type: UserNoteType,
    description: `All notes of the office, newest first; at most ${perPerson}.`,
    query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
);

const textArg = { required: true, description: `The note, at most ${max} characters.` } as const;

builder.mutationFields((t) => ({
  createUserNote: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserNoteType,
    description: `Adds a note on a person, at most ${perPerson}. The audit log has the fact, not the text.`,
    problems: ['userNotFound', 'userNoteLimit', 'invalidInput', 'notFound'],
    args: {
      userId: t.arg.id({ required: true, description: 'Id of the person.' }),
      text: t.arg.string(textArg),
      ...clientKeyArgs,
    },
    resolve: (query, _root, { clientKey, ...args }, context) => {
      const userId = parseId(args.userId);
      const { text } = validate(userNoteSchema, args);
      return auditedTransaction(context, async (tx) => {
        const { viewer } = context;
        await lockUser(tx, userId, 'userNotFound');
        return createOnce(tx, {
          ...{ viewer, model: 'UserNote', clientKey, about: userId, notFound: 'notFound' },
          create: async () => {
            if ((await tx.userNote.count({ where: { userId } })) >= perPerson) throw new Problem('userNoteLimit');
            const note = await tx.userNote.create({
              select: { id: true },
              data: { userId, text, authorId: viewer.id },
            });
            await logUserAction(tx, viewer, userId, 'noteAdded');
            return note;
          },
          read: (id) => tx.userNote.findUnique({ ...query, where: { id } }),
        });
      });
    },
  }),
  updateUserNote: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserNoteType,
    description: 'Changes a note that the signed-in admin wrote.',
    problems: ['notFound', 'notAllowed', 'userNotFound', 'invalidInput', 'changedMeanwhile'],
    args: {
      id: t.arg.id({ required: true, description: 'Id of the note.' }),
      text: t.arg.string(textArg),
      updatedAt: t.arg({
        type: 'DateTime',
        description:
          'Optimistic lock: `updatedAt` of the version that was edited. Rejected if the note has changed since.',
      }),
    },
    resolve: (query, _root, args, context) => {
      const id = parseId(args.id);
      const { text } = validate(userNoteSchema, args);
      return auditedTransaction(context, async (tx) => {
        const note = await tx.userNote.findUnique({ where: { id }, select: { userId: true, authorId: true } });
        if (!note) throw new Problem('notFound');
        if (note.authorId !== context.viewer.id) throw new Problem('notAllowed');
        await lockUser(tx, note.userId, 'userNotFound');
        const change = { id, updatedAt: args.updatedAt, data: { text }, notFound: 'notFound' } as const;
        if (await updateLocked(tx.userNote, change))
          await logUserAction(tx, context.viewer, note.userId, 'noteChanged');
        return tx.userNote.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
}));

deleteMutations(['deleteUserNote'], {
  permission: 'user:manage',
  noun: ['note on a person', 'notes on people'],
  problems: ['notFound'],
  remove: (id, context) =>
    auditedTransaction(context, async (tx) => {
      const note = await tx.userNote.findUnique({ where: { id }, select: { userId: true } });
      if (!note) throw new Problem('notFound');
      const { count } = await tx.userNote.deleteMany({ where: { id } });
      if (count === 0) throw new Problem('notFound');
      await logUserAction(tx, context.viewer, note.userId, 'noteDeleted');
    }),
});
