import { useApolloClient } from '@apollo/client/react';
import type { UseFormReturn } from 'react-hook-form';
import { createGlossaryTermSchema } from '../../../schema/contract/validation/glossary';
import type { GlossaryTermFormValues } from '../../../schema/contract/validation/glossary';
import { useEntityForm } from '../../ui/form/entity/useEntityForm';
import { GlossaryDocument } from '../__generated__/GlossaryScreen';
import type { GlossaryCategoryCountFragment, GlossaryTermEntryFragment } from '../__generated__/GlossaryScreen';
import {
  GlossaryTermByIdDocument,
  useCreateGlossaryTermMutation,
  useUpdateGlossaryTermMutation,
} from './__generated__/TermDialog';

const glossaryCacheFields = ['glossaryTerms', 'glossaryCategories'];

/** After a change: every list of terms is forgotten, and the one on the screen read anew. */
export function useRefetchGlossary(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    for (const fieldName of glossaryCacheFields) client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
    // The change itself has succeeded, whatever becomes of this; the list says for itself when it cannot be read.
    await client.refetchQueries({ include: [GlossaryDocument] }).catch(() => undefined);
  };
}

/** What the form holds: texts everywhere, also where the draft may do without. */
export type TermFormValues = Required<{
  [Field in keyof GlossaryTermFormValues]: NonNullable<GlossaryTermFormValues[Field]>;
}>;

export type TermFormMethods = UseFormReturn<GlossaryTermFormValues, unknown, GlossaryTermFormValues>;

/** The fields of a term that people write. */
export const termFieldNames = [
  'term',
  'termAr',
  'acronym',
  'acronymAr',
  'definition',
  'definitionAr',
  'category',
  'categoryAr',
  'isPublished',
] as const satisfies readonly (keyof GlossaryTermFormValues)[];

/** A known term as the form holds it. */
export const toTermFormValues = (term: GlossaryTermEntryFragment): TermFormValues => ({
  term: term.term,
  termAr: term.termAr,
  acronym: term.acronym ?? '',
  acronymAr: term.acronymAr ?? '',
  definition: term.definition,
  definitionAr: term.definitionAr,
  category: term.category,
  categoryAr: term.categoryAr,
  isPublished: term.isPublished,
});

/** An empty form; in a category where one is being looked at. */
export const emptyTermFormValues = (category: GlossaryCategoryCountFragment | undefined): TermFormValues => ({
  term: '',
  termAr: '',
  acronym: '',
  acronymAr: '',
  definition: '',
  definitionAr: '',
  category: category?.category ?? '',
  categoryAr: category?.categoryAr ?? '',
  isPublished: true,
});

/** The form of a term, new or known; somebody else's change in between is told instead of overwritten. */
export function useTermForm(
  term: GlossaryTermEntryFragment | null,
  values: TermFormValues,
  onSaved: (id: string) => void,
) {
  const client = useApolloClient();
  const changed = useRefetchGlossary();
  const [create] = useCreateGlossaryTermMutation();
  const [update] = useUpdateGlossaryTermMutation();
  return useEntityForm({
    row: term,
    schema: createGlossaryTermSchema,
    values,
    toFormValues: toTermFormValues,
    save: async (input, seen) => {
      const id = seen
        ? (await update({ variables: { id: seen.id, input, updatedAt: seen.updatedAt } })).data?.updateGlossaryTerm.id
        : (await create({ variables: { input } })).data?.createGlossaryTerm.id;
      await changed();
      if (id) onSaved(id);
    },
    fetchCurrent: async ({ id }) =>
      (await client.query({ query: GlossaryTermByIdDocument, variables: { id }, fetchPolicy: 'no-cache' })).data
        ?.glossaryTerm,
  });
}
