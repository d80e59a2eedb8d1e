import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from './useIsHydrated';

/**
 * The token of the link in a mail that opened the page (`#token=…`): undefined before hydration, null without one. It is
 * moved from the address to the history entry, where a reload finds it and the address bar does not show it.
 */
export function useLinkToken(): string | null | undefined {
  const location = useLocation();
  const { hash, pathname, search } = location;
  // The router types the state of a history entry as `any`.
  const state = location.state as { linkToken?: string } | null;
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const sentToken = /^#token=([\w.-]+)$/.exec(hash)?.[1];
  useEffect(() => {
    if (sentToken === undefined) return;
    void navigate(pathname + search, { replace: true, state: { linkToken: sentToken }, preventScrollReset: true });
  }, [sentToken, pathname, search, navigate]);
  if (!isHydrated) return undefined;
  return sentToken ?? state?.linkToken ?? null;
}
