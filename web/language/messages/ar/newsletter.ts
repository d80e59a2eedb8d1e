import type { ArabicMessages } from '../../messageTypes';
import type { newsletter as english } from '../en/newsletter';

export const newsletter: ArabicMessages<typeof english> = {
  title: 'النشرة البريدية',
  text: 'جديد المقالات والدورات والفعاليات يصلك إلى بريدك.',
  email: 'البريد الإلكتروني',
  subscribe: 'اشتراك',
  subscribing: 'جارٍ الاشتراك…',
  subscribed: 'شكرًا على اشتراكك!',
  subscribedText: 'أُضيف عنوانك إلى القائمة.',
  failed: 'تعذّر الاشتراك',
  needsScript: 'يتطلّب الاشتراك تفعيل JavaScript. ويمكنك أيضًا مراسلتنا:',
};
