import { useState } from 'react';
import { useIsHydrated } from './useIsHydrated';

/**
 * How a query reads what others change meanwhile: what is known is shown at once, and read anew whenever somebody comes to
 * the screen. What the server has just read for the page is not read again as it comes alive.
 */
export function useRefetchOnVisit(): { fetchPolicy: 'cache-first' | 'cache-and-network' } {
  const isHydrated = useIsHydrated();
  const [fetchPolicy] = useState<'cache-first' | 'cache-and-network'>(isHydrated ? 'cache-and-network' : 'cache-first');
  return { fetchPolicy };
}
