import { Box, Button, TextField, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useTranslation, useLanguage } from '../language';
import { NewsletterIcon } from '../art/icons/sharingIcons';
import { toClientError } from '../data/errors/clientError';
import { useErrorMessage } from '../data/errors/useErrorMessage';
import { useContactDetails } from '../data/useContactDetails';
import { ContactEmailLink } from '../contact/parts/ContactEmailLink';
import { ConsentNote } from '../routing/ConsentNote';
import { useToast } from '../ui/feedback/ToastProvider';
import { NoScriptSubmitGuard } from '../ui/form/NoScriptSubmitGuard';
import { scriptOnly } from '../ui/layout/layoutStyles';
import { useSubscribeToNewsletterMutation } from './__generated__/NewsletterSignup';

const boxStyles = { padding: { xs: 2.5, sm: 3 }, borderRadius: '16px' } as const;

const iconStyles = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  marginBlockEnd: 2,
  borderRadius: '12px',
  backgroundColor: 'amber',
  color: 'onAmber',
} as const;

export function NewsletterSignup() {
  const { t } = useTranslation('newsletter');
  const { email } = useContactDetails();
  return (
    <Box component="section" aria-labelledby="newsletter" data-surface="dark" sx={boxStyles}>
      <Box sx={iconStyles}>
        <NewsletterIcon />
      </Box>
      <Typography id="newsletter" component="h2" variant="h4">
        {t('title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
        {t('text')}
      </Typography>
      <noscript>
        <Typography variant="body2" sx={{ marginBlockEnd: 2 }}>
          {t(email ? 'needsScriptOrMail' : 'needsScript')} <ContactEmailLink />
        </Typography>
      </noscript>
      <NewsletterForm />
      <Box sx={{ marginBlockStart: 1.5 }}>
        <ConsentNote text={t('consent')} documents={['privacy']} />
      </Box>
    </Box>
  );
}

const formStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 } as const;

/** No form library for a single field that only the server validates. */
function NewsletterForm() {
  const { t } = useTranslation('newsletter');
  const { subscribe, isPending, errorMessage, resultText } = useNewsletterSubscription();
  return (
    <form method="post" noValidate onSubmit={subscribe} aria-busy={isPending}>
      <NoScriptSubmitGuard />
      <Box sx={formStyles}>
        <TextField
          name="email"
          label={t('email')}
          type="email"
          autoComplete="email"
          error={errorMessage !== undefined}
          sx={{ flex: '1 1 200px' }}
          slotProps={{
            htmlInput: {
              dir: 'ltr',
              inputMode: 'email',
              autoCapitalize: 'none',
              readOnly: isPending,
              'aria-describedby': 'newsletter-status',
            },
          }}
        />
        <Button type="submit" variant="contained" color="secondary" aria-disabled={isPending} sx={scriptOnly}>
          {t(isPending ? 'subscribing' : 'subscribe')}
        </Button>
      </Box>
      <Box
        id="newsletter-status"
        role="status"
        sx={{
          color: errorMessage ? 'danger' : 'text.primary',
          fontSize: '0.9375rem',
          '&:not(:empty)': { marginBlockStart: 1 },
        }}
      >
        {resultText && <bdi>{resultText}</bdi>}
      </Box>
    </form>
  );
}

interface SubscriptionResult {
  error?: string;
  isSubscribed?: boolean;
}

/** The address stays in the field unless the subscription succeeds. */
function useNewsletterSubscription() {
  const { t } = useTranslation('newsletter');
  const showToast = useToast();
  const [send] = useSubscribeToNewsletterMutation();
  const [isPending, setPending] = useState(false);
  const { language } = useLanguage();
  const [{ error, isSubscribed }, setResult] = useState<SubscriptionResult>({});
  const errorMessage = useErrorMessage(error, language);

  const subscribe = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const field = form.querySelector('input');
    setPending(true);
    try {
      await send({ variables: { email: field?.value ?? '' } });
      form.reset();
      setResult({ isSubscribed: true });
      showToast({ title: t('subscribed'), description: t('subscribedText') });
    } catch (error) {
      const { fields, message, messageWithStatus } = toClientError(error);
      setResult({ error: fields.email ?? message });
      field?.focus();
      showToast({ title: t('failed'), description: messageWithStatus, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return {
    subscribe,
    isPending,
    errorMessage,
    resultText: errorMessage ?? (isSubscribed ? t('subscribed') : undefined),
  };
}
