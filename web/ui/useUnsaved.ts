import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Holds up whoever leaves the page while something on it is unsaved: the browser asks before the page is closed or
 * reloaded; for another page of this site, `held` says that one waits, and `leave` or `stay` decides.
 * @param isWithin says of an address whether it still shows what is unsaved
 */
export function useUnsaved(isUnsaved: boolean, isWithin: (pathname: string) => boolean = () => false) {
  const blocker = useBlocker(({ nextLocation }) => isUnsaved && !isWithin(nextLocation.pathname));
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return {
    held: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
