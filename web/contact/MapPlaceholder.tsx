import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ContactMapArt } from '../art/ContactMapArt';

/** Stands where a map will come later: drawn, so that nothing is asked of anybody else. */
export function MapPlaceholder() {
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
