import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribeToPrinting(listener: () => void) {
  const set = (value: boolean) => () => {
    isPrinting = value;
    listener();
  };
  const [start, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
}

/** True while the browser lays the page out for paper: tabs then show all their panels. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribeToPrinting,
    () => isPrinting,
    () => false,
  );
