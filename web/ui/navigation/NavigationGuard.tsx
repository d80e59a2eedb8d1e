import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirmLeave, mustConfirmLeave } from '../hooks/useUnsavedChangesGuard';

/** Holds navigation while unsaved changes are confirmed. Rendered once: a router supports one blocker at a time. */
export function NavigationGuard() {
  const blocker = useBlocker(({ nextLocation }) => mustConfirmLeave(nextLocation.pathname));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmLeave(blocker.location.pathname).then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
}
