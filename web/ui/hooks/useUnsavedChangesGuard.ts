import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

type ResolveLeave = (mayLeave: boolean) => void;

/** One confirmation for each guarded part of the page. */
const leaveConfirmations = new Set<() => Promise<boolean>>();

/** Asks before leaving by other means than navigation, for example a logout. */
export async function confirmLeave(): Promise<boolean> {
  for (const confirm of [...leaveConfirmations]) if (!(await confirm())) return false;
  return true;
}

/**
 * Asks before unsaved changes are lost: the browser on close and reload, `held` with `leave` or `stay` on navigation
 * and logout. @param isWithin whether a path still shows the unsaved part
 */
export function useUnsavedChangesGuard(isUnsaved: boolean, isWithin: (pathname: string) => boolean = () => false) {
  const blocker = useBlocker(({ nextLocation }) => isUnsaved && !isWithin(nextLocation.pathname));
  const [resolveLeave, setResolveLeave] = useState<ResolveLeave | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    const confirm = () => new Promise<boolean>((resolve) => setResolveLeave(() => resolve));
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    leaveConfirmations.add(confirm);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      leaveConfirmations.delete(confirm);
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [isUnsaved]);
  const resolveConfirmation = (isLeaving: boolean) => {
    resolveLeave?.(isLeaving);
    setResolveLeave(null);
  };
  return {
    isBlocked: blocker.state === 'blocked' || resolveLeave !== null,
    proceed: () => {
      resolveConfirmation(true);
      blocker.proceed?.();
    },
    cancel: () => {
      resolveConfirmation(false);
      blocker.reset?.();
    },
  };
}
