import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { eventAnchorId } from '../../schema/contract/urls';
import { CalendarIcon, VideoIcon } from '../art/icons/contentIcons';
import { CheckCircleIcon } from '../art/icons/statusIcons';
import { localizeField } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { useViewer } from '../session/useViewer';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog';
import { noScriptOnly } from '../ui/layout/hiddenStyles';
import { ButtonLink } from '../ui/navigation/routerLinks';
import type { EventRegistrationFragment } from './__generated__/EventRegistration';
import { useEventRegistration } from './useEventRegistration';

interface EventRegistrationProps {
  event: EventRegistrationFragment;
  /** Called after a seat is taken or released. */
  onDone(): void;
}

/** The action depends on the event and the viewer: register, log in first, sold out, past, or already registered. */
export function EventRegistration({ event, onDone }: EventRegistrationProps) {
  const { t } = useTranslation('events');
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  if (!event.isUpcoming)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {t('over')} {event.myRegistration && t('wasRegistered')}
      </Typography>
    );
  if (viewer) return <SignedInRegistration event={event} onDone={onDone} />;
  if (event.isSoldOut) return <SoldOutButton />;
  if (loading) return <Skeleton variant="rounded" height={48} />;
  return (
    <ButtonLink to={paths.auth(`${pathname}${search}#${eventAnchorId(event.id)}`)} variant="contained">
      {t('register')}
    </ButtonLink>
  );
}

function SignedInRegistration({ event, onDone }: EventRegistrationProps) {
  if (event.myRegistration) return <RegistrationDetails event={event} onDone={onDone} />;
  return event.isSoldOut ? <SoldOutButton /> : <RegisterForEventButton eventId={event.id} onDone={onDone} />;
}

function SoldOutButton() {
  const { t } = useTranslation('events');
  return (
    <Button variant="contained" disabled>
      {t('soldOut')}
    </Button>
  );
}

function RegistrationDetails({ event, onDone }: { event: EventRegistrationFragment; onDone(): void }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { id, meetingUrl } = event;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, color: 'primary.main', marginBlockEnd: 0.5 }}>
        <CheckCircleIcon size={22} />
        <Typography sx={{ fontWeight: 700 }}>{t('registered')}</Typography>
      </Stack>
      {meetingUrl?.startsWith('https://') && (
        <Button
          component="a"
          href={meetingUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="contained"
          startIcon={<VideoIcon />}
        >
          {t('join')}
        </Button>
      )}
      <Button
        component="a"
        href={paths.eventCalendar(id, language)}
        download
        variant="outlined"
        startIcon={<CalendarIcon />}
      >
        {t('calendar')}
      </Button>
      <CancelRegistrationButton event={event} onDone={onDone} />
    </Stack>
  );
}

/** Asks for confirmation first: the seat of a full event may go to someone else. */
function CancelRegistrationButton({ event, onDone }: { event: EventRegistrationFragment; onDone(): void }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { cancel, isCancelling } = useEventRegistration(event.id);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const confirmCancel = async () => {
    const isDone = await cancel();
    setConfirmOpen(false);
    if (isDone) onDone();
  };
  return (
    <>
      <Button color="error" size="small" onClick={() => setConfirmOpen(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={t('cancelling.title')}
        confirm={t('cancelling.confirm')}
        confirming={t('cancelling.confirming')}
        cancel={t('cancelling.keep')}
        isBusy={isCancelling}
        onConfirm={() => void confirmCancel()}
        onClose={() => setConfirmOpen(false)}
      >
        {t('cancelling.text', { title: localizeField(event, 'title', language) })}
      </ConfirmDialog>
    </>
  );
}

/** The button keeps the focus until it is removed. */
function RegisterForEventButton({ eventId, onDone }: { eventId: string; onDone(): void }) {
  const { t } = useTranslation('events');
  const { register, isRegistering } = useEventRegistration(eventId);
  const onClick = async () => {
    if (await register()) onDone();
  };
  return (
    <>
      <Button
        variant="contained"
        aria-disabled={isRegistering}
        onClick={isRegistering ? undefined : () => void onClick()}
      >
        {isRegistering ? t('registering') : t('register')}
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary', ...noScriptOnly }}>
        {t('needsScripts')}
      </Typography>
    </>
  );
}
