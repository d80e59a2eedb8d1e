import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventCardFragment } from './__generated__/EventsScreen';
import { inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useRegistration } from './useRegistration';

/** Gives the seat back, after asking: on an event that is full it may be gone for good. */
export function CancelRegistration({ event, onDone }: { event: EventCardFragment; onDone(): void }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { cancel, isCancelling } = useRegistration(event.id);
  const [isAsking, ask] = useState(false);
  const giveBack = async () => {
    const isDone = await cancel();
    ask(false);
    if (isDone) onDone();
  };
  return (
    <>
      <Button color="error" size="small" onClick={() => ask(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancelling.title')}
        confirm={t('cancelling.confirm')}
        confirming={t('cancelling.confirming')}
        cancel={t('cancelling.keep')}
        isBusy={isCancelling}
        onConfirm={() => void giveBack()}
        onClose={() => ask(false)}
      >
        {t('cancelling.text', { title: inLanguage(event, 'title', language) })}
      </ConfirmDialog>
    </>
  );
}
