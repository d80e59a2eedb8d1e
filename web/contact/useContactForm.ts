import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { contactDraft, type ContactDraft, type ContactForm } from '../../schema/contract/validation/contact';
import { useSendContactMessageMutation } from './__generated__/SendContactMessage';
import { saving } from '../ui/form/saving';
import { useDraft } from '../ui/form/useDraft';
import { useNotify } from '../ui/Notices';

const blank: ContactForm = { name: '', email: '', phone: '', subject: '', message: '' };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The contact form and what its button does: it is sending for two seconds at least (spec.md section 9), and blank after a
 * success alone. A failure is told at once.
 */
export function useContactForm() {
  const { t } = useTranslation('contact');
  const notify = useNotify();
  const [send] = useSendContactMessageMutation();
  const [isSent, setSent] = useState(false);
  const form = useForm<ContactForm, unknown, ContactDraft>({
    resolver: zodResolver(contactDraft),
    defaultValues: blank,
  });
  const { reset, formState } = form;
  useDraft('contact', form);
  useEffect(() => {
    if (formState.isSubmitSuccessful) reset(blank);
  }, [formState.isSubmitSuccessful, reset]);
  const submit = saving(
    form,
    async (input) => {
      await Promise.all([send({ variables: { input } }), pause(limits.contact.sendingMs)]);
      setSent(true);
      notify({ title: t('form.sent'), description: t('form.sentText') });
    },
    ({ text }) => notify({ title: t('form.failed'), description: text, tone: 'destructive' }),
  );
  // Whoever writes again has seen it.
  return { form, submit, isSent: isSent && !formState.isDirty };
}
