import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../data/failures';
import { useSubscribeToNewsletterMutation } from './__generated__/SubscribeToNewsletter';
import { useNotify } from '../ui/Notices';

/** What became of the last try: the sentence beside the field, and whether it complains. */
interface Outcome {
  complaint?: string;
  isSubscribed?: boolean;
}

/** Hands the typed address over. It stays in its field unless it was taken. */
export function useSubscription() {
  const { t } = useTranslation('newsletter');
  const notify = useNotify();
  const [send] = useSubscribeToNewsletterMutation();
  const [isPending, setPending] = useState(false);
  const [{ complaint, isSubscribed }, setOutcome] = useState<Outcome>({});

  const subscribe = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const field = form.querySelector('input');
    setPending(true);
    try {
      await send({ variables: { email: field?.value ?? '' } });
      form.reset();
      setOutcome({ isSubscribed: true });
      notify({ title: t('subscribed'), description: t('subscribedText') });
    } catch (error) {
      const { fields, text } = failureOf(error);
      setOutcome({ complaint: fields.email ?? text });
      field?.focus();
      notify({ title: t('failed'), description: text, tone: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return { subscribe, isPending, complaint, said: complaint ?? (isSubscribed ? t('subscribed') : undefined) };
}
