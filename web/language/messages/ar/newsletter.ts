import type { ArabicMessages } from '../../messageTypes';
import type { newsletter as english } from '../en/newsletter';

export const newsletter: ArabicMessages<typeof english> = {
  title: 'النشرة البريدية',
  text: 'جديد المقالات والدورات والفعاليات يصلك إلى بريدك.',
  email: 'البريد الإلكتروني',
  consent: 'يمكنك إلغاء الاشتراك من كل عدد. ما نخزّنه:',
  subscribe: 'اشتراك',
  subscribing: 'جارٍ الاشتراك…',
  subscribed: 'بقيت خطوة واحدة: افتح بريدك',
  subscribedText: 'أرسلنا رابط التأكيد إلى عنوانك، إن لم يكن مشتركًا من قبل.',
  failed: 'تعذّر الاشتراك',
  sending: 'لحظة…',
  confirm: {
    needsScript: 'يتطلّب هذا الزر تفعيل JavaScript. فعّله في متصفّحك ثم أعد تحميل الصفحة.',
    title: 'تأكيد الاشتراك في النشرة',
    text: 'بضغطة واحدة تصلك الأعداد القادمة من نشرتنا.',
    action: 'تأكيد الاشتراك',
    done: 'أُكّد اشتراكك',
    doneText: 'يصلك العدد القادم من النشرة. ويمكنك إلغاء الاشتراك من كل عدد.',
    invalid: 'هذا الرابط غير صالح',
    invalidText: 'رابط التأكيد صالح 7 أيام. أدخل عنوانك مرة أخرى في نموذج الاشتراك ليصلك رابط جديد.',
  },
  unsubscribe: {
    needsScript: 'يتطلّب هذا الزر تفعيل JavaScript. أو استعمل زر إلغاء الاشتراك في برنامج بريدك.',
    title: 'إلغاء الاشتراك في النشرة',
    text: 'نحذف عنوانك من قائمة النشرة، ولا يصلك بعدها أي عدد.',
    action: 'إلغاء الاشتراك',
    done: 'أُلغي اشتراكك',
    doneText: 'حذفنا عنوانك من قائمة النشرة.',
    invalid: 'هذا الرابط غير صالح',
    invalidText: 'افتح رابط «إلغاء الاشتراك» من آخر عدد وصلك، أو راسلنا لنحذف عنوانك.',
  },
  readArticles: 'قراءة المقالات',
  subscribeAgain: 'نموذج الاشتراك',
  needsScript: 'يتطلّب الاشتراك تفعيل JavaScript.',
  needsScriptOrMail: 'يتطلّب الاشتراك تفعيل JavaScript. ويمكنك أيضًا مراسلتنا:',
};
