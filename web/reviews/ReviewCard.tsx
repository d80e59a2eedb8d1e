import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { UserIcon } from '../art/icons/UserIcon';
import type { ReviewTextFragment } from './__generated__/CourseReviews';
import { bilingual, formatDate } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { Stars } from '../ui/Stars';

/** On phones, the day has a line of its own. */
const head = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

/** One review: stars, comment, day. Whoever wrote it stays anonymous. */
export function ReviewCard({ review }: { review: ReviewTextFragment }) {
  const { t } = useTranslation('reviews');
  const { language } = useLanguage();
  const { text: comment, ...said } = bilingual(review, 'comment', language);
  return (
    <Card component="li" sx={{ padding: { xs: 2.5, sm: 3 } }}>
      <Box sx={head}>
        <Avatar>
          <UserIcon size={22} />
        </Avatar>
        <div>
          <Typography component="h3" variant="h6" sx={{ lineHeight: 1.5 }}>
            {t('anonymous')}
          </Typography>
          <Stars filled={review.rating} label={t('rating', { rating: String(review.rating) })} />
        </div>
        <Typography
          component="time"
          dateTime={review.createdAt}
          variant="caption"
          sx={{ gridColumn: { xs: 2, sm: 3 }, alignSelf: 'start', color: 'text.secondary' }}
        >
          {formatDate(review.createdAt, language)}
        </Typography>
      </Box>
      {comment && (
        <Typography {...said} sx={{ marginBlockStart: 1.5, textAlign: 'start', whiteSpace: 'pre-line' }}>
          {comment}
        </Typography>
      )}
    </Card>
  );
}
