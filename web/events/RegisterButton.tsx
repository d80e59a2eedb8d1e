import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { withoutScripts } from '../ui/withoutScripts';
import { useRegistration } from './useRegistration';

/** For a signed-in person without a seat. The button keeps the focus until it goes. */
export function RegisterButton({ eventId, onDone }: { eventId: string; onDone(): void }) {
  const { t } = useTranslation('events');
  const { register, isRegistering } = useRegistration(eventId);
  const take = async () => {
    if (await register()) onDone();
  };
  return (
    <>
      <Button variant="contained" aria-disabled={isRegistering} onClick={isRegistering ? undefined : () => void take()}>
        {isRegistering ? t('registering') : t('register')}
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary', ...withoutScripts }}>
        {t('needsScripts')}
      </Typography>
    </>
  );
}
