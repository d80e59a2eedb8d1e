import { queryFromInfo } from '@pothos/plugin-prisma';
import { auditedTransaction } from '../audit/auditedTransaction';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../core/bulkActions';
import type { SignedInContext } from '../core/context';
import { updatePollSchema, createPollSchema, toPollColumns } from '../contract/validation/polls';
import { validate, omitNullish, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { zipTranslations, updatePollOptions } from './pollOptions';
import { PollType } from './poll';

const PollInput = builder.inputType('PollInput', {
  description: 'A poll, or what changes of one. What is required of a new one is checked field by field.',
  fields: (t) => ({
    question: t.string({ description: 'English question; required.' }),
    questionAr: t.string({ description: 'Arabic question; required.' }),
    options: t.stringList({
      description: 'English options, 2 to 20; required. A single text names them all, apart by commas.',
    }),
    optionsAr: t.stringList({ description: 'Arabic options, as many as English ones; required.' }),
    expiresAt: t.field({ type: 'DateTime', description: 'When voting ends; null: it does not.' }),
    endsAt: t.field({ type: 'DateTime', description: 'The other name of `expiresAt`.' }),
    isActive: t.boolean({ description: 'False for one that is taken off; true unless told.' }),
    allowMultiple: t.boolean({ description: 'Whether several options may be chosen; false unless told.' }),
  }),
});

const pollIdArg = { required: true, description: 'Key of the poll.' } as const;

/** Nobody's vote is deleted behind their back (product.md section 3); the condition is part of the write. */
const deletePoll = (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.poll.deleteMany({ where: { id, voterCount: 0 } });
    if (count > 0) return;
    throw new Problem((await tx.poll.count({ where: { id } })) > 0 ? 'pollHasVotes' : 'pollNotFound');
  });

const setPollActive = (isActive: boolean) => (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.poll.updateMany({ where: { id }, data: { isActive } });
    if (count === 0) throw new Problem('pollNotFound');
  });

type PollUpdate = ReturnType<typeof toPollColumns<ReturnType<typeof validate<typeof updatePollSchema>>>>;

/** Changes a poll and its options at once. The write locks its row, for which voters wait as well. */
const updatePoll = (
  id: number,
  { row, english, arabic }: PollUpdate,
  updatedAt: Date | undefined,
  context: SignedInContext,
) =>
  auditedTransaction(context, async (tx) => {
    // Named, so that it moves on where the options alone have changed.
    const data = { ...row, updatedAt: new Date() };
    const { count } = await tx.poll.updateMany({ where: { id, updatedAt }, data });
    if (count === 0)
      throw new Problem((await tx.poll.count({ where: { id } })) > 0 ? 'changedMeanwhile' : 'pollNotFound');
    if (english ?? arabic) await updatePollOptions(tx, id, { english, arabic });
  });

builder.mutationFields((t) => ({
  createPoll: t.withAuth({ can: 'poll:manage' }).prismaField({
    type: PollType,
    description: 'Adds a poll with its options. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { input: t.arg({ type: PollInput, required: true, description: 'The poll.' }) },
    resolve: (query, _root, { input }, context) => {
      const draft = validate(createPollSchema, omitNullish(input));
      const texts = zipTranslations(draft.options, draft.optionsAr);
      const options = { create: texts.map((each, at) => ({ ...each, order: at + 1 })) };
      const data = { ...toPollColumns(draft).row, createdBy: context.viewer.id, options };
      return auditedTransaction(context, (tx) => tx.poll.create({ ...query, data }));
    },
  }),
  updatePoll: t.withAuth({ can: 'poll:manage' }).field({
    type: PollType,
    description:
      'Changes a poll; absent fields stay, and so do the votes of options that stay. Problems: notSignedIn, notAllowed, pollNotFound, invalidInput, optionHasVotes, changedMeanwhile.',
    args: {
      id: t.arg.id(pollIdArg),
      input: t.arg({ type: PollInput, required: true, description: 'What changes.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'When the state that was edited had last changed; refused if it has changed since.',
      }),
    },
    resolve: async (_root, { id: key, input, updatedAt }, context, info) => {
      const id = parseId(key);
      await updatePoll(id, toPollColumns(validate(updatePollSchema, input)), updatedAt ?? undefined, context);
      const poll = await context.db.poll.findUnique({ ...queryFromInfo({ context, info }), where: { id } });
      if (!poll) throw new Problem('pollNotFound');
      return poll;
    },
  }),
  deletePoll: t.withAuth({ can: 'poll:manage' }).field({
    type: 'ID',
    description:
      'Deletes a poll that nobody has voted in. Answers its key. Problems: notSignedIn, notAllowed, pollNotFound, pollHasVotes.',
    args: { id: t.arg.id(pollIdArg) },
    resolve: async (_root, { id: key }, context) => {
      const id = parseId(key);
      await deletePoll(id, context);
      return id;
    },
  }),
  activatePolls: t.withAuth({ can: 'poll:manage' }).field({
    type: BulkResultType,
    description: 'Puts polls up, or takes them off. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }),
      isActive: t.arg.boolean({ required: true, description: 'False takes them off.' }),
    },
    resolve: (_root, { ids, isActive }, context) => applyInBulk(ids, setPollActive(isActive), context),
  }),
  deletePolls: t.withAuth({ can: 'poll:manage' }).field({
    type: BulkResultType,
    description: 'Deletes polls that nobody has voted in. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deletePoll, context),
  }),
}));
