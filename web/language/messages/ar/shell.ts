import type { Messages } from '../../types';
import type { shell as english } from '../en/shell';

export const shell: Messages<typeof english> = {
  skipToContent: 'انتقل إلى المحتوى',
  mainNavigation: 'التنقّل الرئيسي',
  home: '{{name}}، الصفحة الرئيسية',
  links: {
    courses: 'الدورات',
    blog: 'المدونة',
    events: 'الفعاليات',
    glossary: 'القاموس',
    polls: 'الاستطلاعات',
    about: 'من نحن',
    contact: 'اتصل بنا',
  },
  menu: { open: 'فتح القائمة', close: 'إغلاق القائمة', title: 'القائمة' },
  language: 'اللغة',
  languageFailed: 'تعذّر تغيير اللغة',
  scheme: { label: 'المظهر', light: 'فاتح', dark: 'داكن', system: 'تلقائي' },
  account: {
    label: 'الحساب',
    dashboard: 'لوحة التحكم',
    login: 'تسجيل الدخول',
    register: 'إنشاء حساب',
    logout: 'تسجيل الخروج',
  },
  loggedOut: { title: 'تم تسجيل الخروج', text: 'لقد سجّلت خروجك بنجاح.', failed: 'تعذّر تسجيل الخروج' },
  footer: {
    about: 'تدريب عملي في السيارات الكهربائية والطاقات المتجددة للمتعلّمين في الجزائر، بالعربية والإنجليزية.',
    quickLinks: 'روابط سريعة',
    support: 'الدعم',
    contact: 'تواصل معنا',
    helpCenter: 'مركز المساعدة',
    faq: 'الأسئلة الشائعة',
    privacy: 'سياسة الخصوصية',
    terms: 'شروط الخدمة',
    refunds: 'سياسة الاسترداد',
    rights: '© {{year}} {{name}}. جميع الحقوق محفوظة.',
  },
  notFound: {
    title: '404 الصفحة غير موجودة',
    text: 'الصفحة التي تبحث عنها انتقلت إلى مكان آخر، أو لم تكن هنا قط.',
    home: 'العودة إلى الصفحة الرئيسية',
    courses: 'تصفّح الدورات',
  },
  comingSoon: {
    badge: 'قريبًا',
    title: '{{page}}: في الطريق إليك',
    text: 'ما زلنا نبني هذه الصفحة. أما الدورات فمفتوحة من الآن، فتجوّل فيها ريثما نكملها.',
    courses: 'تصفّح الدورات',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  broken: {
    title: 'حدث خطأ',
    text: 'تعذّر عرض هذه الصفحة. أعد تحميلها، أو ابدأ من جديد من الصفحة الرئيسية.',
    reload: 'إعادة تحميل الصفحة',
  },
};
