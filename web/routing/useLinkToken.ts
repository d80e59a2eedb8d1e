import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';

interface LinkToken {
  /** Undefined before hydration, null without one. */
  token: string | null | undefined;
  /** Takes the token out of the address, where it is of no more use. */
  forget(): void;
}

/**
 * The token of the link in a mail that opened the page (`#token=…`). It stays in the address until it is used, so that the page can
 * be reloaded, or its address be opened in another browser. Browsers send the fragment to no server, also not as a referrer.
 */
export function useLinkToken(): LinkToken {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const token = /^#token=([\w.-]+)$/.exec(hash)?.[1] ?? null;
  return {
    token: isHydrated ? token : undefined,
    forget: () => void navigate(pathname + search, { replace: true, preventScrollReset: true }),
  };
}
