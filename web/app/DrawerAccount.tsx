import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { homeOf } from '../../schema/contract/permissions';
import { paths } from '../paths';
import { useViewer } from '../session/useViewer';
import { ButtonLink } from '../ui/RouterLink';
import { useLeaving } from './useLeaving';

/** The account menu's ways, as the drawer shows them. */
export function DrawerAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { viewer } = useViewer();
  const leave = useLeaving();
  if (!viewer) {
    return (
      <Stack sx={{ gap: 1 }}>
        <ButtonLink to={paths.auth()} variant="outlined" onClick={onClose}>
          {t('account.login')}
        </ButtonLink>
        <ButtonLink to={paths.auth(undefined, 'register')} variant="contained" onClick={onClose}>
          {t('account.register')}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <ButtonLink to={homeOf(viewer.role)} variant="contained" onClick={onClose}>
        {t('account.dashboard')}
      </ButtonLink>
      <ButtonLink to={paths.account} variant="outlined" onClick={onClose}>
        {t('account.settings')}
      </ButtonLink>
      <Button
        variant="outlined"
        onClick={() => {
          onClose();
          void leave();
        }}
      >
        {t('account.logout')}
      </Button>
    </Stack>
  );
}
