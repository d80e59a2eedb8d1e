import { builder } from '../builder';
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

builder.mutationFields((t) => ({
  createGlossaryTerm: t.withAuth({ can: 'glossary:write' }).prismaField({
    type: GlossaryTermType,
    description: 'Adds a term, as its creator. Problems: notSignedIn, notAllowed, invalidInput, tooManyAttempts.',
    args: { input: t.arg({ type: GlossaryTermInput, required: true, description: 'The term.' }) },
    resolve: async (query, _root, { input }, { db, viewer, attempts }) => {
      const data = { ...columnsOf(input), createdBy: viewer.id };
      // Anybody may register as a trainer.
      await attempts.ration('glossaryTerm', String(viewer.id));
      return db.glossaryTerm.create({ ...query, data });
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
      // The condition is part of the write: of two who save at once, one has changed the row before the other's turn.
      const { count } = await context.db.glossaryTerm.updateMany({
        where: { id, updatedAt: updatedAt ?? undefined },
        data,
      });
      const term = await context.db.glossaryTerm.findUnique({ ...query, where: { id } });
      if (!term) throw new Problem('termNotFound');
      if (count === 0) throw new Problem('changedMeanwhile');
      return term;
    },
  }),
  deleteGlossaryTerm: t.withAuth({ can: 'glossary:write' }).field({
    type: 'ID',
    description:
      'Deletes a term for good: a trainer their own, an admin any. Answers its key. Problems: notSignedIn, notAllowed, termNotFound.',
    args: { id: t.arg.id(termId) },
    resolve: async (_root, { id: key }, context) => {
      const id = await editable(key, context);
      const { count } = await context.db.glossaryTerm.deleteMany({ where: { id } });
      if (count === 0) throw new Problem('termNotFound');
      return id;
    },
  }),
}));
