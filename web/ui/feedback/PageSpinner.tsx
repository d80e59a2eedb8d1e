import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <Stack sx={{ alignItems: 'center', justifyContent: 'center', minBlockSize: '60vh' }}>
      <CircularProgress aria-label={t('loading')} />
    </Stack>
  );
}
