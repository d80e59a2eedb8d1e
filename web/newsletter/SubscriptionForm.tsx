import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../ui/useHydrated';
import { useSubscription } from './useSubscription';

const formStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 } as const;

/** One field needs no form library: the server's rule is the only one, and the field itself keeps what is typed. */
export function SubscriptionForm() {
  const { t } = useTranslation('newsletter');
  const isReady = useHydrated();
  const { subscribe, isPending, complaint, said } = useSubscription();
  return (
    <form method="post" noValidate onSubmit={subscribe} aria-busy={isPending}>
      <Box sx={formStyles}>
        <TextField
          name="email"
          label={t('email')}
          type="email"
          autoComplete="email"
          error={complaint !== undefined}
          sx={{ flex: '1 1 200px' }}
          slotProps={{
            htmlInput: {
              dir: 'ltr',
              inputMode: 'email',
              autoCapitalize: 'none',
              readOnly: isPending,
              'aria-describedby': 'newsletter-said',
            },
          }}
        />
        <Button type="submit" variant="contained" color="secondary" disabled={!isReady} aria-disabled={isPending}>
          {t(isPending ? 'subscribing' : 'subscribe')}
        </Button>
      </Box>
      <Box
        id="newsletter-said"
        role="status"
        sx={{
          color: complaint ? 'danger' : 'text.primary',
          fontSize: '0.9375rem',
          '&:not(:empty)': { marginBlockStart: 1 },
        }}
      >
        {said && <bdi>{said}</bdi>}
      </Box>
    </form>
  );
}
