import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { placeNames } from './places';

/** What the panel is, and the ways to the screens beside its tabs. */
export function AdminHeader() {
  const { t } = useTranslation('admin');
  return (
    <Stack sx={{ gap: 2.5, marginBlockEnd: 3 }}>
      <div>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
          {t('title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('subtitle')}</Typography>
      </div>
      <Box component="nav" aria-label={t('placesLabel')}>
        <Stack
          component="ul"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {placeNames.map((name) => (
            <li key={name}>
              <Chip component={Link} to={paths.admin[name]} clickable variant="outlined" label={t(`places.${name}`)} />
            </li>
          ))}
        </Stack>
      </Box>
    </Stack>
  );
}
