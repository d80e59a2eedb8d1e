import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { paint } from '../theme/variables';
import { Page } from '../ui/Page';
import { AccountMenu } from './AccountMenu';
import { Brand } from './Brand';
import { LanguageMenu } from './LanguageMenu';
import { MobileMenu } from './MobileMenu';
import { NavBar } from './NavBar';
import { SchemeMenu } from './SchemeMenu';
import { Unscripted } from './Unscripted';
import { useScrolled } from './useScrolled';

const Bar = styled('header')({
  // Fixed, not sticky: a focus that comes back to a sticky bar scrolls the page to its top.
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1100,
  blockSize: 'var(--tayyar-bar)',
  borderBlockEnd: '1px solid transparent',
  transition: 'background-color 160ms ease, border-color 160ms ease',
  '&[data-solid="true"]': {
    borderColor: paint.line,
    backgroundColor: `color-mix(in srgb, ${paint.ground} 94%, transparent)`,
    backdropFilter: 'blur(10px)',
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  // Without scripts nobody turns the bar solid, so it stays where it is.
  '@media (scripting: none)': { position: 'absolute' },
  '@media print': { display: 'none' },
});

/** Its menus need scripts; without them their buttons would be dead. */
const controls = {
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  '@media (scripting: none)': { '& button': { display: 'none' } },
} as const;

/**
 * The bar of every page: transparent over the top of home, solid everywhere else (spec.md section 2). By its class it
 * keeps its place while a menu locks the scroll.
 */
export function Header() {
  const isHome = useLocation().pathname === paths.home;
  const isScrolled = useScrolled();
  return (
    <Bar className="mui-fixed" data-solid={!isHome || isScrolled}>
      <Page sx={{ blockSize: '100%', display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Brand />
        <NavBar />
        <Stack direction="row" sx={controls}>
          <Unscripted />
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <SchemeMenu />
          </Box>
          <LanguageMenu />
          <AccountMenu />
          <MobileMenu />
        </Stack>
      </Page>
    </Bar>
  );
}
