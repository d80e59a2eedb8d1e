import type { Prisma } from '../../prisma/generated/client';
import { splitSearchWords } from '../contract/search/searchText';
import { searchQuerySchema } from '../contract/validation/fields/textFields';
import { matchWordsOrStates, publicationStates } from '../admin/adminSearch';
import { searchTextFilter } from '../core/searchTextFilter';
import { adminList } from '../admin/adminList';
import { CreateGlossaryTermInput, UpdateGlossaryTermInput, GlossaryTermType, findEditableTermId } from './glossaryTerm';
import { GlossaryTermFilter, glossaryTermWhere } from './glossaryTermFilter';
import { ensureMayPublish } from '../catalog/courseEditing/updateCourse';
import { auditedTransaction } from '../audit/auditedTransaction';
import { glossaryTermSearchText } from '../contract/search/glossarySort';
import { createGlossaryTermSchema, updateGlossaryTermSchema } from '../contract/validation/site/glossary';
import { bulkFlagMutation, deleteMutations, updateArgs } from '../admin/adminMutations';
import { updateLocked } from '../admin/optimisticLock';
import { clientKeyArgs, createOnce } from '../admin/createOnce';
import { builder } from '../core/builder';
import { omitNullish, Problem, validate } from '../core/problem';

adminList('GlossaryTerm', {
  query: 'adminGlossaryTerms',
  permission: 'glossary:write',
  type: GlossaryTermType,
  noun: 'glossary terms',
  scope: 'Admins get all terms, trainers published terms and their own.',
  filter: GlossaryTermFilter,
  where: ({ search, ...filter }, { viewer }) => ({
    AND: [
      glossaryTermWhere(filter, viewer),
      ...matchWordsOrStates<Prisma.GlossaryTermWhereInput>(
        splitSearchWords(validate(searchQuerySchema, search)),
        publicationStates,
        searchTextFilter,
      ),
    ],
  }),
  sortFields: ['term', 'termAr', 'category', 'categoryAr', 'isPublished', 'createdAt', 'updatedAt'],
  sortDescriptions: { term: 'English alphabetical order.', termAr: 'Arabic alphabetical order.' },
  defaultSort: ['termAr', 'asc'],
  sortKeys: {
    term: 'sortKey',
    termAr: 'sortKeyAr',
    category: 'categorySortKey',
    categoryAr: 'categorySortKeyAr',
  },
  idsFirst: false,
});

builder.mutationFields((t) => ({
  createGlossaryTerm: t.withAuth({ can: 'glossary:write' }).prismaField({
    type: GlossaryTermType,
    description: 'Creates a glossary term.',
    problems: ['trainerNotApproved', 'invalidInput', 'glossaryTermNotFound', 'tooManyAttempts'],
    args: {
      input: t.arg({ type: CreateGlossaryTermInput, required: true, description: 'The new term.' }),
      ...clientKeyArgs,
    },
    resolve: async (query, _root, { input, clientKey }, context) => {
      const {
        viewer,
        services: { rateLimiter },
      } = context;
      const term = validate(createGlossaryTermSchema, omitNullish(input));
      if (term.isPublished) await ensureMayPublish(context.db, context);
      // Anyone can register as a trainer.
      await rateLimiter.limitByUser(viewer.id, 'glossaryTerm');
      const data = { ...term, searchText: glossaryTermSearchText(term), createdBy: viewer.id };
      return auditedTransaction(context, (tx) =>
        createOnce(tx, {
          ...{ viewer, model: 'GlossaryTerm', clientKey, notFound: 'glossaryTermNotFound' },
          create: () => tx.glossaryTerm.create({ select: { id: true }, data }),
          read: (id) => tx.glossaryTerm.findUnique({ ...query, where: { id } }),
        }),
      );
    },
  }),
  updateGlossaryTerm: t.withAuth({ can: 'glossary:write' }).prismaField({
    type: GlossaryTermType,
    description: 'Updates a glossary term: a trainer their own, an admin any.',
    problems: ['trainerNotApproved', 'glossaryTermNotFound', 'invalidInput', 'changedMeanwhile'],
    args: updateArgs(UpdateGlossaryTermInput),
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const id = await findEditableTermId(key, context);
      const changes = validate(updateGlossaryTermSchema, input);
      return auditedTransaction(context, async (tx) => {
        // The search text includes unchanged texts: the row is locked until they are written.
        await tx.$queryRaw`SELECT "id" FROM "glossary_terms" WHERE "id" = ${id} FOR UPDATE`;
        const term = await tx.glossaryTerm.findUnique({ where: { id } });
        if (!term) throw new Problem('glossaryTermNotFound');
        if (changes.isPublished && !term.isPublished) await ensureMayPublish(tx, context);
        const data = { ...changes, searchText: glossaryTermSearchText({ ...term, ...changes }) };
        await updateLocked(tx.glossaryTerm, { id, updatedAt, data, notFound: 'glossaryTermNotFound' });
        return tx.glossaryTerm.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
}));

const noun = 'glossary terms (a trainer their own, an admin any)';

deleteMutations(['deleteGlossaryTerm', 'deleteGlossaryTerms'], {
  permission: 'glossary:write',
  noun: ['glossary term (a trainer their own, an admin any)', noun],
  problems: ['glossaryTermNotFound'],
  remove: async (key, context) => {
    const id = await findEditableTermId(key, context);
    await auditedTransaction(context, async (tx) => {
      const { count } = await tx.glossaryTerm.deleteMany({ where: { id } });
      if (count === 0) throw new Problem('glossaryTermNotFound');
    });
  },
});

bulkFlagMutation('publishGlossaryTerms', {
  permission: 'glossary:write',
  noun,
  flag: 'isPublished',
  apply: (isPublished) => async (key, context) => {
    const id = await findEditableTermId(key, context);
    if (isPublished) await ensureMayPublish(context.db, context);
    return auditedTransaction(context, async (tx) => {
      const where = { id, isPublished: !isPublished };
      return (await tx.glossaryTerm.updateMany({ where, data: { isPublished } })).count > 0;
    });
  },
});
