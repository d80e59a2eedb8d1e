import type { Messages } from '../../types';
import type { common as english } from '../en/common';

export const common: Messages<typeof english> = {
  loading: 'جارٍ التحميل',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  free: 'مجاني',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  notifications: 'الإشعارات',
  notificationsHotkey: 'الإشعارات ({{hotkey}})',
};
