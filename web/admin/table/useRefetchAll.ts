import { useApolloClient } from '@apollo/client/react';
import { MeDocument } from '../../session/__generated__/useViewer';

/**
 * After a write: whatever was read is read anew when it is next shown, what is on the screen at once. Any list and any
 * count of the site may have changed with it; only who is signed in has not, and their name came with the write's answer.
 */
export function useRefetchAll(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    client.cache.modify({
      id: 'ROOT_QUERY',
      broadcast: false,
      fields: (value, { fieldName, DELETE }) => (fieldName === 'me' ? value : DELETE) as unknown,
    });
    const reading = client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ options }) => options.query !== MeDocument,
    });
    // The write itself has succeeded, whatever becomes of this; what is on the screen says for itself that it can't be read.
    await reading.catch(() => undefined);
  };
}
