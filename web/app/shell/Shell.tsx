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

/**
 * Scroll positions are stored per history entry. The first entry of every load has the key `default`, so there the URL
 * is used.
 */
const getScrollKey = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? pathname + search + hash : key;

export function Shell() {
  useFocusOnNavigation();
  const { pathname } = useLocation();
  const isHome = pathname === paths.home;
  const isLanguageReady = useLockedLanguage(pathname);
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
        {isLanguageReady ? <Outlet /> : <PageSpinner />}
      </Box>
      <Footer />
      <ScrollRestoration getKey={getScrollKey} />
    </Box>
  );
}

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

/**
 * Moves the focus to the heading after navigation to another page, not after changes of the query. A target named by
 * the URL's fragment takes the focus itself (web/ui/hooks/useHashTarget.ts).
 */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (hash && document.getElementById(hash.slice(1))) return;
    const main = document.getElementById('main');
    const headingElement = main?.querySelector<HTMLElement>('h1');
    if (headingElement) headingElement.tabIndex = -1;
    (headingElement ?? main)?.focus({ preventScroll: true });
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
