import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { LinesSkeleton } from '../../ui/LinesSkeleton';

/** The editor while its course is on its way. */
export function EditorSkeleton() {
  const { t } = useTranslation('editor');
  return (
    <>
      <Typography component="h1" sx={visuallyHidden}>
        {t('title')}
      </Typography>
      <Skeleton variant="text" sx={{ inlineSize: '50%', fontSize: '2.5rem' }} />
      <Skeleton variant="rounded" height={48} sx={{ marginBlock: 3 }} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 4 }}>
        <div>
          <LinesSkeleton lines={6} />
        </div>
        <div>
          <LinesSkeleton lines={6} />
        </div>
      </Box>
    </>
  );
}
