import {
  Button,
  Card,
  Chip,
  Stack,
  Typography,
  Box,
  FormControl,
  FormHelperText,
  FormLabel,
  Rating,
} from '@mui/material';
import { ErrorAlert } from '../ui/feedback/ErrorAlert';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation, localizeFieldWithLang, useLanguage, type Language } from '../language';
import { toClientError } from '../data/errors/clientError';
import { useViewer } from '../session/useViewer';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog';
import { useToast } from '../ui/feedback/ToastProvider';
import { StarRating } from '../ui/text/StarRating';
import { bounds } from '../../schema/contract/bounds';
import { useErrorMessage } from '../data/errors/useErrorMessage';
import { reviewSchema, type ReviewFormValues } from '../../schema/contract/validation/learning/reviews';
import { StarIcon } from '../art/icons/commonIcons';
import { TextInput } from '../ui/form/inputs';
import { getFormError, submitWithServerErrors, useZodForm } from '../ui/form/zodForm';
import { NoScriptSubmitGuard } from '../ui/form/NoScriptSubmitGuard';
import { submitOnCtrlEnter } from '../ui/form/submitOnCtrlEnter';
import { useFormDraft } from '../ui/form/useFormDraft';
import { scriptOnly } from '../ui/layout/layoutStyles';
import { CourseReviewsDocument } from './__generated__/CourseReviews';
import { useDeleteReviewMutation, type MyReviewFragment, useSubmitReviewMutation } from './__generated__/MyReview';

export function MyReview({ courseId, review }: { courseId: string; review: MyReviewFragment | null }) {
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
  const isUnconfirmed = useViewer().viewer?.isEmailConfirmed === false;
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
          label={t(review.isApproved ? 'own.public' : isUnconfirmed ? 'own.waitingForEmail' : 'own.waiting')}
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

interface ReviewFormProps {
  courseId: string;
  review: MyReviewFragment | null;
  onDone(): void;
  onCancel: (() => void) | undefined;
}

function ReviewForm({ courseId, review, onDone, onCancel }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const { t: tCommon } = useTranslation();
  const { form, submit, commentField } = useReviewForm(courseId, review, onDone);
  const { isSubmitting, errors } = form.formState;
  const formError = getFormError(errors);
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onKeyDown={submitOnCtrlEnter}
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
      aria-busy={isSubmitting}
    >
      <NoScriptSubmitGuard />
      <Stack sx={{ gap: 2.5 }}>
        <StarRatingInput control={form.control} label={t('own.stars')} />
        <TextInput
          name={commentField}
          control={form.control}
          label={t('own.comment')}
          helperText={t('own.hint')}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: bounds.reviews.commentMax, dir: 'auto' } }}
        />
        {formError && <ErrorAlert message={formError} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" aria-disabled={isSubmitting} sx={scriptOnly}>
            {t(isSubmitting ? 'own.sending' : 'own.send')}
          </Button>
          {onCancel && (
            <Button color="inherit" onClick={onCancel} disabled={isSubmitting}>
              {tCommon('cancel')}
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

interface StarRatingInputProps {
  control: Control<ReviewFormValues, unknown, { rating: number }>;
  label: string;
}

function StarRatingInput({ control, label }: StarRatingInputProps) {
  const { t } = useTranslation('reviews');
  const { language } = useLanguage();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'rating' });
  const errorMessage = useErrorMessage(fieldState.error?.message, language);
  return (
    <FormControl component="fieldset" error={errorMessage !== undefined} aria-describedby={`${id}-complaint`}>
      <FormLabel component="legend" sx={{ marginBlockEnd: 0.5 }}>
        {label}
      </FormLabel>
      <Rating
        name={`${id}-stars`}
        value={Number(field.value) || null}
        onChange={(_event, value) => field.onChange(value ?? '')}
        onBlur={field.onBlur}
        emptyLabelText={t('noStars')}
        getLabelText={(stars) => t('rating', { rating: String(stars) })}
        icon={<StarIcon size={34} filled />}
        emptyIcon={<StarIcon size={34} />}
        sx={{ alignSelf: 'flex-start', color: 'amber', '& .MuiRating-iconEmpty': { color: 'edge' } }}
      />
      <FormHelperText id={`${id}-complaint`}>{errorMessage}</FormHelperText>
    </FormControl>
  );
}

/** The field that already has text, otherwise the one in the page's language. */
function commentFieldName(review: MyReviewFragment | null, language: Language): 'comment' | 'commentAr' {
  if (review?.comment && !review.commentAr) return 'comment';
  if (review?.commentAr && !review.comment) return 'commentAr';
  return language === 'ar' ? 'commentAr' : 'comment';
}

/** The draft is stored, so it survives a failure and navigation to another page. */
function useReviewForm(courseId: string, review: MyReviewFragment | null, onDone: () => void) {
  const { t } = useTranslation('reviews');
  const { language } = useLanguage();
  const showToast = useToast();
  const [submitReview] = useSubmitReviewMutation({
    refetchQueries: [CourseReviewsDocument],
    awaitRefetchQueries: true,
  });
  const form = useZodForm<ReviewFormValues, ReturnType<typeof reviewSchema.parse>>(reviewSchema, {
    rating: review?.rating ?? '',
    comment: review?.comment ?? '',
    commentAr: review?.commentAr ?? '',
  });
  useFormDraft(`review-${courseId}`, form);
  const submit = submitWithServerErrors(form, async (input) => {
    await submitReview({ variables: { courseId, input } });
    form.reset({ rating: '', comment: '', commentAr: '' });
    showToast({ title: t('own.done'), description: t('own.doneText') });
    onDone();
  });
  return { form, submit, commentField: commentFieldName(review, language) };
}
