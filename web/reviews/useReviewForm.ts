import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../schema/contract/languages';
import { reviewDraft, type ReviewDraft } from '../../schema/contract/validation/reviews';
import { CourseReviewsDocument, useWriteReviewMutation } from './__generated__/CourseReviews';
import type { OwnReviewFragment } from './__generated__/CourseReviews';
import { useLanguage } from '../language/useLanguage';
import { saving } from '../ui/form/saving';
import { useDraft } from '../ui/form/useDraft';
import { useNotify } from '../ui/Notices';

/** Where the words stand: where they stood before, else in the language of the page. */
function fieldOfWords(review: OwnReviewFragment | null, language: Language): 'comment' | 'commentAr' {
  if (review?.comment && !review.commentAr) return 'comment';
  if (review?.commentAr && !review.comment) return 'commentAr';
  return language === 'ar' ? 'commentAr' : 'comment';
}

/** The form of a student's review of a course. What is typed survives a failure and a look at another page. */
export function useReviewForm(courseId: string, review: OwnReviewFragment | null, onDone: () => void) {
  const { t } = useTranslation('reviews');
  const { language } = useLanguage();
  const notify = useNotify();
  const [write] = useWriteReviewMutation({ refetchQueries: [CourseReviewsDocument], awaitRefetchQueries: true });
  const form = useForm<ReviewDraft, unknown, ReturnType<typeof reviewDraft.parse>>({
    resolver: zodResolver(reviewDraft),
    defaultValues: {
      rating: review?.rating ?? '',
      comment: review?.comment ?? '',
      commentAr: review?.commentAr ?? '',
    },
  });
  useDraft(`review-${courseId}`, form);
  const submit = saving(form, async (input) => {
    await write({ variables: { courseId, input } });
    form.reset({ rating: '', comment: '', commentAr: '' });
    notify({ title: t('own.done'), description: t('own.doneText') });
    onDone();
  });
  return { form, submit, words: fieldOfWords(review, language) };
}
