import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import {
  contactMessageSchema,
  type ContactMessageData,
  type ContactFormValues,
} from '../../schema/contract/validation/contact';
import { useSendContactMessageMutation } from './__generated__/useContactForm';
import { submitWithServerErrors } from '../ui/form/submitWithServerErrors';
import { useFormDraft } from '../ui/form/useFormDraft';
import { useToast } from '../ui/feedback/ToastProvider';

const emptyMessage: ContactFormValues = { name: '', email: '', phone: '', subject: '', message: '' };

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A successful submission shows the pending state for at least two seconds and clears the form; errors are shown at
 * once.
 */
export function useContactForm() {
  const { t } = useTranslation('contact');
  const showToast = useToast();
  const [send] = useSendContactMessageMutation();
  const [isSent, setSent] = useState(false);
  const form = useForm<ContactFormValues, unknown, ContactMessageData>({
    resolver: zodResolver(contactMessageSchema),
    defaultValues: emptyMessage,
  });
  const { reset, formState } = form;
  useFormDraft('contact', form);
  useEffect(() => {
    if (formState.isSubmitSuccessful) reset(emptyMessage);
  }, [formState.isSubmitSuccessful, reset]);
  const submit = submitWithServerErrors(
    form,
    async (input) => {
      await Promise.all([send({ variables: { input } }), delay(limits.contact.sendingMs)]);
      setSent(true);
      showToast({ title: t('form.sent'), description: t('form.sentText') });
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('form.failed'), description: messageWithStatus, variant: 'destructive' }),
  );
  // Typing again dismisses the notice.
  return { form, submit, isSent: isSent && !formState.isDirty };
}
