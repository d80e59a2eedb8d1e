import { useApolloClient } from '@apollo/client/react';
import { MeDocument } from '../session/__generated__/useViewer';

/**
 * Returns a function for use after a write: it clears the cache and refetches the active queries, because any list or
 * count may have changed. The viewer (`me`) is kept.
 */
export function useInvalidateAllQueries(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    client.cache.modify({
      id: 'ROOT_QUERY',
      broadcast: false,
      fields: (value, { fieldName, DELETE }) => (fieldName === 'me' ? value : DELETE) as unknown,
    });
    const refetching = client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ options }) => options.query !== MeDocument,
    });
    // The write has succeeded; each query shows its own refetch error.
    await refetching.catch(() => undefined);
  };
}
