import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

type ResolveLeave = (mayLeave: boolean) => void;

/** A part of the page with unsaved changes. */
interface LeaveGuard {
  /** Whether a path still shows the part. */
  isWithin(pathname: string): boolean;
  confirm(): Promise<boolean>;
}

const guards = new Set<LeaveGuard>();

/** The guards that ask before a path is opened; without a path all of them, as for a logout. */
const guardsAgainst = (pathname?: string): LeaveGuard[] =>
  [...guards].filter((guard) => pathname === undefined || !guard.isWithin(pathname));

/** Whether leaving the page for a path has to be confirmed. */
const mustConfirmLeave = (pathname: string): boolean => guardsAgainst(pathname).length > 0;

/** Asks once for each part with unsaved changes that leaving loses; true if all may be left. */
export async function confirmLeave(pathname?: string): Promise<boolean> {
  for (const guard of guardsAgainst(pathname)) if (!(await guard.confirm())) return false;
  return true;
}

/**
 * Asks before unsaved changes are lost: the browser on close and reload, `isBlocked` with `proceed` or `cancel` on
 * navigation ({@link NavigationGuard}) and logout.
 * @param isWithin whether a path still shows the unsaved part
 */
export function useUnsavedChangesGuard(isUnsaved: boolean, isWithin: (pathname: string) => boolean = () => false) {
  const [resolveLeave, setResolveLeave] = useState<ResolveLeave | null>(null);
  const latestIsWithin = useRef(isWithin);
  useEffect(() => {
    latestIsWithin.current = isWithin;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    let pending: ResolveLeave | undefined;
    const guard: LeaveGuard = {
      isWithin: (pathname) => latestIsWithin.current(pathname),
      confirm: () =>
        new Promise((resolve) => {
          pending = resolve;
          setResolveLeave(() => resolve);
        }),
    };
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    guards.add(guard);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      guards.delete(guard);
      window.removeEventListener('beforeunload', preventUnload);
      // Nothing is unsaved any more: a question that was open need not hold the navigation.
      pending?.(true);
    };
  }, [isUnsaved]);
  const resolveConfirmation = (isLeaving: boolean) => {
    resolveLeave?.(isLeaving);
    setResolveLeave(null);
  };
  return {
    isBlocked: resolveLeave !== null,
    proceed: () => resolveConfirmation(true),
    cancel: () => resolveConfirmation(false),
  };
}

/** Holds navigation while unsaved changes are confirmed. Rendered once: a router supports one blocker at a time. */
export function NavigationGuard() {
  const blocker = useBlocker(({ nextLocation }) => mustConfirmLeave(nextLocation.pathname));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmLeave(blocker.location.pathname).then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
}
