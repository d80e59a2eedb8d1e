import { z } from 'zod';
import { newsletterPaths } from '../../contract/site/urls';
import { newsletterTokenSubject } from '../../newsletter/newsletterTokens';
import { defineNotification } from '../defineNotification';

/** To an address that was entered in the newsletter box; without confirmation it gets no issue. */
export const newsletterConfirmNotification = defineNotification({
  kind: 'newsletter_confirm',
  label: { ar: 'تأكيد الاشتراك في النشرة', en: 'Confirmation of the newsletter subscription' },
  roles: [],
  inApp: 'never',
  byEmail: 'always',
  payload: z.object({ subscriberId: z.number() }),
  path: () => newsletterPaths.confirm,
  token: ({ subscriberId }) => ({ purpose: 'newsletter', subject: newsletterTokenSubject('confirm', subscriberId) }),
  text: {
    ar: () => ({
      subject: 'أكّد اشتراكك في النشرة البريدية',
      paragraphs: [
        'طلب أحدهم الاشتراك بهذا العنوان في نشرتنا: جديد المقالات والدورات والفعاليات.',
        'أكّد الاشتراك خلال 7 أيام. إذا لم تطلبه فتجاهل هذه الرسالة، ولن تصلك النشرة.',
      ],
      action: 'تأكيد الاشتراك',
    }),
    en: () => ({
      subject: 'Confirm your newsletter subscription',
      paragraphs: [
        'This address was entered for our newsletter: new articles, courses and events.',
        'Confirm the subscription within 7 days. If you did not ask for it, ignore this message: you will get no newsletter.',
      ],
      action: 'Confirm the subscription',
    }),
  },
});
