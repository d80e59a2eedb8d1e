import { auditedTransaction } from '../audit/auditedTransaction';
import { glossaryTermKeys } from '../contract/search/glossarySort';
import { glossaryTermSchema } from '../contract/validation/glossary';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../core/bulkActions';
import type { SignedInContext } from '../core/context';
import { validate, Problem } from '../core/errors';
import { findEditableTermId, GlossaryTermType } from './glossaryTerm';

const GlossaryTermInput = builder.inputType('GlossaryTermInput', {
  description: 'A whole term: what it leaves out is empty afterwards.',
  fields: (t) => ({
    term: t.string({ required: true, description: 'The term in English.' }),
    termAr: t.string({ required: true, description: 'The term in Arabic.' }),
    definition: t.string({ required: true, description: 'What it means, in English.' }),
    definitionAr: t.string({ required: true, description: 'What it means, in Arabic.' }),
    acronym: t.string({ description: 'Its abbreviation.' }),
    acronymAr: t.string({ description: 'Its abbreviation in Arabic, where it has one of its own.' }),
    category: t.string({ required: true, description: 'English name of what it is filed under, known or new.' }),
    categoryAr: t.string({ required: true, description: 'Arabic name of what it is filed under.' }),
    isPublished: t.boolean({
      description: 'False for a draft. Left out, a new term is published and another stays what it is.',
    }),
  }),
});

const toGlossaryTermColumns = (input: typeof GlossaryTermInput.$inferInput) => {
  const draft = validate(glossaryTermSchema, input);
  return { ...draft, ...glossaryTermKeys(draft) };
};

const termIdArg = { required: true, description: 'Key of the term.' } as const;
const termIdsArg = { required: true, description: 'Keys; 100 at most.' } as const;

async function deleteGlossaryTerm(key: string, context: SignedInContext): Promise<number> {
  const id = await findEditableTermId(key, context);
  return auditedTransaction(context, async (tx) => {
    const { count } = await tx.glossaryTerm.deleteMany({ where: { id } });
    if (count === 0) throw new Problem('glossaryTermNotFound');
    return id;
  });
}

const setGlossaryTermPublished = (isPublished: boolean) => async (key: number, context: SignedInContext) => {
  const id = await findEditableTermId(String(key), context);
  return auditedTransaction(context, (tx) => tx.glossaryTerm.updateMany({ where: { id }, data: { isPublished } }));
};

builder.mutationFields((t) => ({
  createGlossaryTerm: t.withAuth({ can: 'glossary:write' }).prismaField({
    type: GlossaryTermType,
    description: 'Adds a term, as its creator. Problems: notSignedIn, notAllowed, invalidInput, tooManyAttempts.',
    args: { input: t.arg({ type: GlossaryTermInput, required: true, description: 'The term.' }) },
    resolve: async (query, _root, { input }, context) => {
      const { viewer, rateLimiter } = context;
      const data = { ...toGlossaryTermColumns(input), createdBy: viewer.id };
      // Anybody may register as a trainer.
      await rateLimiter.limitByUser(viewer.id, 'glossaryTerm');
      return auditedTransaction(context, (tx) => tx.glossaryTerm.create({ ...query, data }));
    },
  }),
  updateGlossaryTerm: t.withAuth({ can: 'glossary:write' }).prismaField({
    type: GlossaryTermType,
    description:
      'Replaces a term: a trainer their own, an admin any. Problems: notSignedIn, notAllowed, glossaryTermNotFound, invalidInput, changedMeanwhile.',
    args: {
      id: t.arg.id(termIdArg),
      input: t.arg({ type: GlossaryTermInput, required: true, description: 'The term as it shall be.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description:
          'When the term that was edited had last changed; refused if it has changed since. Absent: the last one wins.',
      }),
    },
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const id = await findEditableTermId(key, context);
      const data = toGlossaryTermColumns(input);
      return auditedTransaction(context, async (tx) => {
        // The condition is part of the write: of two who save at once, one has changed the row before the other's turn.
        const { count } = await tx.glossaryTerm.updateMany({ where: { id, updatedAt: updatedAt ?? undefined }, data });
        const term = await tx.glossaryTerm.findUnique({ ...query, where: { id } });
        if (!term) throw new Problem('glossaryTermNotFound');
        if (count === 0) throw new Problem('changedMeanwhile');
        return term;
      });
    },
  }),
  deleteGlossaryTerm: t.withAuth({ can: 'glossary:write' }).field({
    type: 'ID',
    description:
      'Deletes a term for good: a trainer their own, an admin any. Answers its key. Problems: notSignedIn, notAllowed, glossaryTermNotFound.',
    args: { id: t.arg.id(termIdArg) },
    resolve: (_root, { id }, context) => deleteGlossaryTerm(id, context),
  }),
  publishGlossaryTerms: t.withAuth({ can: 'glossary:write' }).field({
    type: BulkResultType,
    description:
      'Publishes terms, or makes drafts of them: a trainer their own, an admin any. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList(termIdsArg),
      isPublished: t.arg.boolean({ required: true, description: 'False makes drafts of them.' }),
    },
    resolve: (_root, { ids, isPublished }, context) => applyInBulk(ids, setGlossaryTermPublished(isPublished), context),
  }),
  deleteGlossaryTerms: t.withAuth({ can: 'glossary:write' }).field({
    type: BulkResultType,
    description:
      'Deletes terms for good: a trainer their own, an admin any. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList(termIdsArg) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, (id, who) => deleteGlossaryTerm(String(id), who), context),
  }),
}));
