import { useApolloClient } from '@apollo/client/react';

/**
 * After a write: whatever was read is read anew when it is next shown, what is on the screen at once. Any list and any
 * count of the site may have changed with it; only who is signed in has not.
 */
export function useFreshData(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    client.cache.modify({
      id: 'ROOT_QUERY',
      broadcast: false,
      fields: (value, { fieldName, DELETE }) => (fieldName === 'me' ? value : DELETE) as unknown,
    });
    // The write itself has succeeded, whatever becomes of this; what is on the screen says for itself that it can't be read.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
}
