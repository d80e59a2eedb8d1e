import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { problems } from '../../schema/contract/problems';
import { termDraft } from '../../schema/contract/validation/glossary';
import {
  TermNowDocument,
  useCreateTermMutation,
  useUpdateTermMutation,
  type TermEntryFragment,
} from '../data/generated/glossary';
import { generalFailure } from '../ui/form/generalFailure';
import { saving } from '../ui/form/saving';
import { draftOf, type TermValues } from './draft';
import { useGlossaryChange } from './useGlossaryChange';

/** Somebody else has saved the term since it was opened here: what it was then, and what it is now. */
export interface Conflict {
  before: TermEntryFragment;
  now: TermEntryFragment;
}

/**
 * The form of a term, new or known. A term is saved over the state that its editor has seen and no other; where somebody
 * else was first, `conflict` says what they have changed, and saving once more is saving over that.
 */
export function useTermForm(term: TermEntryFragment | null, values: TermValues, onSaved: (id: string) => void) {
  const client = useApolloClient();
  const changed = useGlossaryChange();
  const [create] = useCreateTermMutation();
  const [update] = useUpdateTermMutation();
  const [seen, setSeen] = useState(term);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isOvertaken, setOvertaken] = useState(false);
  const form = useForm({ resolver: zodResolver(termDraft), defaultValues: values });

  const readAnew = async (before: TermEntryFragment) => {
    const variables = { id: before.id };
    const { data } = await client.query({ query: TermNowDocument, variables, fetchPolicy: 'no-cache' });
    if (!data?.glossaryTerm) return;
    setConflict({ before, now: data.glossaryTerm });
    setSeen(data.glossaryTerm);
  };
  const submit = saving(
    form,
    async (input) => {
      const id = seen
        ? (await update({ variables: { id: seen.id, input, updatedAt: seen.updatedAt } })).data?.updateGlossaryTerm.id
        : (await create({ variables: { input } })).data?.createGlossaryTerm.id;
      await changed();
      if (id) onSaved(id);
    },
    ({ status }) => {
      const isConflict = status === problems.changedMeanwhile.status;
      setOvertaken(isConflict);
      // Where it cannot be read, the failure itself stands, and saving again asks again.
      if (seen && isConflict) readAnew(seen).catch(() => undefined);
    },
  );
  const takeTheirs = ({ now }: Conflict) => {
    form.reset(draftOf(now));
    setConflict(null);
  };
  // The conflict itself is told in its own words; what goes wrong after it is not.
  const failure = conflict && isOvertaken ? undefined : generalFailure(form.formState.errors);
  return { form, submit, failure, conflict, takeTheirs };
}
