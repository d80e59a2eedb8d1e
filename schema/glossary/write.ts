import { acting } from '../acting';
import { builder } from '../builder';
import { BulkOutcomeType, each } from '../bulk';
import type { SignedInContext } from '../context';
import { termKeys } from '../contract/dictionary';
import { termDraft } from '../contract/validation/glossary';
import { checked, Problem } from '../errors';
import { editable } from './editing';
import { GlossaryTermType } from './term';

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

const columnsOf = (input: typeof GlossaryTermInput.$inferInput) => {
  const draft = checked(termDraft, input);
  return { ...draft, ...termKeys(draft) };
};

const termId = { required: true, description: 'Key of the term.' } as const;
const termIds = { required: true, description: 'Keys; 100 at most.' } as const;

async function remove(key: string, context: SignedInContext): Promise<number> {
  const id = await editable(key, context);
  return acting(context, async (tx) => {
    const { count } = await tx.glossaryTerm.deleteMany({ where: { id } });
    if (count === 0) throw new Problem('termNotFound');
    return id;
  });
}

const publish = (isPublished: boolean) => async (key: number, context: SignedInContext) => {
  const id = await editable(String(key), context);
  return acting(context, (tx) => tx.glossaryTerm.updateMany({ where: { id }, data: { isPublished } }));
};

builder.mutationFields((t) => ({
  createGlossaryTerm: t.withAuth({ can: 'glossary:write' }).prismaField({
    type: GlossaryTermType,
    description: 'Adds a term, as its creator. Problems: notSignedIn, notAllowed, invalidInput, tooManyAttempts.',
    args: { input: t.arg({ type: GlossaryTermInput, required: true, description: 'The term.' }) },
    resolve: async (query, _root, { input }, context) => {
      const { viewer, attempts } = context;
      const data = { ...columnsOf(input), createdBy: viewer.id };
      // Anybody may register as a trainer.
      await attempts.rationOf(viewer.id, 'glossaryTerm');
      return acting(context, (tx) => tx.glossaryTerm.create({ ...query, data }));
    },
  }),
  updateGlossaryTerm: t.withAuth({ can: 'glossary:write' }).prismaField({
    type: GlossaryTermType,
    description:
      'Replaces a term: a trainer their own, an admin any. Problems: notSignedIn, notAllowed, termNotFound, invalidInput, changedMeanwhile.',
    args: {
      id: t.arg.id(termId),
      input: t.arg({ type: GlossaryTermInput, required: true, description: 'The term as it shall be.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description:
          'When the term that was edited had last changed; refused if it has changed since. Absent: the last one wins.',
      }),
    },
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const id = await editable(key, context);
      const data = columnsOf(input);
      return acting(context, async (tx) => {
        // The condition is part of the write: of two who save at once, one has changed the row before the other's turn.
        const { count } = await tx.glossaryTerm.updateMany({ where: { id, updatedAt: updatedAt ?? undefined }, data });
        const term = await tx.glossaryTerm.findUnique({ ...query, where: { id } });
        if (!term) throw new Problem('termNotFound');
        if (count === 0) throw new Problem('changedMeanwhile');
        return term;
      });
    },
  }),
  deleteGlossaryTerm: t.withAuth({ can: 'glossary:write' }).field({
    type: 'ID',
    description:
      'Deletes a term for good: a trainer their own, an admin any. Answers its key. Problems: notSignedIn, notAllowed, termNotFound.',
    args: { id: t.arg.id(termId) },
    resolve: (_root, { id }, context) => remove(id, context),
  }),
  publishGlossaryTerms: t.withAuth({ can: 'glossary:write' }).field({
    type: BulkOutcomeType,
    description:
      'Publishes terms, or makes drafts of them: a trainer their own, an admin any. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList(termIds),
      isPublished: t.arg.boolean({ required: true, description: 'False makes drafts of them.' }),
    },
    resolve: (_root, { ids, isPublished }, context) => each(ids, publish(isPublished), context),
  }),
  deleteGlossaryTerms: t.withAuth({ can: 'glossary:write' }).field({
    type: BulkOutcomeType,
    description:
      'Deletes terms for good: a trainer their own, an admin any. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList(termIds) },
    resolve: (_root, { ids }, context) => each(ids, (id, who) => remove(String(id), who), context),
  }),
}));
