import { queryFromInfo } from '@pothos/plugin-prisma';
import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import type { Context } from '../context';
import type { SentenceKey } from '../contract/sentences';
import { ballotDraft } from '../contract/validation/polls';
import { checked, constraintMeans, duplicateMeans, Problem } from '../errors';
import { recordId } from '../ids';
import { visiblePolls } from '../rules';
import { PollType } from './poll';
import { isExpired, isMultiple } from './standing';
import { ballotsOf, voterOf } from './voter';

builder.mutationField('vote', (t) =>
  t.field({
    type: PollType,
    description:
      'Votes in a poll: once for each person, and once for each browser that nobody is signed in to. Problems: pollNotFound, invalidInput, pollClosed, alreadyVoted, tooManyAttempts.',
    args: {
      pollId: t.arg.id({ required: true, description: 'Key of a poll that still takes votes.' }),
      optionIds: t.arg.idList({
        required: true,
        description: 'Keys of its options; one, unless the poll is multiple.',
      }),
    },
    resolve: async (_root, { pollId, optionIds }, context, info) => {
      const { db, viewer, attempts } = context;
      const id = recordId(pollId);
      const chosen = chosenIn(await pollFor(id, context), checked(ballotDraft, { optionIds }).optionIds);
      // The limits count on connections of their own: inside the transaction they would wait for it on the embedded database.
      // A browser is easily made anew, so that every visitor's vote counts towards the network's share.
      if (!viewer) await attempts.ration('visitorVote', String(id));
      await db
        .$transaction((tx) => cast(tx, id, chosen, context))
        .catch(duplicateMeans({ poll_votes_pollId_voterKey_key: { code: 'alreadyVoted', field: 'optionIds' } }))
        .catch(optionGone);
      // What is asked of the poll may be about the voter, who is somebody only now.
      return db.poll.findUniqueOrThrow({ ...queryFromInfo({ context, info }), where: { id } });
    },
  }),
);

/** What decides whether this asker may vote in a poll now. */
const standingFor = (asker: Context) =>
  ({
    isActive: true,
    endsAt: true,
    ballots: { where: ballotsOf(asker), select: { id: true }, take: 1 },
  }) satisfies Prisma.PollSelect;

type Standing = Prisma.PollGetPayload<{ select: ReturnType<typeof standingFor> }>;

/** @throws Problem where the poll takes no vote of this asker */
function taking<Poll extends Standing>(poll: Poll | null): Poll {
  if (!poll) throw new Problem('pollNotFound');
  if (isExpired(poll)) throw new Problem('pollClosed');
  if (poll.ballots.length > 0) throw new Problem('alreadyVoted');
  return poll;
}

const choice = { question: true, allowMultiple: true, options: { select: { id: true } } } as const;

/** The poll as it is before anybody waits: most that is refused is refused here. */
async function pollFor(id: number, context: Context) {
  const where = { AND: [visiblePolls(context.viewer), { id }] };
  return taking(await context.db.poll.findFirst({ where, select: { ...standingFor(context), ...choice } }));
}

/** The keys of the options chosen, as the poll allows them. */
function chosenIn(poll: Prisma.PollGetPayload<{ select: typeof choice }>, optionIds: string[]): number[] {
  const chosen = [...new Set(optionIds.map(recordId))];
  if (!chosen.every((id) => poll.options.some((option) => option.id === id))) throw complaint('unknownOption');
  if (chosen.length > 1 && !isMultiple(poll)) throw complaint('onlyOneOption');
  return chosen;
}

const complaint = (key: SentenceKey) => new Problem('invalidInput', { fields: { optionIds: key } });

/** The poll was edited between the reading and the vote. */
const optionGone = constraintMeans({
  poll_vote_choices_optionId_pollId_fkey: { code: 'invalidInput', fields: { optionIds: 'unknownOption' } },
});

/**
 * Whoever votes in a poll waits for those before them and for whoever edits it, so that each sees their ballots; the unique
 * key stays the judge.
 */
async function cast(tx: Prisma.TransactionClient, pollId: number, chosen: number[], context: Context): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "polls" WHERE "id" = ${pollId} FOR NO KEY UPDATE`;
  const standing = { ...standingFor(context), question: true, allowMultiple: true };
  const poll = taking(await tx.poll.findUnique({ where: { id: pollId }, select: standing }));
  if (chosen.length > 1 && !isMultiple(poll)) throw complaint('onlyOneOption');
  const { id: voteId } = await tx.pollVote.create({ data: { pollId, ...voterOf(context) }, select: { id: true } });
  await tx.pollVoteChoice.createMany({ data: chosen.map((optionId) => ({ voteId, optionId, pollId })) });
}
