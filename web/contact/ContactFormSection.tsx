import { Alert, Box, Card, Typography } from '@mui/material';
import type { Control } from 'react-hook-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { displayName } from '../../schema/contract/text/names/displayName';
import { useLanguage, useTranslation } from '../language';
import { contactMessageSchema } from '../../schema/contract/validation/site/contact';
import type { ContactFormValues, ContactMessageData } from '../../schema/contract/validation/site/contact';
import { SendIcon } from '../art/icons/sharingIcons';
import { MessageSentArt } from '../art/illustrations/contactArt';
import { useContactDetails } from '../data/useContactDetails';
import { ContactEmailLink } from './parts/ContactEmailLink';
import { FormFrame } from '../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../ui/form/zodForm';
import { TextInput, autoDirectionInputProps, ltrInputProps } from '../ui/form/inputs';
import { contactTopicParam } from '../routing';
import { useViewer } from '../session/useViewer';
import { useFormDraft } from '../ui/form/useFormDraft';
import { useToast } from '../ui/feedback/ToastProvider';
import { useSendContactMessageMutation } from './__generated__/ContactFormSection';

/** Minimum display time of the sending state. */
const sendingMs = 2000;

export function ContactFormSection() {
  const { t } = useTranslation('contact');
  const { email } = useContactDetails();
  const { form, submit, isSent } = useContactForm();
  const { isSubmitting } = form.formState;
  return (
    <Card component="section" aria-labelledby="contact-form" sx={{ padding: { xs: 2.5, sm: 4, md: 5 } }}>
      <Typography id="contact-form" component="h2" variant="h3">
        {t('form.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3 }}>{t('form.intro')}</Typography>
      <noscript>
        <Alert severity="warning" sx={{ marginBlockEnd: 3 }}>
          {t(email ? 'form.needsScriptOrMail' : 'form.needsScript')} <ContactEmailLink />
        </Alert>
      </noscript>
      <FormFrame
        form={form}
        onSubmit={submit}
        submit={t('form.send')}
        submitting={t('form.sending')}
        icon={<SendIcon />}
      >
        <ContactFields control={form.control} readOnly={isSubmitting} />
        {isSent && <MessageSentNotice />}
      </FormFrame>
    </Card>
  );
}

/** Name, subject and message take the direction of the typed text. */
function ContactFields({ control, readOnly }: { control: Control<ContactFormValues>; readOnly: boolean }) {
  const { t } = useTranslation('contact');
  const slots = (htmlInput: object) => ({ htmlInput: { ...htmlInput, readOnly } });
  return (
    <>
      <TextInput
        name="name"
        required
        control={control}
        label={t('form.name')}
        autoComplete="name"
        slotProps={slots(autoDirectionInputProps)}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextInput
          name="email"
          required
          control={control}
          label={t('form.email')}
          type="email"
          autoComplete="email"
          slotProps={slots({ ...ltrInputProps, inputMode: 'email' })}
        />
        <TextInput
          name="phone"
          control={control}
          label={t('form.phone')}
          type="tel"
          autoComplete="tel"
          slotProps={slots({ ...ltrInputProps, inputMode: 'tel' })}
        />
      </Box>
      <TextInput
        name="subject"
        required
        control={control}
        label={t('form.subject')}
        autoComplete="off"
        slotProps={slots(autoDirectionInputProps)}
      />
      <TextInput
        name="message"
        required
        control={control}
        label={t('form.message')}
        multiline
        rows={6}
        slotProps={slots(autoDirectionInputProps)}
      />
    </>
  );
}

const panelStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2.5,
  padding: 2.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  backgroundColor: 'ground',
} as const;

/** Stays after the toast is gone, because the form is empty again. */
function MessageSentNotice() {
  const { t } = useTranslation('contact');
  return (
    <Box sx={panelStyles}>
      <Box sx={{ inlineSize: 120, '& svg': { display: 'block' } }}>
        <MessageSentArt />
      </Box>
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography sx={{ fontWeight: 700 }}>{t('form.sent')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('form.sentText')}
        </Typography>
      </Box>
    </Box>
  );
}

/** Empty but for what is known: the viewer's name and email, and the subject of a link such as `?topic=password`. */
function useInitialMessage(): ContactFormValues {
  const { t } = useTranslation('contact');
  const { viewer } = useViewer();
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const topic = search.get(contactTopicParam);
  return {
    name: viewer ? displayName(viewer, language) : '',
    email: viewer?.email ?? '',
    phone: '',
    subject: topic === 'password' || topic === 'certificate' ? t(`form.${topic}Subject`) : '',
    message: '',
  };
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A successful submission shows the pending state for at least two seconds and clears the form; errors are shown at
 * once.
 */
function useContactForm() {
  const { t } = useTranslation('contact');
  const showToast = useToast();
  const [send] = useSendContactMessageMutation();
  const [isSent, setSent] = useState(false);
  const initialMessage = useInitialMessage();
  const form = useZodForm<ContactFormValues, ContactMessageData>(contactMessageSchema, initialMessage);
  const { reset, formState } = form;
  useFormDraft('contact', form);
  const clear = useEffectEvent(() => reset({ ...initialMessage, subject: '' }));
  useEffect(() => {
    if (formState.isSubmitSuccessful) clear();
  }, [formState.isSubmitSuccessful]);
  const submit = submitWithServerErrors(
    form,
    async (input) => {
      await Promise.all([send({ variables: { input } }), delay(sendingMs)]);
      setSent(true);
      showToast({ title: t('form.sent'), description: t('form.sentText') });
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('form.failed'), description: messageWithStatus, variant: 'destructive' }),
  );
  // Typing again dismisses the notice.
  return { form, submit, isSent: isSent && !formState.isDirty };
}
