import { Box, Divider, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '../../../schema/contract/permissions';
import { displayFirstName, displayName } from '../../../schema/contract/text/names/displayName';
import { ChevronDownIcon, LogoutIcon, MenuIcon } from '../../art/icons/commonIcons';
import { useLanguage, useTranslation } from '../../language';
import { paths } from '../../routing';
import { useViewer } from '../../session/useViewer';
import { colorVars } from '../../theme/cssVariables';
import { floatingPaperStyles, menuItemStyles } from '../../theme/components/surfaces';
import { borderRadii } from '../../theme/tokens';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { PersonAvatar } from '../../ui/layout/PersonAvatar';
import { DisplayPreferences } from './DisplayPreferences';
import { mainNavLinks } from './mainNavLinks';
import { useAccountLinks } from './useAccountLinks';
import { useLogoutFlow } from './useLogoutFlow';

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 44,
  minInlineSize: 44,
  boxSizing: 'border-box',
  paddingInline: 6,
  borderRadius: borderRadii.control,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover, [open] > &': { backgroundColor: colorVars.tint },
});

/** Under the bar at its end, as wide as a phone allows. */
const Panel = styled('div')({
  ...floatingPaperStyles,
  position: 'fixed',
  insetBlockStart: 'calc(var(--tayyar-bar) + 4px)',
  insetInlineEnd: 8,
  zIndex: 1200,
  boxSizing: 'border-box',
  inlineSize: 'min(21rem, calc(100vw - 16px))',
  maxBlockSize: 'calc(100vh - var(--tayyar-bar) - 16px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
  backgroundColor: colorVars.paper,
  color: colorVars.ink,
});

const itemStyles = {
  ...menuItemStyles,
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: 12,
  paddingBlock: 6,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1rem',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { color: colorVars.muted },
  '&:hover, &:focus-visible': { backgroundColor: colorVars.tint },
} as const;

const ItemLink = styled(Link)(itemStyles);
const ItemButton = styled('button')({ ...itemStyles, ...scriptOnly });

/** `auto-fit`: one column where the text is large. */
const SiteLinks = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  marginBlockEnd: 8,
});

/**
 * The only menu of a shell without the navigation bar: the account, the seven links and the languages. The browser opens
 * it, without scripts too; the boot script closes it.
 */
export function SiteMenu({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['shell', 'workplace']);
  const { viewer } = useViewer();
  const { language } = useLanguage();
  return (
    <details data-menu>
      <Summary aria-label={[t('workplace:siteMenu'), ...(viewer ? [displayName(viewer, language)] : [])].join(': ')}>
        {viewer ? (
          <PersonAvatar
            firstName={displayFirstName(viewer, language)}
            src={viewer.avatar}
            size={34}
            fontSize="1.0625rem"
          />
        ) : (
          <MenuIcon />
        )}
        <ChevronDownIcon size={16} />
      </Summary>
      <Panel>
        {viewer && (
          <Box sx={{ padding: '6px 12px 10px', overflowWrap: 'anywhere' }}>
            <Box component="bdi" sx={{ fontWeight: 700 }}>
              {displayName(viewer, language)}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              <bdi dir="ltr">{viewer.email}</bdi>
            </Box>
          </Box>
        )}
        {children}
        <AccountItems />
        <Divider sx={{ marginBlock: 1 }} />
        <SiteLinks aria-label={t('mainNavigation')}>
          {mainNavLinks.map(({ name, to }) => (
            <ItemLink key={name} to={to}>
              {t(`links.${name}`)}
            </ItemLink>
          ))}
          <ItemLink to={paths.searchField}>{t('search')}</ItemLink>
        </SiteLinks>
        <DisplayPreferences />
      </Panel>
    </details>
  );
}

/** The viewer's own pages and the way out, or the ways in. */
function AccountItems() {
  const { t } = useTranslation('shell');
  const { viewer } = useViewer();
  return viewer ? (
    <OwnItems role={viewer.role} />
  ) : (
    <>
      <ItemLink to={paths.auth()}>{t('account.login')}</ItemLink>
      <ItemLink to={paths.auth(undefined, 'register')}>{t('account.register')}</ItemLink>
    </>
  );
}

function OwnItems({ role }: { role: Role }) {
  const { t } = useTranslation('shell');
  const logout = useLogoutFlow();
  return (
    <>
      {useAccountLinks(role).map(({ to, Icon, text }) => (
        <ItemLink key={to} to={to}>
          <Icon size={20} />
          {text}
        </ItemLink>
      ))}
      <ItemButton type="button" onClick={() => void logout()}>
        <LogoutIcon size={20} />
        {t('account.logout')}
      </ItemButton>
    </>
  );
}
