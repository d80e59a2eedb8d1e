import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NewsletterIcon } from '../art/icons/NewsletterIcon';
import { identity, reach } from '../identity';
import { SubscriptionForm } from './SubscriptionForm';

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

/** The newsletter: an address and a button (spec.md section 2, Blog list). It fits beside a list as well as under it. */
export function NewsletterBox() {
  const { t } = useTranslation('newsletter');
  return (
    <Box component="section" aria-labelledby="newsletter" data-band="deep" sx={boxStyles}>
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
          {t('needsScript')}{' '}
          <Link href={reach.write} dir="ltr">
            {identity.email}
          </Link>
        </Typography>
      </noscript>
      <SubscriptionForm />
    </Box>
  );
}
