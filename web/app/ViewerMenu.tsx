import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { homeOf } from '../../schema/contract/permissions';
import { DashboardIcon } from '../art/icons/DashboardIcon';
import { LogoutIcon } from '../art/icons/LogoutIcon';
import { UserIcon } from '../art/icons/UserIcon';
import type { ViewerFragment } from '../session/__generated__/Me';
import { paths } from '../paths';
import { MenuButton } from './MenuButton';
import { roomy } from './NavBar';
import { useLeaving } from './useLeaving';

const initialOf = (name: string) => [...name.trim()][0];

const nameBesideAvatar = {
  display: 'none',
  fontWeight: 500,
  maxInlineSize: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [roomy]: { display: 'inline' },
};

/** Who is signed in, the way to their dashboard, and the way out. */
export function ViewerMenu({ viewer }: { viewer: ViewerFragment }) {
  const { t } = useTranslation('shell');
  const leave = useLeaving();
  const { firstName, lastName, email, role, avatar } = viewer;
  const name = `${firstName} ${lastName}`;
  const face = (
    <>
      <Avatar src={avatar ?? undefined} alt="" sx={{ inlineSize: 36, blockSize: 36, fontSize: '1.0625rem' }}>
        {initialOf(firstName)}
      </Avatar>
      <Box component="bdi" sx={nameBesideAvatar}>
        {firstName}
      </Box>
    </>
  );
  const head = (
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
    { text: t('account.dashboard'), icon: <DashboardIcon size={20} />, to: homeOf(role) },
    { text: t('account.settings'), icon: <UserIcon size={20} />, to: paths.account },
    { text: t('account.logout'), icon: <LogoutIcon size={20} />, act: () => void leave() },
  ];
  return <MenuButton label={`${t('account.label')}: ${name}`} face={face} head={head} items={items} />;
}
