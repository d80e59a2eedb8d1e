import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { paths } from '../../paths';
import { colorVars } from '../../theme/cssVariables';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { Footer } from './Footer';
import { Header } from './Header';
import { useLockedLanguage } from './languageSwitching';

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
  // Most pages are there before one could notice; only the others show that they are coming.
  animation: `${progressKeyframes} 4s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

/** The current that flows along the top edge while the next page is fetched. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <ProgressLine aria-hidden="true" />;
}

/**
 * What a scroll position belongs to. Every page that the browser itself loads has the same key: there it is the address,
 * so that a link from elsewhere does not open where another page was left.
 */
const getScrollKey = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? pathname + search + hash : key;

/** What surrounds every screen: bar above, footer below. */
export function Shell() {
  useFocusOnNavigation();
  const { pathname } = useLocation();
  const isHome = pathname === paths.home;
  const isSpoken = useLockedLanguage(pathname);
  return (
    <Box sx={{ '--tayyar-bar': '72px', display: 'flex', flexDirection: 'column', minBlockSize: '100vh' }}>
      <SkipLink />
      <NavigationProgress />
      <Header />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flex: '1 0 auto', outline: 'none', paddingBlockStart: isHome ? 0 : 'var(--tayyar-bar)' }}
      >
        {isSpoken ? <Outlet /> : <PageSpinner />}
      </Box>
      <Footer />
      <ScrollRestoration getKey={getScrollKey} />
    </Box>
  );
}

/**
 * After going to another page, the focus is on its heading: screen readers say where one is, and Tab goes on from there.
 * Filters and tabs change the address's query only, and leave the focus where it is; a part of the page that the address
 * names takes it for itself (web/ui/hooks/useHashTarget.ts).
 */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash && document.getElementById(hash.slice(1))) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** The first stop of the Tab key: past the bar, to what the page is about. */
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
