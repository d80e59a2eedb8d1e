import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in the server's page, true once scripts run: what is submitted earlier would reach nobody. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
