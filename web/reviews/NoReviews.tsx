import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NoReviewsArt } from '../art/NoReviewsArt';
import { EmptyState } from '../ui/EmptyState';

/** Nobody has said anything of the course yet. */
export function NoReviews() {
  const { t } = useTranslation('reviews');
  const art = (
    <Box sx={{ inlineSize: 200 }}>
      <NoReviewsArt />
    </Box>
  );
  return <EmptyState art={art} title={t('empty')} />;
}
