import { IconButton, styled } from '@mui/material';
import { useEffect } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { SearchIcon } from '../../art/icons/listIcons';
import { useTranslation } from '../../language';
import { paths, siteSearchFieldId } from '../../routing';
import { colorVars } from '../../theme/cssVariables';
import { mainNavLinks } from './mainNavLinks';
import { isSearchShortcut } from './searchShortcut';

/** The header's content box. Container queries in rem follow the text size, however it is set. */
export const headerContainer = 'tayyar-header';

/** Header widths from which the links fit, and from which the buttons beside them fit with labels. */
export const navLinksQuery = `@container ${headerContainer} (min-width: 62rem)`;
/** Header widths that have room for the drawer's button only. */
export const drawerOnlyQuery = `@container ${headerContainer} (max-width: 15rem)`;
/** Header widths without room for the language beside the notifications; the drawer has it too. */
export const narrowHeaderQuery = `@container ${headerContainer} (max-width: 24rem)`;
/** An older browser always has the narrow header. */
export const noContainersQuery = '@supports not (container-type: inline-size)';
export const buttonLabelsQuery = `@container ${headerContainer} (min-width: 72rem)`;

const DesktopNav = styled('nav')({ display: 'none', [navLinksQuery]: { display: 'block' } });

const NavLinkList = styled('ul')({ display: 'flex', gap: 0, margin: 0, padding: 0, listStyle: 'none' });

const NavBarLink = styled(NavLink)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 9,
  borderRadius: 12,
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: colorVars.primary },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 9,
    insetBlockEnd: 4,
    blockSize: 3,
    borderRadius: 3,
    backgroundColor: colorVars.amber,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    transform: 'scaleX(0)',
    transition: 'transform 160ms ease',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  '&[aria-current="page"]': { color: colorVars.primary, fontWeight: 700, '&::after': { transform: 'scaleX(1)' } },
});

export function NavBar() {
  const { t } = useTranslation('shell');
  return (
    <DesktopNav aria-label={t('mainNavigation')}>
      <NavLinkList>
        {mainNavLinks.map(({ name, to }) => (
          <li key={name}>
            <NavBarLink to={to}>{t(`links.${name}`)}</NavBarLink>
          </li>
        ))}
      </NavLinkList>
    </DesktopNav>
  );
}

/** Leads to the search page, as Ctrl K and ⌘K do everywhere. */
export function SearchLink() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      const field = document.getElementById(siteSearchFieldId);
      if (field instanceof HTMLInputElement) field.select();
      else void navigate(paths.searchField);
    };
    window.addEventListener('keydown', openSearch);
    return () => window.removeEventListener('keydown', openSearch);
  }, [navigate]);
  return (
    <IconButton
      component={Link}
      to={paths.searchField}
      color="inherit"
      aria-label={t('search')}
      title={t('searchShortcut')}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <SearchIcon size={22} />
    </IconButton>
  );
}
