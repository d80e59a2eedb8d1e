import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnReviewFragment } from './__generated__/CourseReviews';
import { ReviewForm } from './ReviewForm';
import { WrittenReview } from './WrittenReview';

interface OwnReviewProps {
  courseId: string;
  review: OwnReviewFragment | null;
}

/** What the student says of the course themself: the form, or what they have written. */
export function OwnReview({ courseId, review }: OwnReviewProps) {
  const { t } = useTranslation('reviews');
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const [isEditing, edit] = useState(false);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // The button that had the focus is gone with what it has done.
    if (wasEditing.current !== isEditing) card.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <Card
      component="section"
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      sx={{ padding: { xs: 2.5, sm: 3 }, backgroundColor: 'tint' }}
    >
      <Typography id={titleId} component="h2" variant="h4" sx={{ marginBlockEnd: 1.5 }}>
        {t('own.title')}
      </Typography>
      {review && !isEditing ? (
        <WrittenReview
          review={review}
          onEdit={() => edit(true)}
          onDeleted={() => card.current?.focus({ preventScroll: true })}
        />
      ) : (
        <ReviewForm
          key={review?.id}
          courseId={courseId}
          review={review}
          onDone={() => {
            edit(false);
            card.current?.focus({ preventScroll: true });
          }}
          onCancel={review ? () => edit(false) : undefined}
        />
      )}
    </Card>
  );
}
