import { useSyncExternalStore } from 'react';
import { limits } from '../../schema/contract/limits';

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the page is scrolled by more than 50 pixels (spec.md section 9). */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > limits.solidBarAfter,
    () => false,
  );
