import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../data/failures';
import { CourseReviewsDocument, useDeleteReviewMutation } from './__generated__/CourseReviews';
import type { OwnReviewFragment } from './__generated__/CourseReviews';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useNotify } from '../ui/Notices';
import { Stars } from '../ui/Stars';

interface WrittenReviewProps {
  review: OwnReviewFragment;
  onEdit(): void;
  onDeleted(): void;
}

/** The student's own review: what it says, whether others see it yet, and the ways to change it. */
export function WrittenReview({ review, onEdit, onDeleted }: WrittenReviewProps) {
  const { t } = useTranslation('reviews');
  const { language } = useLanguage();
  const notify = useNotify();
  const [isAsking, ask] = useState(false);
  const [remove, { loading }] = useDeleteReviewMutation({
    refetchQueries: [CourseReviewsDocument],
    awaitRefetchQueries: true,
  });
  const { text: comment, ...said } = bilingual(review, 'comment', language);
  const take = async () => {
    try {
      await remove({ variables: { id: review.id } });
      notify({ title: t('own.deleted') });
      onDeleted();
    } catch (error) {
      notify({ title: t('own.notDeleted'), description: failureOf(error).text, tone: 'destructive' });
    }
    ask(false);
  };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Stars filled={review.rating} label={t('rating', { rating: String(review.rating) })} size={22} />
        <Chip
          size="small"
          color={review.isApproved ? 'primary' : 'default'}
          label={t(review.isApproved ? 'own.public' : 'own.waiting')}
        />
      </Stack>
      {comment && (
        <Typography
          {...said}
          sx={{ marginBlockStart: 1.5, textAlign: 'start', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {comment}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, marginBlockStart: 2 }}>
        <Button size="small" variant="outlined" onClick={onEdit}>
          {t('own.edit')}
        </Button>
        <Button size="small" color="error" onClick={() => ask(true)}>
          {t('own.delete')}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('own.deleting.title')}
        confirm={t('own.delete')}
        confirming={t('own.deleting.busy')}
        isBusy={loading}
        onConfirm={() => void take()}
        onClose={() => ask(false)}
      >
        {t('own.deleting.text')}
      </ConfirmDialog>
    </>
  );
}
