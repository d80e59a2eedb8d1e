import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in server-rendered HTML: events before hydration have no handlers. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
