import type { Prisma } from '../../prisma/generated/client';
import { visiblePolls } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Viewer, Context } from '../core/context';
import { assertCursorInList, connectionComplexity } from '../core/cursorPagination';
import { parseId } from '../core/ids';
import { openPollsFilter, isPollClosed, allowsMultipleChoices } from './pollStatus';
import { existingVotesWhere } from './voter';

const PollFilter = builder.inputType('PollFilter', {
  description: 'Narrows a list of polls; conditions add up. It never widens what the caller may see.',
  fields: (t) => ({
    isActive: t.boolean({ description: 'Only active polls (also those whose end has passed), or only inactive ones.' }),
    isExpired: t.boolean({ description: 'Only polls that take no more votes, or only those that still do.' }),
  }),
});

/** The rows a viewer's filter leaves of the polls they may see. */
function pollWhere(
  filter: typeof PollFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
): Prisma.PollWhereInput {
  const { isActive, isExpired } = filter ?? {};
  return {
    AND: [visiblePolls(viewer), ...(isExpired === false ? [openPollsFilter()] : [])],
    NOT: isExpired === true ? openPollsFilter() : undefined,
    isActive: isActive ?? undefined,
  };
}

const PollOptionType = builder.prismaObject('PollOption', {
  description: 'An answer that a poll offers, and how often it was chosen.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    optionText: t.exposeString('optionText', { description: 'The answer in English.' }),
    optionTextAr: t.exposeString('optionTextAr', { description: 'The answer in Arabic.' }),
    votes: t.exposeInt('votes', { description: 'How many people chose it, ever exact.' }),
  }),
});

/** One selection for all fields that read the asker's votes, so that they are fetched once. */
function ownVotesSelect(context: Context) {
  // Whoever is told whether they have voted is known from here on, so that they cannot vote as two.
  if (!context.viewer) context.visitor.ensureId();
  const choices = { select: { optionId: true }, orderBy: { optionId: 'asc' } } as const;
  return { votes: { where: existingVotesWhere(context), select: { choices } } };
}

export const PollType = builder.prismaObject('Poll', {
  description: 'A question to the community, its answers, and how often each was chosen.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    question: t.exposeString('question', { description: 'The question in English.' }),
    questionAr: t.exposeString('questionAr', { description: 'The question in Arabic.' }),
    options: t.relation('options', {
      type: PollOptionType,
      description: 'The answers, in the order of the poll.',
      query: { orderBy: [{ order: 'asc' }, { id: 'asc' }] },
    }),
    isActive: t.exposeBoolean('isActive', {
      description: 'False for a poll that was taken off, which only its creator and admins see.',
    }),
    allowMultiple: t.exposeBoolean('allowMultiple', { description: 'Whether it was made for several choices.' }),
    isMultiple: t.boolean({
      description: "Whether several options may be chosen: `allowMultiple`, or the English question says 'multiple'.",
      select: { question: true, allowMultiple: true },
      resolve: allowsMultipleChoices,
    }),
    isExpired: t.boolean({
      description: 'Whether it takes no more votes: `endsAt` has passed, or it is not active.',
      select: { isActive: true, endsAt: true },
      resolve: isPollClosed,
    }),
    voterCount: t.exposeInt('voterCount', {
      description: 'How many people voted, ever exact; with several choices not the sum of the votes.',
    }),
    createdBy: t.exposeID('createdBy', { description: 'Key of who made it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When a person last changed the poll.' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When voting ends; null: it does not.',
    }),
    expiresAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'The same as `endsAt`.' }),
    hasVoted: t.boolean({
      description: 'Whether the caller has voted: the signed-in person, or the browser of a visitor.',
      select: (_args, context) => ownVotesSelect(context),
      resolve: ({ votes }) => votes.length > 0,
    }),
    myChoices: t.idList({
      description: 'Keys of the options that the caller chose; none before they vote.',
      select: (_args, context) => ownVotesSelect(context),
      resolve: ({ votes }) => [...new Set(votes.flatMap(({ choices }) => choices.map(({ optionId }) => optionId)))],
    }),
  }),
});

builder.queryFields((t) => ({
  polls: t.prismaConnection(
    {
      type: PollType,
      cursor: 'id',
      description: 'Polls the caller may see, the newest first, page by page.',
      args: { filter: t.arg({ type: PollFilter, description: 'Narrows the list.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db, viewer }) => db.poll.count({ where: pollWhere(filter, viewer) }),
      resolve: async (query, _root, { filter }, { db, viewer }) => {
        const where = pollWhere(filter, viewer);
        await assertCursorInList(query, (row) => db.poll.count({ where: { AND: [where, row] } }));
        return db.poll.findMany({ ...query, where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
      },
    },
    { name: 'PollConnection', description: 'A page of polls.' },
    { name: 'PollEdge', description: 'A poll in its place on the page.' },
  ),
  poll: t.prismaField({
    type: PollType,
    nullable: true,
    description: 'One poll by its key; null where there is none that the caller may see.',
    args: { id: t.arg.id({ required: true, description: 'Key of the poll.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.poll.findFirst({ ...query, where: { AND: [visiblePolls(viewer), { id: parseId(id) }] } }),
  }),
}));
