import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SendIcon } from '../art/icons/SendIcon';
import { identity, reach } from '../identity';
import { FormFrame } from '../ui/form/FormFrame';
import { generalFailure } from '../ui/form/generalFailure';
import { ContactFields } from './ContactFields';
import { MessageSent } from './MessageSent';
import { useContactForm } from './useContactForm';

/** A message to us (spec.md sections 2, 4 and 8). */
export function ContactForm() {
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
          <Link href={reach.write} dir="ltr">
            {identity.email}
          </Link>
        </Alert>
      </noscript>
      <FormFrame
        onSubmit={submit}
        pending={isSubmitting}
        submit={t('form.send')}
        submitting={t('form.sending')}
        icon={<SendIcon />}
        failure={generalFailure(errors)}
      >
        <ContactFields control={form.control} readOnly={isSubmitting} />
        {isSent && <MessageSent />}
      </FormFrame>
    </Card>
  );
}
