import { createAndUpdateInputs } from '../admin/createAndUpdateInputs';
import type { Prisma } from '../../prisma/generated/client';
import { formatCommaList } from '../contract/text/commaSeparatedList';
import { visiblePolls } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Context } from '../core/context';
import { connectionComplexity, findPage } from '../paging/cursorPagination';
import { parseId } from '../core/ids';
import { openPollsFilter, isPollClosed, allowsMultipleChoices } from './pollStatus';
import { blockingVotesWhere } from './voter';

const PollFilter = builder.inputType('PollFilter', {
  description: 'Filter of polls; all conditions must match. Does not extend what the caller may see.',
  fields: (t) => ({
    isActive: t.boolean({ description: 'True for active polls, including ended ones; false for inactive polls.' }),
    isExpired: t.boolean({ description: 'True for polls that are closed for votes, false for open ones.' }),
  }),
});

function pollWhere(
  filter: typeof PollFilter.$inferInput | null | undefined,
  { viewer, clock }: Pick<Context, 'viewer' | 'clock'>,
): Prisma.PollWhereInput {
  const { isActive, isExpired } = filter ?? {};
  const isOpen = isExpired == null ? undefined : openPollsFilter(clock.now('polls'));
  return {
    AND: [visiblePolls(viewer), ...(isOpen && !isExpired ? [isOpen] : [])],
    NOT: isExpired ? isOpen : undefined,
    isActive: isActive ?? undefined,
  };
}

const PollOptionType = builder.prismaObject('PollOption', {
  description: 'An option of a poll and its number of votes.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    optionText: t.exposeString('optionText', { description: 'English text.' }),
    optionTextAr: t.exposeString('optionTextAr', { description: 'Arabic text.' }),
    votes: t.exposeInt('votes', { description: 'Number of votes for the option.' }),
  }),
});

/** Fields that use this selection share one query. */
function ownVotesSelect(context: Context) {
  const { viewer, visitor } = context;
  // Create the visitor id before the vote, so that the same browser cannot vote with two ids.
  if (!viewer && !visitor.isShared) visitor.ensureId();
  const choices = { select: { optionId: true }, orderBy: { optionId: 'asc' } } as const;
  const select = { votes: { where: blockingVotesWhere(context), select: { choices } } };
  // The type of a selection is the same for all requests.
  return visitor.isShared ? ({} as typeof select) : select;
}

type OwnVotes = readonly { choices: readonly { optionId: number }[] }[];

/** None were selected for a shared response. */
const ownVotes = (poll: { votes?: OwnVotes }): OwnVotes => poll.votes ?? [];

export const PollType = builder.prismaObject('Poll', {
  select: { id: true },
  description: 'A poll with its options and votes.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    question: t.exposeString('question', { description: 'English question.' }),
    questionAr: t.exposeString('questionAr', { description: 'Arabic question.' }),
    options: t.relation('options', {
      type: PollOptionType,
      description: 'Options, in the order of the poll.',
      query: { orderBy: [{ order: 'asc' }, { id: 'asc' }] },
    }),
    optionsAr: t.string({
      description: 'Arabic options as comma-separated text, as forms edit them.',
      select: { options: { select: { optionTextAr: true }, orderBy: [{ order: 'asc' }, { id: 'asc' }] } },
      resolve: ({ options }) =>
        formatCommaList(
          options.map(({ optionTextAr }) => optionTextAr),
          '، ',
        ),
    }),
    isActive: t.exposeBoolean('isActive', {
      description: 'False for an inactive poll, visible only to its creator and admins.',
    }),
    allowMultiple: t.exposeBoolean('allowMultiple', {
      description: 'True if the poll was created for multiple choices.',
    }),
    isMultiple: t.boolean({
      description:
        "True if several options may be selected: `allowMultiple` is true or the English question contains 'multiple'.",
      select: { question: true, allowMultiple: true },
      resolve: allowsMultipleChoices,
    }),
    isExpired: t.boolean({
      description: 'True if the poll is closed: `endsAt` has passed or it is inactive.',
      select: { isActive: true, endsAt: true },
      resolve: (poll, _args, { clock }) => isPollClosed(poll, clock),
    }),
    voterCount: t.exposeInt('voterCount', {
      description: 'Number of voters; with multiple choices not the sum of the votes.',
    }),
    createdBy: t.exposeID('createdBy', { description: 'Key of the creator.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last edit.' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'End of voting; null if unlimited.',
    }),
    expiresAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'Alias of `endsAt`.' }),
    hasVoted: t.boolean({
      description: "True if the signed-in user, or the visitor's browser, has voted.",
      select: (_args, context) => ownVotesSelect(context),
      resolve: (poll) => ownVotes(poll).length > 0,
    }),
    myChoices: t.idList({
      description: 'Keys of the options selected by the caller; empty before voting.',
      select: (_args, context) => ownVotesSelect(context),
      resolve: (poll) => [...new Set(ownVotes(poll).flatMap(({ choices }) => choices.map(({ optionId }) => optionId)))],
    }),
  }),
});

export const [CreatePollInput, UpdatePollInput] = createAndUpdateInputs('Poll', 'poll', (t, required) => ({
  question: t.string({ required, description: 'English question.' }),
  questionAr: t.string({ required, description: 'Arabic question.' }),
  options: t.stringList({
    required,
    description: 'English options, 2 to 20. A single text is split at its commas.',
  }),
  optionsAr: t.stringList({ required, description: 'Arabic options, as many as English ones.' }),
  ...(!required && {
    optionIds: t.idList({
      required: { list: false, items: false },
      description:
        'Ids of the options at the same positions of `options`, null for new ones. Default: options are recognized by their texts, then by their positions.',
    }),
  }),
  expiresAt: t.field({ type: 'DateTime', description: 'End of voting; null for none.' }),
  endsAt: t.field({ type: 'DateTime', description: 'Alias of `expiresAt`.' }),
  isActive: t.boolean({ description: 'False for an inactive poll; default true.' }),
  allowMultiple: t.boolean({ description: 'Whether several options can be chosen; default false.' }),
}));

builder.queryFields((t) => ({
  polls: t.prismaConnection(
    {
      type: PollType,
      cursor: 'id',
      description: 'Polls visible to the caller, newest first, paginated.',
      args: { filter: t.arg({ type: PollFilter, description: 'Filter.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, context) => context.db.poll.count({ where: pollWhere(filter, context) }),
      resolve: async (query, _root, { filter }, context) => {
        const { db } = context;
        const where = pollWhere(filter, context);
        return findPage(db.poll, query, { where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
      },
    },
    { name: 'PollConnection', description: 'A page of polls.' },
    { name: 'PollEdge', description: 'A poll and its cursor.' },
  ),
  poll: t.prismaField({
    type: PollType,
    nullable: true,
    description: 'A poll by its key; null if not found or not visible to the caller.',
    args: { id: t.arg.id({ required: true, description: 'Key of the poll.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.poll.findFirst({ ...query, where: { AND: [visiblePolls(viewer), { id: parseId(id) }] } }),
  }),
}));
