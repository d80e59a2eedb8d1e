import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../art/icons/ClockIcon';
import { MailIcon } from '../art/icons/MailIcon';
import { PhoneIcon } from '../art/icons/PhoneIcon';
import { PinIcon } from '../art/icons/PinIcon';
import { identity, reach } from '../identity';
import { useLanguage } from '../language/useLanguage';

const iconStyles = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '12px',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;

function Detail({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Box sx={iconStyles}>{icon}</Box>
      <div>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', lineHeight: 1.5 }}>
          {label}
        </Typography>
        <Typography component="div" sx={{ fontWeight: 500, lineHeight: 1.6 }}>
          {children}
        </Typography>
      </div>
    </Stack>
  );
}

/** Where, when and how to reach us. */
export function ContactDetails() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { address, phone, email, hours } = identity;
  return (
    <Card component="section" aria-labelledby="contact-details" sx={{ padding: { xs: 2.5, sm: 4 } }}>
      <Typography id="contact-details" component="h2" variant="h3">
        {t('details.title')}
      </Typography>
      <Stack component="ul" sx={{ gap: 2.5, margin: 0, marginBlock: 3, padding: 0, listStyle: 'none' }}>
        <Detail icon={<PinIcon />} label={t('details.address')}>
          {address[language]}
        </Detail>
        <Detail icon={<PhoneIcon />} label={t('details.phone')}>
          <bdi dir="ltr">{phone}</bdi>
        </Detail>
        <Detail icon={<MailIcon />} label={t('details.email')}>
          <bdi dir="ltr">{email}</bdi>
        </Detail>
        <Detail icon={<ClockIcon />} label={t('details.hours')}>
          {hours[language]}
        </Detail>
      </Stack>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr', lg: '1fr 1fr' } }}>
        <Button href={reach.call} variant="contained" startIcon={<PhoneIcon />}>
          {t('details.call')}
        </Button>
        <Button href={reach.write} variant="outlined" startIcon={<MailIcon />}>
          {t('details.write')}
        </Button>
      </Box>
    </Card>
  );
}
