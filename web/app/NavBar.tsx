import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { paint } from '../theme/variables';
import { links } from './links';

/** The window widths from which the links fit into the bar, and from which everything beside them fits in words. */
export const wide = '@media (min-width: 1040px)';
export const roomy = '@media (min-width: 1280px)';

const Nav = styled('nav')({ display: 'none', [wide]: { display: 'block' } });

const Links = styled('ul')({ display: 'flex', gap: 0, margin: 0, padding: 0, listStyle: 'none' });

const BarLink = styled(NavLink)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 11,
  borderRadius: 12,
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: paint.primary },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 11,
    insetBlockEnd: 4,
    blockSize: 3,
    borderRadius: 3,
    backgroundColor: paint.amber,
    transform: 'scaleX(0)',
    transition: 'transform 160ms ease',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  '&[aria-current="page"]': { color: paint.primary, fontWeight: 700, '&::after': { transform: 'scaleX(1)' } },
});

/** The links of the bar, where there is room for them. */
export function NavBar() {
  const { t } = useTranslation('shell');
  return (
    <Nav aria-label={t('mainNavigation')}>
      <Links>
        {links.map(({ name, to }) => (
          <li key={name}>
            <BarLink to={to}>{t(`links.${name}`)}</BarLink>
          </li>
        ))}
      </Links>
    </Nav>
  );
}
