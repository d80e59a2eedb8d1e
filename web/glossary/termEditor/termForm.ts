import { useApolloClient } from '@apollo/client/react';
import type { UseFormReturn } from 'react-hook-form';
import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import {
  glossaryTermFormSchema,
  type GlossaryTermFormInput,
  type GlossaryTermFormValues,
} from '../../../schema/contract/validation/site/glossary';
import { useEntityForm } from '../../ui/form/EntityFormDialog';
import {
  GlossaryDocument,
  type GlossaryCategoryCountFragment,
  type GlossaryTermEntryFragment,
} from '../__generated__/GlossaryScreen';
import {
  GlossaryTermByIdDocument,
  useCreateGlossaryTermMutation,
  useUpdateGlossaryTermMutation,
} from './__generated__/TermDialog';

const glossaryCacheFields = ['glossaryTerms', 'glossaryCategories'];

/** Evicts all lists of terms from the cache and refetches the active one. */
export function useRefetchGlossary(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    for (const fieldName of glossaryCacheFields) client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
    // The mutation has succeeded; the list reports its own fetch error.
    await client.refetchQueries({ include: [GlossaryDocument] }).catch(() => undefined);
  };
}

/** All fields are strings, also those that are optional in the input. */
type TermFormValues = Required<{
  [Field in keyof GlossaryTermFormValues]: NonNullable<GlossaryTermFormValues[Field]>;
}>;

export type TermFormMethods = UseFormReturn<GlossaryTermFormValues, unknown, GlossaryTermFormInput>;

export const termFieldNames = [
  'term',
  'termAr',
  'acronym',
  'acronymAr',
  'nameFr',
  'spellings',
  'definition',
  'definitionAr',
  'category',
  'categoryAr',
  'isPublished',
] as const satisfies readonly (keyof GlossaryTermFormValues)[];

export const toTermFormValues = (term: GlossaryTermEntryFragment): TermFormValues => ({
  term: term.term,
  termAr: term.termAr,
  acronym: term.acronym ?? '',
  acronymAr: term.acronymAr ?? '',
  nameFr: term.nameFr ?? '',
  spellings: formatCommaList(term.spellings),
  definition: term.definition,
  definitionAr: term.definitionAr,
  category: term.category,
  categoryAr: term.categoryAr,
  isPublished: term.isPublished,
});

export const emptyTermFormValues = (category: GlossaryCategoryCountFragment | undefined): TermFormValues => ({
  term: '',
  termAr: '',
  acronym: '',
  acronymAr: '',
  nameFr: '',
  spellings: '',
  definition: '',
  definitionAr: '',
  category: category?.category ?? '',
  categoryAr: category?.categoryAr ?? '',
  isPublished: true,
});

/** Edits of another user in between show a conflict instead of being overwritten. */
export function useTermForm(
  term: GlossaryTermEntryFragment | null,
  values: TermFormValues,
  onSaved: (id: string) => void,
) {
  const client = useApolloClient();
  const refetchGlossary = useRefetchGlossary();
  const [create] = useCreateGlossaryTermMutation();
  const [update] = useUpdateGlossaryTermMutation();
  return useEntityForm({
    draftName: `glossaryTerm:${term?.id ?? 'new'}`,
    row: term,
    schema: glossaryTermFormSchema,
    values,
    toFormValues: toTermFormValues,
    save: async (input, baseRow, clientKey) => {
      const id = baseRow
        ? (await update({ variables: { id: baseRow.id, input, updatedAt: baseRow.updatedAt } })).data
            ?.updateGlossaryTerm.id
        : (await create({ variables: { input, clientKey } })).data?.createGlossaryTerm.id;
      await refetchGlossary();
      if (id) onSaved(id);
    },
    fetchCurrent: async ({ id }) =>
      (await client.query({ query: GlossaryTermByIdDocument, variables: { id }, fetchPolicy: 'no-cache' })).data
        ?.glossaryTerm,
  });
}
