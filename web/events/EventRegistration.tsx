import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation, localizeField, useLanguage } from '../language';
import { CalendarIcon, VideoIcon, CheckCircleIcon } from '../art/icons/commonIcons';
import { paths, ButtonLink, TextLink } from '../routing';
import { useViewer } from '../session/useViewer';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog';
import { noScriptOnly } from '../ui/layout/layoutStyles';
import { toClientError } from '../data/errors/clientError';
import { isOpenPayment, PaymentNotice } from '../payments/parts/PaymentNotice';
import { useToast } from '../ui/feedback/ToastProvider';
import { useCancelEventRegistrationMutation, useRegisterForEventMutation } from './__generated__/EventRegistration';
import type { EventRegistrationFragment } from './__generated__/EventRegistration';

interface EventRegistrationProps {
  event: EventRegistrationFragment;
  /** Called after a seat is taken or released. */
  onDone(): void;
}

/**
 * The action depends on the event and the viewer: register, log in first, sold out, already registered, under way or
 * over. Registered users keep the meeting link and the calendar file until the end.
 */
export function EventRegistration({ event, onDone }: EventRegistrationProps) {
  const { t } = useTranslation('events');
  const { viewer, loading } = useViewer();
  const isPaid = Number(event.price) > 0;
  if (event.isOver)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {t('over')} {event.myRegistration && t('wasRegistered')}
      </Typography>
    );
  if (!event.isUpcoming) {
    if (event.myRegistration) return <RegistrationDetails event={event} onDone={onDone} />;
    return <Typography sx={{ color: 'text.secondary' }}>{t('underWay')}</Typography>;
  }
  if (viewer) return <SignedInRegistration event={event} onDone={onDone} />;
  if (event.isSoldOut) return <SoldOutButton />;
  if (isPaid) return <OrderSeatLink eventId={event.id} />;
  if (loading) return <Skeleton variant="rounded" height={48} />;
  return (
    <ButtonLink to={paths.auth(paths.event(event.id))} variant="contained">
      {t('register')}
    </ButtonLink>
  );
}

function SignedInRegistration({ event, onDone }: EventRegistrationProps) {
  if (event.myRegistration) return <RegistrationDetails event={event} onDone={onDone} />;
  if (isOpenPayment(event.myOrder)) return <PaymentNotice payment={event.myOrder} place="event" />;
  if (event.isSoldOut) return <SoldOutButton />;
  if (Number(event.price) > 0) return <OrderSeatLink eventId={event.id} />;
  return <RegisterForEventButton eventId={event.id} onDone={onDone} />;
}

/** Seats of paid events are ordered; visitors log in on the way. */
function OrderSeatLink({ eventId }: { eventId: string }) {
  const { t } = useTranslation('events');
  return (
    <ButtonLink to={paths.eventCheckout(eventId)} variant="contained">
      {t('register')}
    </ButtonLink>
  );
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
  const { id, meetingUrl, isUpcoming, myRegistration } = event;
  const payment = myRegistration?.payment;
  if (myRegistration?.status === 'pending_payment') return <PaymentNotice payment={payment} place="event" />;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, color: 'primary.main', marginBlockEnd: 0.5 }}>
        <CheckCircleIcon size={22} />
        <Typography sx={{ fontWeight: 700 }}>{t('registered')}</Typography>
      </Stack>
      {!isUpcoming && <Typography>{t('underWay')}</Typography>}
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
      {payment?.status === 'confirmed' && <OrderLink paymentId={payment.id} />}
      <PaymentNotice payment={payment} place="event" />
      {isUpcoming && !payment && <CancelRegistrationButton event={event} onDone={onDone} />}
    </Stack>
  );
}

/** A paid seat is given back by a refund, which the page of the order offers. */
function OrderLink({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('payments');
  return (
    <TextLink to={paths.payment(paymentId)} variant="body2" sx={{ paddingBlock: 0.5 }}>
      {t('notice.confirmed')}
    </TextLink>
  );
}

/** Asks for confirmation first: the seat of a full event may go to someone else. */
function CancelRegistrationButton({ event, onDone }: { event: EventRegistrationFragment; onDone(): void }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { cancel, isCancelling } = useEventRegistration(event.id);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const confirmCancel = async () => {
    const isCancelled = await cancel();
    setConfirmOpen(false);
    if (isCancelled) onDone();
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

/**
 * Registers, cancels, and reports the result. The count comes from the server's response; if the server refuses, the
 * page is stale and its queries are executed again.
 */
function useEventRegistration(eventId: string) {
  const { t } = useTranslation('events');
  const showToast = useToast();
  const [register, { loading: isRegistering, client }] = useRegisterForEventMutation();
  const [cancel, { loading: isCancelling }] = useCancelEventRegistrationMutation();
  const runAndNotify = async (mutate: () => Promise<unknown>, result: 'registered' | 'cancelled'): Promise<boolean> => {
    try {
      await mutate();
      showToast({ title: t(`done.${result}.title`), description: t(`done.${result}.text`) });
      return true;
    } catch (error) {
      const { status, messageWithStatus: description } = toClientError(error);
      showToast({ title: t(`failed.${result}`), description, variant: 'destructive' });
      if (status !== undefined) await client.refetchQueries({ include: 'active' }).catch(() => undefined);
      return false;
    }
  };
  return {
    /** Both resolve to whether the operation succeeded. */
    register: () => runAndNotify(() => register({ variables: { eventId } }), 'registered'),
    cancel: () => runAndNotify(() => cancel({ variables: { eventId } }), 'cancelled'),
    isRegistering,
    isCancelling,
  };
}
