import { queryFromInfo } from '@pothos/plugin-prisma';
import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Context } from '../core/context';
import type { ValidationMessageKey } from '../contract/problems/validationMessages';
import { voteSchema } from '../contract/validation/polls';
import { validate, onConstraintViolation, onUniqueViolation, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { visiblePolls } from '../core/accessRules';
import { PollType } from './poll';
import { isPollClosed, allowsMultipleChoices } from './pollStatus';
import { existingVotesWhere, voterColumns } from './voter';

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
      const { db, viewer, rateLimiter } = context;
      const id = parseId(pollId);
      const chosen = parseChosenOptions(
        await findPollToVote(id, context),
        validate(voteSchema, { optionIds }).optionIds,
      );
      // The limits count on connections of their own: inside the transaction they would wait for it on the embedded database.
      // A browser is easily made anew, so that every visitor's vote counts towards the network's share.
      if (!viewer) await rateLimiter.limitByIp('visitorVote', String(id));
      await db
        .$transaction((tx) => insertVote(tx, id, chosen, context))
        .catch(onUniqueViolation({ poll_votes_pollId_voterKey_key: { code: 'alreadyVoted', field: 'optionIds' } }))
        .catch(onRemovedOption);
      // What is asked of the poll may be about the voter, who is somebody only now.
      return db.poll.findUniqueOrThrow({ ...queryFromInfo({ context, info }), where: { id } });
    },
  }),
);

/** What decides whether this asker may vote in a poll now. */
const votingStateSelect = (asker: Context) =>
  ({
    isActive: true,
    endsAt: true,
    votes: { where: existingVotesWhere(asker), select: { id: true }, take: 1 },
  }) satisfies Prisma.PollSelect;

type VotingState = Prisma.PollGetPayload<{ select: ReturnType<typeof votingStateSelect> }>;

/** @throws Problem where the poll takes no vote of this asker */
function assertCanVote<Poll extends VotingState>(poll: Poll | null): Poll {
  if (!poll) throw new Problem('pollNotFound');
  if (isPollClosed(poll)) throw new Problem('pollClosed');
  if (poll.votes.length > 0) throw new Problem('alreadyVoted');
  return poll;
}

const pollChoiceSelect = { question: true, allowMultiple: true, options: { select: { id: true } } } as const;

/** The poll as it is before anybody waits: most that is refused is refused here. */
async function findPollToVote(id: number, context: Context) {
  const where = { AND: [visiblePolls(context.viewer), { id }] };
  return assertCanVote(
    await context.db.poll.findFirst({ where, select: { ...votingStateSelect(context), ...pollChoiceSelect } }),
  );
}

/** The keys of the options chosen, as the poll allows them. */
function parseChosenOptions(
  poll: Prisma.PollGetPayload<{ select: typeof pollChoiceSelect }>,
  optionIds: string[],
): number[] {
  const chosen = [...new Set(optionIds.map(parseId))];
  if (!chosen.every((id) => poll.options.some((option) => option.id === id))) throw optionIdsProblem('unknownOption');
  if (chosen.length > 1 && !allowsMultipleChoices(poll)) throw optionIdsProblem('onlyOneOption');
  return chosen;
}

const optionIdsProblem = (key: ValidationMessageKey) => new Problem('invalidInput', { fields: { optionIds: key } });

/** The poll was edited between the reading and the vote. */
const onRemovedOption = onConstraintViolation({
  poll_vote_choices_optionId_pollId_fkey: { code: 'invalidInput', fields: { optionIds: 'unknownOption' } },
});

/**
 * Whoever votes in a poll waits for those before them and for whoever edits it, so that each sees their votes; the unique
 * key stays the judge.
 */
async function insertVote(
  tx: Prisma.TransactionClient,
  pollId: number,
  chosen: number[],
  context: Context,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "polls" WHERE "id" = ${pollId} FOR NO KEY UPDATE`;
  const standing = { ...votingStateSelect(context), question: true, allowMultiple: true };
  const poll = assertCanVote(await tx.poll.findUnique({ where: { id: pollId }, select: standing }));
  if (chosen.length > 1 && !allowsMultipleChoices(poll)) throw optionIdsProblem('onlyOneOption');
  const { id: voteId } = await tx.pollVote.create({ data: { pollId, ...voterColumns(context) }, select: { id: true } });
  await tx.pollVoteChoice.createMany({ data: chosen.map((optionId) => ({ voteId, optionId, pollId })) });
}
