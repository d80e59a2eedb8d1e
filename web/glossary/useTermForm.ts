import { useApolloClient } from '@apollo/client/react';
import { termDraft } from '../../schema/contract/validation/glossary';
import { TermNowDocument, useCreateTermMutation, useUpdateTermMutation } from './__generated__/EditTerm';
import type { TermEntryFragment } from './__generated__/GlossaryScreen';
import { useRecordForm } from '../ui/form/useRecordForm';
import { draftOf, type TermValues } from './draft';
import { useGlossaryChange } from './useGlossaryChange';

/** The form of a term, new or known; somebody else's change in between is told instead of overwritten. */
export function useTermForm(term: TermEntryFragment | null, values: TermValues, onSaved: (id: string) => void) {
  const client = useApolloClient();
  const changed = useGlossaryChange();
  const [create] = useCreateTermMutation();
  const [update] = useUpdateTermMutation();
  return useRecordForm({
    row: term,
    schema: termDraft,
    values,
    valuesOf: draftOf,
    save: async (input, seen) => {
      const id = seen
        ? (await update({ variables: { id: seen.id, input, updatedAt: seen.updatedAt } })).data?.updateGlossaryTerm.id
        : (await create({ variables: { input } })).data?.createGlossaryTerm.id;
      await changed();
      if (id) onSaved(id);
    },
    readNow: async ({ id }) =>
      (await client.query({ query: TermNowDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.glossaryTerm,
  });
}
