import { defineMessage } from '../message';
import { coursePayload } from './coursePayload';

/** To admins when a review is waiting for approval. */
export const reviewWaitingMessage = defineMessage({
  kind: 'review_waiting',
  label: { ar: 'تقييم في انتظار الموافقة', en: 'Review waiting for approval' },
  roles: ['admin'],
  inApp: 'on',
  byEmail: 'off',
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
