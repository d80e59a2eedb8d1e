import { Box, IconButton, Stack, styled } from '@mui/material';
import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuIcon } from '../../art/icons/commonIcons';
import { useTranslation } from '../../language';
import { NotificationBell } from '../../notifications/NotificationBell';
import { isLessonUrl, paths } from '../../routing';
import { useViewer } from '../../session/useViewer';
import { colorVars } from '../../theme/cssVariables';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { PageContainer } from '../../ui/layout/Section';
import { solidAppBarAfterPx } from '../boot/solidHeader';
import { AccountMenu } from './AccountMenu';
import { BrandLink } from './BrandLink';
import { ColorSchemeMenu } from './ColorSchemeMenu';
import { Footer } from './Footer';
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
import { compactBarHeight, PageMain } from './PageMain';
import { openDialogProps, SideDrawer } from './SideDrawer';

/** The shell of public pages. The lesson player has a bar of its own instead of header and footer. */
export function SiteShell({ children }: { children?: ReactNode }) {
  const location = useLocation();
  const isPlayer = isLessonUrl(location);
  const isHome = location.pathname === paths.home;
  return (
    <Box
      sx={{
        '--tayyar-bar': isPlayer ? compactBarHeight : 'max(72px, 3.5rem)',
        display: 'flex',
        flexDirection: 'column',
        minBlockSize: '100vh',
      }}
    >
      {!isPlayer && <Header />}
      <PageMain sx={{ flex: '1 0 auto', ...(isHome && { paddingBlockStart: 0 }) }}>{children}</PageMain>
      {!isPlayer && <Footer />}
    </Box>
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
