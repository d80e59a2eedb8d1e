import { queryFromInfo } from '@pothos/plugin-prisma';
import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Context } from '../core/context';
import type { ValidationMessageKey } from '../contract/problems/validationMessages';
import { voteSchema } from '../contract/validation/site/polls';
import { validate, onConstraintViolation, onUniqueViolation, Problem } from '../core/problem';
import { currentTime } from '../core/dates';
import { parseId } from '../core/ids';
import { visiblePolls } from '../core/accessRules';
import { PollType } from './poll';
import { isPollClosed, allowsMultipleChoices } from './pollStatus';
import { blockingVotesWhere, voterColumns } from './voter';

builder.mutationField('vote', (t) =>
  t.field({
    type: PollType,
    description: 'Votes in a poll, once per user, or once per browser for visitors.',
    problems: ['pollNotFound', 'invalidInput', 'pollClosed', 'alreadyVoted', 'tooManyAttempts'],
    args: {
      pollId: t.arg.id({ required: true, description: 'Key of an open poll.' }),
      optionIds: t.arg.idList({
        required: true,
        description: 'Keys of the selected options; one, unless the poll allows multiple choices.',
      }),
    },
    resolve: async (_root, { pollId, optionIds }, context, info) => {
      const {
        db,
        viewer,
        services: { rateLimiter },
      } = context;
      const id = parseId(pollId);
      const selectedIds = parseChosenOptions(
        await findPollToVote(id, context),
        validate(voteSchema, { optionIds }).optionIds,
      );
      // Outside the transaction: rate limits use another connection, which the embedded database does not have.
      // Visitors are limited per network, because they can create new ids.
      if (!viewer) await rateLimiter.limitByIp('visitorVote', String(id));
      await db
        .$transaction((tx) => insertVote(tx, id, selectedIds, context))
        .catch(onUniqueViolation({ poll_votes_pollId_voterKey_key: { code: 'alreadyVoted', field: 'optionIds' } }))
        .catch(onRemovedOption);
      // Query after the vote, because fields about the voter depend on it.
      return db.poll.findUniqueOrThrow({ ...queryFromInfo({ context, info }), where: { id } });
    },
  }),
);

/** Fields that decide whether the voter may vote now. */
const votingStateSelect = (voter: Context) =>
  ({
    isActive: true,
    endsAt: true,
    votes: { where: blockingVotesWhere(voter), select: { id: true }, take: 1 },
  }) satisfies Prisma.PollSelect;

type VotingState = Prisma.PollGetPayload<{ select: ReturnType<typeof votingStateSelect> }>;

/** @throws Problem if the voter may not vote */
function assertCanVote<Poll extends VotingState>(poll: Poll | null): Poll {
  if (!poll) throw new Problem('pollNotFound');
  if (isPollClosed(poll, currentTime)) throw new Problem('pollClosed');
  if (poll.votes.length > 0) throw new Problem('alreadyVoted');
  return poll;
}

const pollChoiceSelect = { question: true, allowMultiple: true, options: { select: { id: true } } } as const;

/** Rejects most invalid votes before a lock is taken. */
async function findPollToVote(id: number, context: Context) {
  const where = { AND: [visiblePolls(context.viewer), { id }] };
  return assertCanVote(
    await context.db.poll.findFirst({ where, select: { ...votingStateSelect(context), ...pollChoiceSelect } }),
  );
}

/** The selected option ids, validated against the poll. */
function parseChosenOptions(
  poll: Prisma.PollGetPayload<{ select: typeof pollChoiceSelect }>,
  optionIds: string[],
): number[] {
  const selectedIds = [...new Set(optionIds.map(parseId))];
  if (!selectedIds.every((id) => poll.options.some((option) => option.id === id)))
    throw optionIdsProblem('unknownOption');
  if (selectedIds.length > 1 && !allowsMultipleChoices(poll)) throw optionIdsProblem('onlyOneOption');
  return selectedIds;
}

const optionIdsProblem = (key: ValidationMessageKey) => new Problem('invalidInput', { fields: { optionIds: key } });

/** The poll was edited between reading and voting. */
const onRemovedOption = onConstraintViolation({
  poll_vote_choices_optionId_pollId_fkey: { code: 'invalidInput', fields: { optionIds: 'unknownOption' } },
});

/**
 * Locks the poll, so that concurrent votes and edits run one after another; the unique key prevents duplicate votes.
 */
async function insertVote(
  tx: Prisma.TransactionClient,
  pollId: number,
  selectedIds: number[],
  context: Context,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "polls" WHERE "id" = ${pollId} FOR NO KEY UPDATE`;
  const select = { ...votingStateSelect(context), question: true, allowMultiple: true };
  const poll = assertCanVote(await tx.poll.findUnique({ where: { id: pollId }, select }));
  if (selectedIds.length > 1 && !allowsMultipleChoices(poll)) throw optionIdsProblem('onlyOneOption');
  const { id: voteId } = await tx.pollVote.create({ data: { pollId, ...voterColumns(context) }, select: { id: true } });
  await tx.pollVoteChoice.createMany({ data: selectedIds.map((optionId) => ({ voteId, optionId, pollId })) });
}
