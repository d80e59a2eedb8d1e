import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ContactHeroArt } from '../art/ContactHeroArt';
import { Page } from '../ui/Page';
import { PageHero } from '../ui/PageHero';
import { PageTitle } from '../ui/PageTitle';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { MapPlaceholder } from './MapPlaceholder';

const layout = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  paddingBlock: { xs: 3, md: 6 },
} as const;

/** How to reach us (spec.md section 2, Contact): the details, a form, and where a map will come. */
export function ContactScreen() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageTitle title={t('page.title')} description={t('page.description')} />
      <PageHero badge={t('badge')} title={t('title')} subtitle={t('subtitle')} art={<ContactHeroArt />} />
      <Page sx={layout}>
        <ContactDetails />
        <Box sx={{ gridRow: { md: 'span 2' }, minInlineSize: 0 }}>
          <ContactForm />
        </Box>
        <MapPlaceholder />
      </Page>
    </>
  );
}
