import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ConnectArt } from '../art/ConnectArt';
import { paths } from '../paths';
import { Page } from '../ui/Page';
import { ButtonLink } from '../ui/RouterLink';

const panelStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'center',
  gap: 4,
  padding: { xs: 3, sm: 5, md: 7 },
  borderRadius: { xs: '24px', md: '32px' },
  overflow: 'hidden',
} as const;

/** The end of the page: where to go on. */
export function ClosingBanner() {
  const { t } = useTranslation('about');
  return (
    <Page sx={{ paddingBlock: { xs: 3, md: 5 } }}>
      <Box component="section" aria-labelledby="about-closing" data-band="deep" sx={panelStyles}>
        <div>
          <Typography id="about-closing" component="h2" variant="h2">
            {t('closing.title')}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
            {t('closing.text')}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, marginBlockStart: 3 }}>
            <ButtonLink to={paths.courses()} variant="contained" color="secondary" size="large">
              {t('closing.courses')}
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="outlined" color="inherit" size="large">
              {t('closing.contact')}
            </ButtonLink>
          </Stack>
        </div>
        <Box sx={{ '& svg': { display: 'block' } }}>
          <ConnectArt />
        </Box>
      </Box>
    </Page>
  );
}
