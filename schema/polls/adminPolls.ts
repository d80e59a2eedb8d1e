import { adminList } from '../admin/adminList';
import { builder } from '../core/builder';
import { adminSearchFilter, countersMatching } from '../admin/adminSearch';
import { stateLabelsAr } from '../contract/labels/stateLabelsAr';
import { expiredPollsFilter, openPollsFilter } from './pollStatus';
import { CreatePollInput, UpdatePollInput, PollType } from './poll';
import { queryFromInfo } from '@pothos/plugin-prisma';
import { auditedTransaction } from '../audit/auditedTransaction';
import {
  createPollSchema,
  splitPollInput,
  updatePollSchema,
  optionCountMismatch,
} from '../contract/validation/site/polls';
import { adminCrud, updateArgs } from '../admin/adminMutations';
import { updateLocked } from '../admin/optimisticLock';
import { Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';
import type { Prisma } from '../../prisma/generated/client';

interface OptionTextsByLanguage {
  english: readonly string[] | undefined;
  arabic: readonly string[] | undefined;
  /** Of the stored options at the same positions, 0 for new ones; undefined: they are found by their texts. */
  ids?: readonly number[] | undefined;
}

/** Combines the options of both languages by position. */
const zipTranslations = (english: readonly string[], arabic: readonly string[]): PollOptionTexts[] =>
  english.map((optionText, index) => ({ optionText, optionTextAr: arabic[index] ?? '' }));

/**
 * Replaces the options of a poll; a language that is not given stays unchanged. Matching options keep keys and votes.
 * The caller must lock the poll's row against concurrent votes.
 * @throws Problem `invalidInput` if the counts differ or an id is unknown, `optionHasVotes` if an option with votes would be removed
 */
/** Whether an update changes the options of a poll, or their order. */
async function hasOtherOptions(
  tx: Prisma.TransactionClient,
  pollId: number,
  { english, arabic, ids }: OptionTextsByLanguage,
): Promise<boolean> {
  if (!english && !arabic) return false;
  const stored = await findPollOptions(tx, pollId);
  const isStored = (texts: readonly string[] | undefined, text: (option: StoredPollOption) => string) =>
    !texts || (texts.length === stored.length && stored.every((option, index) => text(option) === texts[index]));
  const areAtTheirPlaces = ids?.every((id, index) => id === 0 || id === stored[index]?.id) ?? true;
  return !(
    areAtTheirPlaces &&
    isStored(english, (each) => each.optionText) &&
    isStored(arabic, (each) => each.optionTextAr)
  );
}

const findPollOptions = (tx: Prisma.TransactionClient, pollId: number): Promise<StoredPollOption[]> =>
  tx.pollOption.findMany({ where: { pollId }, orderBy: [{ order: 'asc' }, { id: 'asc' }] });

async function updatePollOptions(
  tx: Prisma.TransactionClient,
  pollId: number,
  textsByLanguage: OptionTextsByLanguage,
): Promise<void> {
  const stored = await findPollOptions(tx, pollId);
  const newOptions = combineOptionTexts(textsByLanguage, stored);
  const matches = textsByLanguage.ids ? findOptions(textsByLanguage.ids, stored) : matchPollOptions(newOptions, stored);
  const removed = stored.filter((option) => !matches.includes(option));
  const field = textsByLanguage.english ? 'options' : 'optionsAr';
  if (removed.some(({ votes }) => votes > 0))
    throw new Problem('optionHasVotes', { fields: { [field]: 'optionHasVotes' } });
  await tx.pollOption.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } });
  for (const [index, texts] of newOptions.entries()) {
    const data = { ...texts, order: index + 1 };
    const option = matches[index];
    if (!option) await tx.pollOption.create({ data: { ...data, pollId } });
    else if (isPollOptionChanged(option, data)) await tx.pollOption.update({ where: { id: option.id }, data });
  }
}

const isPollOptionChanged = (
  option: StoredPollOption,
  data: PollOptionTexts & Pick<StoredPollOption, 'order'>,
): boolean =>
  option.optionText !== data.optionText || option.optionTextAr !== data.optionTextAr || option.order !== data.order;

function combineOptionTexts(
  { english, arabic }: OptionTextsByLanguage,
  stored: readonly PollOptionTexts[],
): PollOptionTexts[] {
  const texts = english ?? stored.map(({ optionText }) => optionText);
  const textsAr = arabic ?? stored.map(({ optionTextAr }) => optionTextAr);
  const messageKey = optionCountMismatch(texts, textsAr);
  if (messageKey) throw new Problem('invalidInput', { fields: { [arabic ? 'optionsAr' : 'options']: messageKey } });
  return zipTranslations(texts, textsAr);
}

interface PollOptionTexts {
  optionText: string;
  optionTextAr: string;
}

interface StoredPollOption extends PollOptionTexts {
  id: number;
  votes: number;
  order: number;
}

/** @throws Problem `invalidInput` for an id that the poll does not have, or that is given twice */
function findOptions(ids: readonly number[], stored: readonly StoredPollOption[]): (StoredPollOption | null)[] {
  const options = ids.map((id) => stored.find((option) => option.id === id) ?? null);
  const known = options.filter((option) => option !== null);
  if (known.length < ids.filter((id) => id !== 0).length || new Set(known).size < known.length)
    throw new Problem('invalidInput', { fields: { options: 'unknownOption' } });
  return options;
}

/**
 * For each new option the stored option that it continues: same text in both languages, else in one, else the same
 * position; null if none.
 */
function matchPollOptions(
  newOptions: readonly PollOptionTexts[],
  stored: readonly StoredPollOption[],
): (StoredPollOption | null)[] {
  const matches: (StoredPollOption | null)[] = newOptions.map(() => null);
  const free = new Set(stored);
  const isEnglish = (a: PollOptionTexts, b: PollOptionTexts) => a.optionText === b.optionText;
  const isArabic = (a: PollOptionTexts, b: PollOptionTexts) => a.optionTextAr === b.optionTextAr;
  const rules: ((a: PollOptionTexts, b: StoredPollOption, position: number) => boolean)[] = [
    (a, b) => isEnglish(a, b) && isArabic(a, b),
    isEnglish,
    isArabic,
    (_option, b, position) => stored[position] === b,
  ];
  for (const rule of rules)
    newOptions.forEach((a, position) => {
      const match = matches[position] ? undefined : [...free].find((b) => rule(a, b, position));
      if (!match) return;
      matches[position] = match;
      free.delete(match);
    });
  return matches;
}

const AdminPollFilter = builder.inputType('AdminPollFilter', {
  description: 'Conditions on polls, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field or option.' }),
    isActive: t.boolean({
      description: 'True: active polls only, including those that have ended; false: inactive polls only.',
    }),
  }),
});

const list = adminList('Poll', {
  query: 'adminPolls',
  permission: 'poll:manage',
  type: PollType,
  noun: 'polls',
  filter: AdminPollFilter,
  where: ({ search, isActive }, { clock }) => ({
    AND: adminSearchFilter<Prisma.PollWhereInput>(search, {
      states: [
        [stateLabelsAr.active, openPollsFilter(clock.now('polls'))],
        [stateLabelsAr.expired, expiredPollsFilter(clock.now('polls'))],
        [stateLabelsAr.inactive, { isActive: false }],
      ],
      alternatives: (word) => countersMatching(word, 'voterCount'),
    }),
    isActive: isActive ?? undefined,
  }),
  sortFields: ['createdAt', 'questionAr', 'question', 'voterCount', 'isActive', 'endsAt'],
  sortDescriptions: { endsAt: 'Polls without an end come last in both directions.' },
  defaultSort: ['createdAt', 'desc'],
  sortKeys: { question: 'sortKey', questionAr: 'sortKeyAr' },
  orderBy: (sort, direction) =>
    sort === 'endsAt' ? [{ endsAt: { sort: direction, nulls: 'last' } }, { id: direction }] : undefined,
});

export const pollExport = list.exportAs((db, where) =>
  db.poll.findMany({
    omit: { adminSearchText: true },
    include: { options: { orderBy: [{ order: 'asc' }, { id: 'asc' }] } },
    where,
  }),
);

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
      return { ...splitPollInput(draft).row, createdBy: viewer.id, options };
    },
  },
  deletable: { where: { voterCount: 0 }, otherwise: 'pollHasVotes', note: 'without votes' },
  flag: { mutation: 'activatePolls', column: 'isActive' },
});

builder.mutationField('updatePoll', (t) =>
  t.withAuth({ can: 'poll:manage' }).field({
    type: PollType,
    description: 'Updates a poll; options that stay keep their votes.',
    problems: ['pollNotFound', 'invalidInput', 'optionHasVotes', 'changedMeanwhile'],
    args: updateArgs(UpdatePollInput),
    resolve: async (_root, { id: key, input, updatedAt }, context, info) => {
      const id = parseId(key);
      const { row, ...options } = splitPollInput(validate(updatePollSchema, input));
      await auditedTransaction(context, async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM "polls" WHERE "id" = ${id} FOR NO KEY UPDATE`;
        const changesOptions = await hasOtherOptions(tx, id, options);
        // `updatedAt` is set explicitly, because options can change without the poll's row. The lock of the row keeps votes away.
        const data = changesOptions ? { ...row, updatedAt: new Date() } : row;
        await updateLocked(tx.poll, { id, updatedAt, data, notFound: 'pollNotFound' });
        if (changesOptions) await updatePollOptions(tx, id, options);
      });
      const poll = await context.db.poll.findUnique({ ...queryFromInfo({ context, info }), where: { id } });
      if (!poll) throw new Problem('pollNotFound');
      return poll;
    },
  }),
);
