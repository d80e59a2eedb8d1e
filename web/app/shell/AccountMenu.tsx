import { Box, Skeleton } from '@mui/material';
import { displayFirstName, displayName } from '../../../schema/contract/text/names/displayName';
import { LogoutIcon, UserIcon } from '../../art/icons/commonIcons';
import { useLanguage, useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { useViewer } from '../../session/useViewer';
import { PersonAvatar } from '../../ui/layout/PersonAvatar';
import { MenuAction, MenuButton, menuItemProps, MenuLink } from './MenuButton';
import { buttonLabelsQuery } from './NavBar';
import { useAccountLinks } from './useAccountLinks';
import { useLogoutFlow } from './useLogoutFlow';

export function AccountMenu() {
  const { viewer, loading } = useViewer();
  if (loading) return <Skeleton variant="rounded" width={44} height={44} />;
  return viewer ? <SignedInMenu viewer={viewer} /> : <SignInMenu />;
}

const userNameStyles = {
  display: 'none',
  fontWeight: 500,
  maxInlineSize: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [buttonLabelsQuery]: { display: 'inline' },
};

function SignedInMenu({ viewer }: { viewer: ViewerFragment }) {
  const { t } = useTranslation('shell');
  const logout = useLogoutFlow();
  const { language } = useLanguage();
  const { email, role, avatar } = viewer;
  const [firstName, name] = [displayFirstName(viewer, language), displayName(viewer, language)];
  const buttonContent = (
    <>
      <PersonAvatar firstName={firstName} src={avatar} size={36} fontSize="1.0625rem" />
      <Box component="bdi" sx={userNameStyles}>
        {firstName}
      </Box>
    </>
  );
  const header = (
    <>
      <Box sx={{ fontWeight: 700 }}>
        <bdi>{name}</bdi>
      </Box>
      <Box component="span" dir="ltr" sx={{ color: 'text.secondary', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
        {email}
      </Box>
    </>
  );
  const links = useAccountLinks(role);
  return (
    <MenuButton label={`${t('account.label')}: ${name}`} content={buttonContent} header={header}>
      {links.map(({ to, Icon, text }) => (
        <MenuLink key={to} to={to} {...menuItemProps}>
          <Icon size={20} />
          {text}
        </MenuLink>
      ))}
      <MenuAction type="button" onClick={() => void logout()} {...menuItemProps}>
        <LogoutIcon size={20} />
        {t('account.logout')}
      </MenuAction>
    </MenuButton>
  );
}

/** Two buttons where there is room, otherwise a menu. */
function SignInMenu() {
  const { t } = useTranslation('shell');
  const login = { label: t('account.login'), to: paths.auth() };
  const register = { label: t('account.register'), to: paths.auth(undefined, 'register') };
  return (
    <>
      <Box sx={{ display: 'none', gap: 1, [buttonLabelsQuery]: { display: 'flex' } }}>
        <ButtonLink to={login.to} variant="outlined" size="small" sx={{ minBlockSize: 44 }}>
          {login.label}
        </ButtonLink>
        <ButtonLink to={register.to} variant="contained" size="small" sx={{ minBlockSize: 44 }}>
          {register.label}
        </ButtonLink>
      </Box>
      <Box sx={{ [buttonLabelsQuery]: { display: 'none' } }}>
        <MenuButton label={t('account.label')} content={<UserIcon size={22} />}>
          {[login, register].map(({ to, label }) => (
            <MenuLink key={to} to={to} {...menuItemProps}>
              {label}
            </MenuLink>
          ))}
        </MenuButton>
      </Box>
    </>
  );
}
