import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { mailLink, phoneLink, useContactDetails } from '../data/useContactDetails';
import { localizeField, useTranslation, useLanguage } from '../language';
import { MailIcon, PhoneIcon, LocationIcon, ClockIcon } from '../art/icons/commonIcons';
import { ContactHeroArt, ContactMapArt } from '../art/illustrations/contactArt';
import { PageMeta } from '../seo/PageMeta';
import { PageContainer } from '../ui/layout/Section';
import { PageHero } from '../ui/layout/PageHero';
import { ContactFormSection } from './ContactFormSection';

const layoutStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  paddingBlock: { xs: 3, md: 6 },
} as const;

export function Component() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageMeta title={t('page.title')} description={t('page.description')} />
      <PageHero badge={t('badge')} title={t('title')} subtitle={t('subtitle')} art={<ContactHeroArt />} />
      <PageContainer sx={layoutStyles}>
        <ContactDetails />
        <Box sx={{ gridRow: { md: 'span 2' }, minInlineSize: 0 }}>
          <ContactFormSection />
        </Box>
        <MapPlaceholder />
      </PageContainer>
    </>
  );
}

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

function ContactDetailItem({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
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

function ContactDetails() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const details = useContactDetails();
  const { phone, email } = details;
  const address = localizeField(details, 'address', language);
  const hours = localizeField(details, 'hours', language);
  return (
    <Card component="section" aria-labelledby="contact-details" sx={{ padding: { xs: 2.5, sm: 4 } }}>
      <Typography id="contact-details" component="h2" variant="h3">
        {t('details.title')}
      </Typography>
      <Stack component="ul" sx={{ gap: 2.5, margin: 0, marginBlock: 3, padding: 0, listStyle: 'none' }}>
        {address && (
          <ContactDetailItem icon={<LocationIcon />} label={t('details.address')}>
            {address}
          </ContactDetailItem>
        )}
        {phone && (
          <ContactDetailItem icon={<PhoneIcon />} label={t('details.phone')}>
            <bdi dir="ltr">{phone}</bdi>
          </ContactDetailItem>
        )}
        {email && (
          <ContactDetailItem icon={<MailIcon />} label={t('details.email')}>
            <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
              {email}
            </Box>
          </ContactDetailItem>
        )}
        {hours && (
          <ContactDetailItem icon={<ClockIcon />} label={t('details.hours')}>
            {hours}
          </ContactDetailItem>
        )}
      </Stack>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' }}>
        {phone && (
          <Button href={phoneLink(phone)} variant="contained" startIcon={<PhoneIcon />}>
            {t('details.call')}
          </Button>
        )}
        {email && (
          <Button href={mailLink(email)} variant="outlined" startIcon={<MailIcon />}>
            {t('details.write')}
          </Button>
        )}
      </Box>
    </Card>
  );
}

/** A drawing instead of a map, so that no request goes to a third party. */
function MapPlaceholder() {
  const { t } = useTranslation('contact');
  return (
    <Card component="section" aria-labelledby="contact-map">
      <Box sx={{ aspectRatio: '16 / 9', '& svg': { display: 'block' } }}>
        <ContactMapArt />
      </Box>
      <Box sx={{ paddingInline: { xs: 2.5, sm: 4 }, paddingBlock: 2.5 }}>
        <Typography id="contact-map" component="h2" variant="h4">
          {t('map.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('map.text')}
        </Typography>
      </Box>
    </Card>
  );
}
