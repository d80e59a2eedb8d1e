import type { ArabicMessages } from '../../messageTypes';
import type { common as english } from '../en/common';

export const common: ArabicMessages<typeof english> = {
  loading: 'جارٍ التحميل',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  free: 'مجاني',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  passwordStrength: {
    weak: 'ضعيفة: سهلة التخمين',
    fair: 'متوسطة: الأطول أكثر أمانًا',
    strong: 'قوية',
  },
  notifications: 'الإشعارات',
  notificationsHotkey: 'الإشعارات ({{hotkey}})',
  endOfList: 'هذا كل ما في القائمة',
  clearSearch: 'مسح البحث',
  cancel: 'إلغاء',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  delete: 'حذف',
  deleting: 'جارٍ الحذف…',
  cannotBeUndone: 'لا يمكن التراجع عن هذا.',
  unsaved: {
    title: 'هل تغادر من دون حفظ؟',
    text: 'لم يُحفظ ما كتبته بعد.',
    leave: 'المغادرة من دون حفظ',
    stay: 'مواصلة الكتابة',
  },
  conflict: {
    title: 'عدّل شخص آخر هذا المحتوى في هذه الأثناء',
    text: 'لم يُستبدل أي شيء، وما كتبته ما زال هنا. هذا ما تغيّر:',
    theirs: 'نسخته',
    mine: 'نسختك',
    emptied: 'أُفرغ',
    takeTheirs: 'اعتماد نسخته',
    saveOver: 'حفظ نسختي بدلًا منها',
  },
  view: { label: 'طريقة العرض', grid: 'شبكة', list: 'قائمة' },
};
