import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's page, true once scripts run: what is submitted earlier would reach nobody. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
