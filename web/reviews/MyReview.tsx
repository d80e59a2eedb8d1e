import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toClientError } from '../data/clientError';
import { localizeFieldWithLang } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog';
import { useToast } from '../ui/feedback/ToastProvider';
import { StarRating } from '../ui/text/StarRating';
import { ReviewForm } from './ReviewForm';
import { CourseReviewsDocument } from './__generated__/CourseReviews';
import { useDeleteReviewMutation, type MyReviewFragment } from './__generated__/MyReview';

interface MyReviewProps {
  courseId: string;
  review: MyReviewFragment | null;
}

export function MyReview({ courseId, review }: MyReviewProps) {
  const { t } = useTranslation('reviews');
  const titleId = useId();
  const cardRef = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // The focused button was removed by its own action.
    if (wasEditing.current !== isEditing) cardRef.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <Card
      component="section"
      ref={cardRef}
      tabIndex={-1}
      aria-labelledby={titleId}
      sx={{ padding: { xs: 2.5, sm: 3 }, backgroundColor: 'tint' }}
    >
      <Typography id={titleId} component="h2" variant="h4" sx={{ marginBlockEnd: 1.5 }}>
        {t('own.title')}
      </Typography>
      {review && !isEditing ? (
        <SubmittedReview
          review={review}
          onEdit={() => setEditing(true)}
          onDeleted={() => cardRef.current?.focus({ preventScroll: true })}
        />
      ) : (
        <ReviewForm
          key={review?.id}
          courseId={courseId}
          review={review}
          onDone={() => {
            setEditing(false);
            cardRef.current?.focus({ preventScroll: true });
          }}
          onCancel={review ? () => setEditing(false) : undefined}
        />
      )}
    </Card>
  );
}

interface SubmittedReviewProps {
  review: MyReviewFragment;
  onEdit(): void;
  onDeleted(): void;
}

function SubmittedReview({ review, onEdit, onDeleted }: SubmittedReviewProps) {
  const { t } = useTranslation('reviews');
  const { language } = useLanguage();
  const showToast = useToast();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [remove, { loading }] = useDeleteReviewMutation({
    refetchQueries: [CourseReviewsDocument],
    awaitRefetchQueries: true,
  });
  const { text: comment, ...langProps } = localizeFieldWithLang(review, 'comment', language);
  const deleteReview = async () => {
    try {
      await remove({ variables: { id: review.id } });
      showToast({ title: t('own.deleted') });
      onDeleted();
    } catch (error) {
      showToast({
        title: t('own.notDeleted'),
        description: toClientError(error).messageWithStatus,
        variant: 'destructive',
      });
    }
    setConfirmOpen(false);
  };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <StarRating filled={review.rating} label={t('rating', { rating: String(review.rating) })} size={22} />
        <Chip
          size="small"
          color={review.isApproved ? 'primary' : 'default'}
          label={t(review.isApproved ? 'own.public' : 'own.waiting')}
        />
      </Stack>
      {comment && (
        <Typography
          {...langProps}
          sx={{ marginBlockStart: 1.5, textAlign: 'start', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {comment}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, marginBlockStart: 2 }}>
        <Button size="small" variant="outlined" onClick={onEdit}>
          {t('own.edit')}
        </Button>
        <Button size="small" color="error" onClick={() => setConfirmOpen(true)}>
          {t('own.delete')}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={t('own.deleting.title')}
        confirm={t('own.delete')}
        confirming={t('own.deleting.busy')}
        isBusy={loading}
        onConfirm={() => void deleteReview()}
        onClose={() => setConfirmOpen(false)}
      >
        {t('own.deleting.text')}
      </ConfirmDialog>
    </>
  );
}
