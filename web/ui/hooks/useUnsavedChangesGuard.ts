import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

type ResolveLeave = (mayLeave: boolean) => void;

/** Puts the question about what is unsaved on the page that is in sight, part by part. */
const leaveConfirmations = new Set<() => Promise<boolean>>();

/** Whether one may leave by another way than to a page of this site: whoever signs out is asked as well. */
export async function confirmLeave(): Promise<boolean> {
  for (const ask of [...leaveConfirmations]) if (!(await ask())) return false;
  return true;
}

/**
 * Holds up whoever leaves the page while something on it is unsaved: the browser asks before the page is closed or
 * reloaded; for another page of this site, or for signing out, `held` says that one waits, and `leave` or `stay` decides.
 * @param isWithin says of an address whether it still shows what is unsaved
 */
export function useUnsavedChangesGuard(isUnsaved: boolean, isWithin: (pathname: string) => boolean = () => false) {
  const blocker = useBlocker(({ nextLocation }) => isUnsaved && !isWithin(nextLocation.pathname));
  const [answer, setAnswer] = useState<ResolveLeave | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    leaveConfirmations.add(ask);
    window.addEventListener('beforeunload', warn);
    return () => {
      leaveConfirmations.delete(ask);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
  const decide = (isLeaving: boolean) => {
    answer?.(isLeaving);
    setAnswer(null);
  };
  return {
    held: blocker.state === 'blocked' || answer !== null,
    leave: () => {
      decide(true);
      blocker.proceed?.();
    },
    stay: () => {
      decide(false);
      blocker.reset?.();
    },
  };
}
