import { Box, Button, keyframes, styled, IconButton, Stack } from '@mui/material';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useNavigation, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useLanguage, useTranslation } from '../../language';
import { paths } from '../../routing';
import { usePageAddress } from '../../routing/pageAddress';
import { colorVars } from '../../theme/cssVariables';
import { PageSpinner } from '../../ui/feedback/queryStates';
import { solidAppBarAfterPx } from '../boot/transparentHeader';
import { MenuIcon } from '../../art/icons/commonIcons';
import { PageContainer } from '../../ui/layout/Section';
import { useSiteOrigin } from '../../ui/navigation/serverResponse';
import { useViewer } from '../../session/useViewer';
import { siteInfo } from '../../../schema/contract/siteInfo';
import { getScrollKey } from '../routing/scrollPositions';
import { printOnly, scriptOnly } from '../../ui/layout/layoutStyles';
import { NotificationBell } from '../../notifications/NotificationBell';
import { Footer } from './Footer';
import { useLockedLanguage } from './languageSwitching';
import { AccountMenu } from './AccountMenu';
import { BrandLink } from './BrandLink';
import { ColorSchemeMenu } from './ColorSchemeMenu';
import { LanguageMenu } from './LanguageMenu';
import {
  drawerOnlyQuery,
  headerContainer,
  narrowHeaderQuery,
  noContainersQuery,
  NavBar,
  navLinksQuery,
  SearchLink,
} from './NavBar';
import { NoScriptNav } from './NoScriptNav';
import { openDialogProps, SideDrawer } from './SideDrawer';
import { NavigationGuard } from '../../ui/navigation/NavigationGuard';
import { AccountDeletionNotice } from './AccountDeletionNotice';
import { SessionEndedNotice } from './SessionEndedNotice';

const progressKeyframes = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

export function Shell() {
  useFocusOnNavigation();
  const { pathname } = useLocation();
  const isHome = pathname === paths.home;
  const isLanguageReady = useLockedLanguage(pathname);
  return (
    <Box sx={{ '--tayyar-bar': 'max(72px, 3.5rem)', display: 'flex', flexDirection: 'column', minBlockSize: '100vh' }}>
      <SkipLink />
      <NavigationProgress />
      <Header />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          flex: '1 0 auto',
          outline: 'none',
          paddingBlockStart: isHome ? 0 : 'var(--tayyar-bar)',
          '@media print': { paddingBlockStart: 0 },
        }}
      >
        <SessionEndedNotice />
        <AccountDeletionNotice />
        <PrintedAddress />
        {isLanguageReady ? <Outlet /> : <PageSpinner />}
      </Box>
      <Footer />
      <NavigationGuard />
      <ScrollRestoration getKey={getScrollKey} />
    </Box>
  );
}

/** On paper: the name of the site and the address of the page. */
function PrintedAddress() {
  const { language } = useLanguage();
  const { pathname, search } = usePageAddress();
  const origin = useSiteOrigin();
  return (
    <Box sx={{ ...printOnly, padding: 2, fontSize: '0.9375rem' }}>
      {siteInfo.name[language]} · <bdi dir="ltr">{origin + pathname + search}</bdi>
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

const subscribeToScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** True after the page is scrolled by more than 50 pixels. */
const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > solidAppBarAfterPx,
    () => false,
  );

const HeaderBar = styled('header')({
  // Fixed, not sticky: restoring the focus to a sticky header scrolls the page to the top.
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1100,
  blockSize: 'var(--tayyar-bar)',
  borderBlockEnd: '1px solid transparent',
  transition: 'background-color 160ms ease, border-color 160ms ease',
  '&[data-solid="true"]': {
    borderColor: colorVars.line,
    // An older browser keeps the first value.
    backgroundColor: [colorVars.ground, `color-mix(in srgb, ${colorVars.ground} 94%, transparent)`],
    backdropFilter: 'blur(10px)',
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  // Without JavaScript the background cannot change on scroll, so the header does not move with the page.
  'html[data-scripting="none"] &': { position: 'absolute' },
  '@media print': { display: 'none' },
});

const controlsStyles = { alignItems: 'center', gap: { xs: 0.5, sm: 1 } } as const;

/**
 * Transparent at the top of the home page, opaque elsewhere. The class prevents a layout shift while a menu locks the
 * scroll.
 */
function Header() {
  const isHome = useLocation().pathname === paths.home;
  const { viewer } = useViewer();
  const isScrolled = useIsScrolled();
  return (
    <HeaderBar className="mui-fixed" data-solid={!isHome || isScrolled}>
      <PageContainer
        sx={{
          containerType: 'inline-size',
          containerName: headerContainer,
          blockSize: '100%',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: { xs: 1, sm: 2 },
        }}
      >
        <BrandLink />
        <NavBar />
        <Stack direction="row" sx={controlsStyles}>
          <NoScriptNav />
          <SearchLink />
          <Box sx={{ display: { xs: 'none', sm: 'block' }, ...scriptOnly }}>
            <ColorSchemeMenu />
          </Box>
          <Box sx={{ display: 'contents', [drawerOnlyQuery]: { display: 'none' } }}>
            <Box
              sx={{
                display: 'contents',
                [narrowHeaderQuery]: viewer ? { display: 'none' } : {},
                [noContainersQuery]: viewer ? { display: 'none' } : {},
              }}
            >
              <LanguageMenu />
            </Box>
            <NotificationBell />
            <AccountMenu />
          </Box>
          <MobileMenuButton />
        </Stack>
      </PageContainer>
    </HeaderBar>
  );
}

function MobileMenuButton() {
  const { t } = useTranslation('shell');
  const id = useId();
  return (
    <Box sx={{ [navLinksQuery]: { display: 'none' }, ...scriptOnly }}>
      <IconButton color="inherit" aria-label={t('menu.open')} aria-haspopup="dialog" {...openDialogProps(id)}>
        <MenuIcon />
      </IconButton>
      <SideDrawer id={id} />
    </Box>
  );
}
