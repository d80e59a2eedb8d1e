import { z } from 'zod';
import { coursePath } from '../../contract/site/urls';
import { defineNotification, pluralize } from '../defineNotification';
import { coursePayload } from './payloads/coursePayload';

/** To the trainer of a course when a review is approved. */
export const newReviewNotification = defineNotification({
  kind: 'new_review',
  label: { ar: 'تقييم جديد لدوراتك', en: 'New review of your courses' },
  roles: ['trainer'],
  inApp: 'on',
  byEmail: 'off',
  isBatched: true,
  payload: coursePayload.extend({ rating: z.number() }),
  path: ({ courseId }) => coursePath(courseId),
  text: {
    ar: ({ titleAr, rating }) => ({
      subject: `تقييم جديد لدورة «${titleAr}»`,
      paragraphs: [
        `نُشر تقييم ${pluralize('ar', rating, { one: 'بنجمة واحدة', two: 'بنجمتين', few: 'بـ# نجوم', other: 'بـ# نجمة' })} لدورتك.`,
      ],
      action: 'قراءة التقييم',
    }),
    en: ({ title, rating }) => ({
      subject: `New review of “${title}”`,
      paragraphs: [
        `A review with ${pluralize('en', rating, { one: '# star', other: '# stars' })} of your course is published.`,
      ],
      action: 'Read the review',
    }),
  },
});

/** To admins when a review is waiting for approval. */
export const reviewWaitingNotification = defineNotification({
  kind: 'review_waiting',
  label: { ar: 'تقييم في انتظار الموافقة', en: 'Review waiting for approval' },
  roles: ['admin'],
  inApp: 'on',
  byEmail: 'off',
  isBatched: true,
  payload: coursePayload,
  path: () => '/dashboard/admin/reviews',
  text: {
    ar: ({ titleAr }) => ({
      subject: `تقييم لدورة «${titleAr}» في انتظار الموافقة`,
      paragraphs: ['يُنشر التقييم بعد الموافقة عليه.'],
      action: 'عرض التقييمات',
    }),
    en: ({ title }) => ({
      subject: `A review of “${title}” is waiting for approval`,
      paragraphs: ['The review is published after approval.'],
      action: 'See the reviews',
    }),
  },
});
