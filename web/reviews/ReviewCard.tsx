import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { UserIcon } from '../art/icons/UserIcon';
import type { ReviewTextFragment } from '../data/generated';
import { bilingual, formatDate } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { Stars } from '../ui/Stars';

/** One review: stars, comment, day. Whoever wrote it stays anonymous. */
export function ReviewCard({ review }: { review: ReviewTextFragment }) {
  const { t } = useTranslation('reviews');
  const { language } = useLanguage();
  const { text: comment, ...said } = bilingual(review, 'comment', language);
  return (
    <Card component="li" sx={{ padding: { xs: 2.5, sm: 3 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
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
          sx={{ marginInlineStart: 'auto', alignSelf: 'flex-start', color: 'text.secondary' }}
        >
          {formatDate(review.createdAt, language)}
        </Typography>
      </Stack>
      {comment && (
        <Typography {...said} sx={{ marginBlockStart: 1.5, textAlign: 'start', whiteSpace: 'pre-line' }}>
          {comment}
        </Typography>
      )}
    </Card>
  );
}
