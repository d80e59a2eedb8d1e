import type { Messages } from '../../types';
import type { common as english } from '../en/common';

export const common: Messages<typeof english> = {
  loading: 'جارٍ التحميل',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  cancel: 'إلغاء',
  free: 'مجاني',
  anErrorOccurred: 'حدث خطأ',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  optional: 'اختياري',
  notifications: 'الإشعارات',
  notificationsHotkey: 'الإشعارات ({{hotkey}})',
};
