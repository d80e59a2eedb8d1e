import { useState } from 'react';
import { useIsHydrated } from './useIsHydrated';

/**
 * Fetch policy for data that others change: cached data is shown at once and refetched on every visit. Data of the
 * server's render is not refetched during hydration.
 */
export function useRefetchOnVisitPolicy(): { fetchPolicy: 'cache-first' | 'cache-and-network' } {
  const isHydrated = useIsHydrated();
  const [fetchPolicy] = useState<'cache-first' | 'cache-and-network'>(isHydrated ? 'cache-and-network' : 'cache-first');
  return { fetchPolicy };
}
