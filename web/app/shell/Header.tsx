import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { limits } from '../../../schema/contract/limits';
import { MenuIcon } from '../../art/icons/shellIcons';
import { paths } from '../../paths';
import { colorVars } from '../../theme/cssVariables';
import { PageContainer } from '../../ui/layout/PageContainer';
import { AccountMenu } from './AccountMenu';
import { BrandLink } from './BrandLink';
import { ColorSchemeMenu } from './ColorSchemeMenu';
import { LanguageMenu } from './LanguageMenu';
import { navLinksMediaQuery, NavBar } from './NavBar';
import { NoScriptNav } from './NoScriptNav';

const subscribeToScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** True after the page is scrolled by more than 50 pixels. */
const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > limits.solidAppBarAfterPx,
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
    backgroundColor: `color-mix(in srgb, ${colorVars.ground} 94%, transparent)`,
    backdropFilter: 'blur(10px)',
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  // Without JavaScript the background cannot change on scroll, so the header does not move with the page.
  '@media (scripting: none)': { position: 'absolute' },
  '@media print': { display: 'none' },
});

/** The menus need JavaScript and are hidden without it. */
const controlsStyles = {
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  '@media (scripting: none)': { '& button': { display: 'none' } },
} as const;

/**
 * Transparent at the top of the home page, opaque elsewhere. The class prevents a layout shift while a menu locks the
 * scroll.
 */
export function Header() {
  const isHome = useLocation().pathname === paths.home;
  const isScrolled = useIsScrolled();
  return (
    <HeaderBar className="mui-fixed" data-solid={!isHome || isScrolled}>
      <PageContainer
        sx={{ blockSize: '100%', display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
      >
        <BrandLink />
        <NavBar />
        <Stack direction="row" sx={controlsStyles}>
          <NoScriptNav />
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <ColorSchemeMenu />
          </Box>
          <LanguageMenu />
          <AccountMenu />
          <MobileMenuButton />
        </Stack>
      </PageContainer>
    </HeaderBar>
  );
}

const SideDrawer = lazy(async () => ({ default: (await import('./SideDrawer')).SideDrawer }));

function MobileMenuButton() {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const isOpen = state === 'open';
  return (
    <Box sx={{ [navLinksMediaQuery]: { display: 'none' } }}>
      <IconButton
        color="inherit"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setState('open')}
      >
        <MenuIcon />
      </IconButton>
      {state !== 'unused' && (
        <Suspense>
          <SideDrawer isOpen={isOpen} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </Box>
  );
}
