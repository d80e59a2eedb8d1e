import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../data/failures';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** A read that failed, in the documented form 'STATUS: MESSAGE', with a way to try again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const retry = onRetry && (
    <Button color="inherit" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry} sx={{ alignItems: 'center' }}>
      <bdi>{failureOf(error).text}</bdi>
    </Alert>
  );
}
