import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { dashboardPath } from '../../../schema/contract/permissions';
import { DashboardIcon, LogoutIcon, UserIcon } from '../../art/icons/shellIcons';
import { paths } from '../../paths';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { useViewer } from '../../session/useViewer';
import { ButtonLink } from '../../ui/navigation/routerLinks';
import { MenuButton } from './MenuButton';
import { buttonLabelsMediaQuery } from './NavBar';
import { useLogoutFlow } from './useLogoutFlow';

export function AccountMenu() {
  const { viewer, loading } = useViewer();
  if (loading) return <Skeleton variant="rounded" width={44} height={44} />;
  return viewer ? <SignedInMenu viewer={viewer} /> : <SignInMenu />;
}

const firstLetter = (name: string) => [...name.trim()][0];

const userNameStyles = {
  display: 'none',
  fontWeight: 500,
  maxInlineSize: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [buttonLabelsMediaQuery]: { display: 'inline' },
};

function SignedInMenu({ viewer }: { viewer: ViewerFragment }) {
  const { t } = useTranslation('shell');
  const logout = useLogoutFlow();
  const { firstName, lastName, email, role, avatar } = viewer;
  const name = `${firstName} ${lastName}`;
  const buttonContent = (
    <>
      <Avatar src={avatar ?? undefined} alt="" sx={{ inlineSize: 36, blockSize: 36, fontSize: '1.0625rem' }}>
        {firstLetter(firstName)}
      </Avatar>
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
  const items = [
    { label: t('account.dashboard'), icon: <DashboardIcon size={20} />, to: dashboardPath(role) },
    { label: t('account.settings'), icon: <UserIcon size={20} />, to: paths.account },
    { label: t('account.logout'), icon: <LogoutIcon size={20} />, onSelect: () => void logout() },
  ];
  return <MenuButton label={`${t('account.label')}: ${name}`} content={buttonContent} header={header} items={items} />;
}

/** Two buttons where there is room, otherwise a menu. */
function SignInMenu() {
  const { t } = useTranslation('shell');
  const login = { label: t('account.login'), to: paths.auth() };
  const register = { label: t('account.register'), to: paths.auth(undefined, 'register') };
  return (
    <>
      <Box sx={{ display: 'none', gap: 1, [buttonLabelsMediaQuery]: { display: 'flex' } }}>
        <ButtonLink to={login.to} variant="outlined" size="small" sx={{ minBlockSize: 44 }}>
          {login.label}
        </ButtonLink>
        <ButtonLink to={register.to} variant="contained" size="small" sx={{ minBlockSize: 44 }}>
          {register.label}
        </ButtonLink>
      </Box>
      <Box sx={{ [buttonLabelsMediaQuery]: { display: 'none' } }}>
        <MenuButton label={t('account.label')} content={<UserIcon size={22} />} items={[login, register]} />
      </Box>
    </>
  );
}
