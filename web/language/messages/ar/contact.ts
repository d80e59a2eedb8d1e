import type { ArabicMessages } from '../../messageTypes';
import type { contact as english } from '../en/contact';

export const contact: ArabicMessages<typeof english> = {
  page: {
    title: 'الاتصال بنا',
    description: 'العنوان والهاتف والبريد الإلكتروني وأوقات العمل، ونموذج لمراسلتنا بالعربية أو الإنجليزية.',
  },
  badge: 'الاتصال بنا',
  title: 'يسعدنا أن تكتب إلينا',
  subtitle: 'سؤال عن دورة أو عن الدفع، أو تدريب لفريقك؟ اكتب إلينا أو اتصل هاتفيًا، وسيردّ عليك أحد أفراد الفريق.',
  details: {
    title: 'معلومات الاتصال',
    address: 'العنوان',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    hours: 'أوقات العمل',
    call: 'اتصال هاتفي',
    write: 'مراسلة بالبريد الإلكتروني',
  },
  form: {
    title: 'رسالة إلى فريقنا',
    intro: 'نجيبك عبر البريد الإلكتروني، باللغة التي تكتب بها.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف (اختياري)',
    subject: 'الموضوع',
    message: 'نص الرسالة',
    send: 'إرسال الرسالة',
    passwordSubject: 'نسيت كلمة المرور',
    certificateSubject: 'تصحيح الاسم على شهادة',
    sending: 'جارٍ الإرسال…',
    sent: 'أُرسلت رسالتك',
    sentText: 'سنردّ عليك قريبًا. شكرًا على مراسلتنا.',
    failed: 'تعذّر إرسال الرسالة',
    kept: 'ما كتبته ما زال هنا.',
    needsScript: 'يتطلّب إرسال هذا النموذج تفعيل JavaScript. فعّله في متصفّحك ثم أعد تحميل الصفحة.',
    needsScriptOrMail: 'يتطلّب إرسال هذا النموذج تفعيل JavaScript. فعّله في متصفّحك، أو راسلنا عبر البريد الإلكتروني:',
  },
  map: { title: 'موقعنا', text: 'ستُضاف هنا قريبًا خريطة تدلّك على مقرّنا.' },
};
