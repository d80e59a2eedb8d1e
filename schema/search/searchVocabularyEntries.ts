import type { Prisma } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import { toSearchText } from '../contract/search/searchText';
import { createVocabularyEntrySchema, updateVocabularyEntrySchema } from '../contract/validation/fields/searchWords';
import { adminList } from '../admin/adminList';
import { createAndUpdateInputs } from '../admin/createAndUpdateInputs';
import { adminCrud } from '../admin/adminMutations';
import { adminSearchFilter } from '../admin/adminSearch';
import { builder } from '../core/builder';
import { Problem } from '../core/problem';
import { escapeLike } from '../core/escapeLike';
import { parseId } from '../core/ids';

const { min, max } = bounds.searchWords.vocabulary;

const VocabularyEntryType = builder.prismaObject('SearchVocabularyEntry', {
  select: { id: true },
  description: 'Names of one thing, for admins. A search for one finds the others.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    words: t.exposeStringList('words', {
      description: 'Words or phrases in any language and spelling; the first one names the entry.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
});

const AdminVocabularyFilter = builder.inputType('AdminSearchVocabularyFilter', {
  description: 'Conditions on entries of the search vocabulary, combined with AND.',
  fields: (t) => ({ search: t.string({ description: 'Words that all occur in the entry.' }) }),
});

const list = adminList('SearchVocabularyEntry', {
  query: 'adminSearchVocabulary',
  permission: 'searchVocabulary:manage',
  type: VocabularyEntryType,
  noun: 'entries of the search vocabulary',
  idsFirst: false,
  filter: AdminVocabularyFilter,
  where: ({ search }) => ({ AND: adminSearchFilter<Prisma.SearchVocabularyEntryWhereInput>(search) }),
  sortFields: ['words', 'createdAt', 'updatedAt'],
  sortDescriptions: { words: 'Order of the first word by code point: Latin letters before Arabic ones.' },
  defaultSort: ['createdAt', 'desc'],
});

export const searchVocabularyExport = list.exportAs((db, where) =>
  db.searchVocabularyEntry.findMany({
    select: { id: true, words: true, createdAt: true, updatedAt: true },
    where,
  }),
);

builder.queryField('searchVocabularyEntry', (t) =>
  t.withAuth({ can: 'searchVocabulary:manage' }).prismaField({
    type: VocabularyEntryType,
    nullable: true,
    description: 'An entry of the search vocabulary; null if there is none.',
    args: { id: t.arg.id({ required: true, description: 'Key of the entry.' }) },
    resolve: (query, _root, { id }, { db }) =>
      db.searchVocabularyEntry.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
);

const [CreateVocabularyEntryInput, UpdateVocabularyEntryInput] = createAndUpdateInputs(
  'SearchVocabularyEntry',
  'entry of the search vocabulary',
  (t, required) => ({
    words: t.stringList({
      required,
      description: `Names of one thing, ${min} to ${max}. Of several that the search cannot tell apart the first one is stored.`,
    }),
  }),
);

adminCrud('SearchVocabularyEntry', {
  type: VocabularyEntryType,
  permission: 'searchVocabulary:manage',
  noun: ['entry of the search vocabulary', 'entries of the search vocabulary'],
  plural: 'SearchVocabularyEntries',
  notFound: 'vocabularyEntryNotFound',
  create: { input: CreateVocabularyEntryInput, schema: createVocabularyEntrySchema, toColumns: (entry) => entry },
  update: { input: UpdateVocabularyEntryInput, schema: updateVocabularyEntrySchema, toColumns: (changes) => changes },
  problems: { create: ['vocabularyEntryExists'], update: ['vocabularyEntryExists'] },
  refuse: async ({ words }, { tx, id }) => {
    if (!words) return;
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${vocabularyLockId}::bigint)::text`;
    if (await isPartOfAnother(tx, words, id))
      throw new Problem('vocabularyEntryExists', { fields: { words: 'vocabularyEntryExists' } });
  },
});

/** Id of the advisory lock for writes of entries, so that two of the same words see each other; must be unique in this database. */
const vocabularyLockId = 7_390_214;

/** Whether another entry has all the words, in any case, with any accents and vowel marks. */
async function isPartOfAnother(tx: Prisma.TransactionClient, words: string[], id: number | null): Promise<boolean> {
  const texts = words.map((word) => toSearchText(word));
  const candidates = await tx.searchVocabularyEntry.findMany({
    select: { words: true },
    where: {
      id: id === null ? undefined : { not: id },
      AND: texts.map((text) => ({ adminSearchText: { contains: escapeLike(text) } })),
    },
  });
  return candidates.some((entry) => {
    const others = new Set(entry.words.map((word) => toSearchText(word)));
    return texts.every((text) => others.has(text));
  });
}
