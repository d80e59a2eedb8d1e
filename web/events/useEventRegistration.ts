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
      if (status !== undefined) await client.refetchQueries({ include: [EventListDocument] }).catch(() => undefined);
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
