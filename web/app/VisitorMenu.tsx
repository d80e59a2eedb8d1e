import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { UserIcon } from '../art/icons/UserIcon';
import { paths } from '../paths';
import { ButtonLink } from '../ui/RouterLink';
import { MenuButton } from './MenuButton';
import { roomy } from './NavBar';

/** Login and register: two buttons where there is room, a menu where there is not. */
export function VisitorMenu() {
  const { t } = useTranslation('shell');
  const login = { text: t('account.login'), to: paths.auth() };
  const register = { text: t('account.register'), to: paths.auth(undefined, 'register') };
  return (
    <>
      <Box sx={{ display: 'none', gap: 1, [roomy]: { display: 'flex' } }}>
        <ButtonLink to={login.to} variant="outlined" size="small" sx={{ minBlockSize: 44 }}>
          {login.text}
        </ButtonLink>
        <ButtonLink to={register.to} variant="contained" size="small" sx={{ minBlockSize: 44 }}>
          {register.text}
        </ButtonLink>
      </Box>
      <Box sx={{ [roomy]: { display: 'none' } }}>
        <MenuButton label={t('account.label')} face={<UserIcon size={22} />} items={[login, register]} />
      </Box>
    </>
  );
}
