import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContactFormValues } from '../../schema/contract/validation/contact';
import { SendIcon } from '../art/icons/sharingIcons';
import { MessageSentArt } from '../art/illustrations/contactArt';
import { siteInfo, contactLinks } from '../siteInfo';
import { FormFrame } from '../ui/form/FormFrame';
import { TextInput } from '../ui/form/TextInput';
import { getFormError } from '../ui/form/submitWithServerErrors';
import { useContactForm } from './useContactForm';

export function ContactFormSection() {
  const { t } = useTranslation('contact');
  const { form, submit, isSent } = useContactForm();
  const { isSubmitting, errors } = form.formState;
  return (
    <Card component="section" aria-labelledby="contact-form" sx={{ padding: { xs: 2.5, sm: 4, md: 5 } }}>
      <Typography id="contact-form" component="h2" variant="h3">
        {t('form.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3 }}>{t('form.intro')}</Typography>
      <noscript>
        <Alert severity="warning" sx={{ marginBlockEnd: 3 }}>
          {t('form.needsScript')}{' '}
          <Link href={contactLinks.email} dir="ltr">
            {siteInfo.email}
          </Link>
        </Alert>
      </noscript>
      <FormFrame
        onSubmit={submit}
        pending={isSubmitting}
        submit={t('form.send')}
        submitting={t('form.sending')}
        icon={<SendIcon />}
        failure={getFormError(errors)}
      >
        <ContactFields control={form.control} readOnly={isSubmitting} />
        {isSent && <MessageSentNotice />}
      </FormFrame>
    </Card>
  );
}

const ltrInputProps = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;
const autoDirectionProps = { dir: 'auto' } as const;

interface ContactFieldsProps {
  control: Control<ContactFormValues>;
  /** While the message is being sent. */
  readOnly: boolean;
}

/** Name, subject and message take the direction of the typed text. */
function ContactFields({ control, readOnly }: ContactFieldsProps) {
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
        slotProps={slots(autoDirectionProps)}
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
        slotProps={slots(autoDirectionProps)}
      />
      <TextInput
        name="message"
        required
        control={control}
        label={t('form.message')}
        multiline
        rows={6}
        slotProps={slots(autoDirectionProps)}
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
