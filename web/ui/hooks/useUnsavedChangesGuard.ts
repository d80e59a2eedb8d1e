import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

type ResolveLeave = (mayLeave: boolean) => void;

/** One confirmation for each guarded part of the page. */
const leaveConfirmations = new Set<() => Promise<boolean>>();

/** Asks before leaving by other means than navigation, for example a logout. */
export async function confirmLeave(): Promise<boolean> {
  for (const ask of [...leaveConfirmations]) if (!(await ask())) return false;
  return true;
}

/**
 * Asks before unsaved changes are lost: the browser on close and reload, `held` with `leave` or `stay` on navigation
 * and logout. @param isWithin whether a path still shows the unsaved part
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
