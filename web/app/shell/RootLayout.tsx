import { Button, keyframes, styled } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useTranslation } from '../../language';
import { colorVars } from '../../theme/cssVariables';
import { observeLostFocus } from '../../ui/hooks/lostFocus';
import { NavigationGuard } from '../../ui/hooks/useUnsavedChangesGuard';
import { getScrollKey } from '../routes/scrollRestoration';

/** What all shells share: focus, scroll position and progress of navigation, and the link to the content. */
export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Outlet />
      <NavigationGuard />
      <ScrollRestoration getKey={getScrollKey} />
    </>
  );
}

const progressKeyframes = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

const ProgressLine = styled('div')({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 3,
  zIndex: 1600,
  backgroundColor: colorVars.amber,
  transformOrigin: 'left',
  '[dir="rtl"] &': { transformOrigin: 'right' },
  animation: `${progressKeyframes} 4s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <ProgressLine aria-hidden="true" />;
}

/** @returns what has the focus now */
function focusHeading(): HTMLElement | null {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  const target = heading ?? main;
  target?.focus({ preventScroll: true });
  return target;
}

/** Whether the new page has put the focus into a field. */
const isFieldFocused = () => document.activeElement?.matches('#main input, #main textarea') ?? false;

/**
 * Moves the focus to the heading after navigation to another page, not after changes of the query. A target named by
 * the URL's fragment takes the focus itself (web/ui/hooks/useHashTarget.ts).
 */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    if (isFieldFocused() || (hash && document.getElementById(hash.slice(1)))) return undefined;
    let focused = focusHeading();
    // A skeleton may have a heading of its own, which the page replaces.
    return observeLostFocus(
      () => !focused?.isConnected,
      () => {
        focused = focusHeading();
      },
    );
  }, [pathname, hash]);
}

function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <Button
      className="no-print"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      variant="contained"
      sx={{
        position: 'fixed',
        zIndex: 1500,
        insetBlockStart: 8,
        insetInlineStart: 8,
        '&:not(:focus)': { transform: 'translateY(calc(-100% - 16px))' },
      }}
    >
      {t('skipToContent')}
    </Button>
  );
}
