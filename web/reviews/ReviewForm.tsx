import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import type { OwnReviewFragment } from './__generated__/CourseReviews';
import { generalFailure } from '../ui/form/generalFailure';
import { TextInput } from '../ui/form/TextInput';
import { useHydrated } from '../ui/useHydrated';
import { StarsInput } from './StarsInput';
import { useReviewForm } from './useReviewForm';

interface ReviewFormProps {
  courseId: string;
  /** What is changed; null for a first one. */
  review: OwnReviewFragment | null;
  onDone(): void;
  onCancel: (() => void) | undefined;
}

/** Stars, and words where the student has some. */
export function ReviewForm({ courseId, review, onDone, onCancel }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const { t: common } = useTranslation();
  const isReady = useHydrated();
  const { form, submit, words } = useReviewForm(courseId, review, onDone);
  const { isSubmitting, errors } = form.formState;
  const failure = generalFailure(errors);
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
      aria-busy={isSubmitting}
    >
      <Stack sx={{ gap: 2.5 }}>
        <StarsInput control={form.control} label={t('own.stars')} />
        <TextInput
          name={words}
          control={form.control}
          label={t('own.comment')}
          helperText={t('own.hint')}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: limits.reviews.commentMax, dir: 'auto' } }}
        />
        {failure && (
          <Alert severity="error">
            <bdi>{failure}</bdi>
          </Alert>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={!isReady} aria-disabled={isSubmitting}>
            {t(isSubmitting ? 'own.sending' : 'own.send')}
          </Button>
          {onCancel && (
            <Button color="inherit" onClick={onCancel} disabled={isSubmitting}>
              {common('cancel')}
            </Button>
          )}
        </Stack>
        {review?.isApproved && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('own.again')}
          </Typography>
        )}
      </Stack>
    </Box>
  );
}
