import { queryFromInfo } from '@pothos/plugin-prisma';
import { auditedTransaction } from '../audit/auditedTransaction';
import { createPollSchema, toPollColumns, updatePollSchema } from '../contract/validation/polls';
import { adminCrud, createAndUpdateInputs, updateArgs } from '../core/adminMutations';
import { updateLocked } from '../core/optimisticLock';
import { builder } from '../core/builder';
import { Problem, validate } from '../core/errors';
import { parseId } from '../core/ids';
import { PollType } from './poll';
import { updatePollOptions, zipTranslations } from './pollOptions';

const [CreatePollInput, UpdatePollInput] = createAndUpdateInputs('Poll', 'poll', (t, required) => ({
  question: t.string({ required, description: 'English question.' }),
  questionAr: t.string({ required, description: 'Arabic question.' }),
  options: t.stringList({
    required,
    description: 'English options, 2 to 20. A single text is split at its commas.',
  }),
  optionsAr: t.stringList({ required, description: 'Arabic options, as many as English ones.' }),
  expiresAt: t.field({ type: 'DateTime', description: 'End of voting; null for none.' }),
  endsAt: t.field({ type: 'DateTime', description: 'Alias of `expiresAt`.' }),
  isActive: t.boolean({ description: 'False for an inactive poll; default true.' }),
  allowMultiple: t.boolean({ description: 'Whether several options can be chosen; default false.' }),
}));

adminCrud('Poll', {
  type: PollType,
  permission: 'poll:manage',
  noun: ['poll', 'polls'],
  plural: 'Polls',
  notFound: 'pollNotFound',
  create: {
    input: CreatePollInput,
    schema: createPollSchema,
    toColumns: (draft, { viewer }) => {
      const texts = zipTranslations(draft.options, draft.optionsAr);
      const options = { create: texts.map((each, index) => ({ ...each, order: index + 1 })) };
      return { ...toPollColumns(draft).row, createdBy: viewer.id, options };
    },
  },
  deletable: { where: { voterCount: 0 }, otherwise: 'pollHasVotes', note: 'without votes' },
  flag: { mutation: 'activatePolls', column: 'isActive' },
});

builder.mutationField('updatePoll', (t) =>
  t.withAuth({ can: 'poll:manage' }).field({
    type: PollType,
    description:
      'Updates a poll; options that stay keep their votes. Problems: notSignedIn, notAllowed, pollNotFound, invalidInput, optionHasVotes, changedMeanwhile.',
    args: updateArgs(UpdatePollInput),
    resolve: async (_root, { id: key, input, updatedAt }, context, info) => {
      const id = parseId(key);
      const { row, english, arabic } = toPollColumns(validate(updatePollSchema, input));
      await auditedTransaction(context, async (tx) => {
        // `updatedAt` is set explicitly, because options can change without the poll's row. The update locks the row against votes.
        const data = { ...row, updatedAt: new Date() };
        await updateLocked(tx.poll, { id, updatedAt, data, notFound: 'pollNotFound' });
        if (english ?? arabic) await updatePollOptions(tx, id, { english, arabic });
      });
      const poll = await context.db.poll.findUnique({ ...queryFromInfo({ context, info }), where: { id } });
      if (!poll) throw new Problem('pollNotFound');
      return poll;
    },
  }),
);
