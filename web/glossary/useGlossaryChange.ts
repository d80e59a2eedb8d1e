import { useApolloClient } from '@apollo/client/react';
import { GlossaryDocument } from './__generated__/GlossaryScreen';

const staleFields = ['glossaryTerms', 'glossaryCategories'];

/** After a change: every list of terms is forgotten, and the one on the screen read anew. */
export function useGlossaryChange(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    for (const fieldName of staleFields) client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
    // The change itself has succeeded, whatever becomes of this; the list says for itself when it cannot be read.
    await client.refetchQueries({ include: [GlossaryDocument] }).catch(() => undefined);
  };
}
