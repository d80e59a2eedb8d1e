import { useTranslation } from 'react-i18next';
import { toClientError } from '../data/clientError';
import { EventListDocument } from './eventList/__generated__/EventsScreen';
import { useCancelEventRegistrationMutation, useRegisterForEventMutation } from './__generated__/EventRegistration';
import { useToast } from '../ui/feedback/ToastProvider';

/**
 * Registers, cancels, and reports the result. The count comes from the server's response; if the server refuses, the
 * page is stale and the event is refetched.
 */
export function useEventRegistration(eventId: string) {
  const { t } = useTranslation('events');
  const notify = useToast();
  const [register, { loading: isRegistering, client }] = useRegisterForEventMutation();
  const [cancel, { loading: isCancelling }] = useCancelEventRegistrationMutation();
  const told = async (act: () => Promise<unknown>, what: 'registered' | 'cancelled'): Promise<boolean> => {
    try {
      await act();
      notify({ title: t(`done.${what}.title`), description: t(`done.${what}.text`) });
      return true;
    } catch (error) {
      const { status, messageWithStatus } = toClientError(error);
      notify({ title: t(`failed.${what}`), description: messageWithStatus, variant: 'destructive' });
      if (status !== undefined) await client.refetchQueries({ include: [EventListDocument] }).catch(() => undefined);
      return false;
    }
  };
  return {
    /** Both resolve to whether the operation succeeded. */
    register: () => told(() => register({ variables: { eventId } }), 'registered'),
    cancel: () => told(() => cancel({ variables: { eventId } }), 'cancelled'),
    isRegistering,
    isCancelling,
  };
}
