import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, type Control, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../schema/contract/languages';
import { limits } from '../../schema/contract/limits';
import { formatValidationMessage } from '../../schema/contract/problems/validationMessages';
import { reviewSchema } from '../../schema/contract/validation/reviews';
import type { ReviewFormValues } from '../../schema/contract/validation/reviews';
import { StarIcon } from '../art/icons/statusIcons';
import { useLanguage } from '../language/useLanguage';
import { useToast } from '../ui/feedback/ToastProvider';
import { TextInput } from '../ui/form/TextInput';
import { getFormError, submitWithServerErrors } from '../ui/form/submitWithServerErrors';
import { useFormDraft } from '../ui/form/useFormDraft';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { CourseReviewsDocument } from './__generated__/CourseReviews';
import type { MyReviewFragment } from './__generated__/MyReview';
import { useSubmitReviewMutation } from './__generated__/ReviewForm';

interface ReviewFormProps {
  courseId: string;
  review: MyReviewFragment | null;
  onDone(): void;
  onCancel: (() => void) | undefined;
}

export function ReviewForm({ courseId, review, onDone, onCancel }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const { t: tCommon } = useTranslation();
  const isReady = useIsHydrated();
  const { form, submit, commentField } = useReviewForm(courseId, review, onDone);
  const { isSubmitting, errors } = form.formState;
  const formError = getFormError(errors);
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
      aria-busy={isSubmitting}
    >
      <Stack sx={{ gap: 2.5 }}>
        <StarRatingInput control={form.control} label={t('own.stars')} />
        <TextInput
          name={commentField}
          control={form.control}
          label={t('own.comment')}
          helperText={t('own.hint')}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: limits.reviews.commentMax, dir: 'auto' } }}
        />
        {formError && (
          <Alert severity="error">
            <bdi>{formError}</bdi>
          </Alert>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={!isReady} aria-disabled={isSubmitting}>
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
  const errorMessage = fieldState.error?.message;
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
      <FormHelperText id={`${id}-complaint`}>
        {errorMessage && formatValidationMessage(errorMessage, language)}
      </FormHelperText>
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
  const form = useForm<ReviewFormValues, unknown, ReturnType<typeof reviewSchema.parse>>({
    resolver: zodResolver(reviewSchema),
    defaultValues: {
      rating: review?.rating ?? '',
      comment: review?.comment ?? '',
      commentAr: review?.commentAr ?? '',
    },
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
