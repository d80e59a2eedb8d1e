import { accountSectionPath } from '../../contract/urls';
import { z } from 'zod';
import { formatDate } from '../../contract/text/formatters';
import { defineMessage } from '../message';

/** To a user whose requested data can be downloaded. */
export const dataExportReadyMessage = defineMessage({
  kind: 'data_export_ready',
  label: { ar: 'نسخة بياناتك جاهزة', en: 'Copy of your data is ready' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  payload: z.object({ expiresAt: z.string() }),
  path: () => accountSectionPath('export'),
  text: {
    ar: ({ expiresAt }) => ({
      subject: 'نسخة بياناتك جاهزة للتنزيل',
      paragraphs: [
        'أعددنا ملفًا مضغوطًا فيه كل بياناتك وملفاتك على المنصة. سجّل الدخول ثم نزّله من صفحة حسابك.',
        'يُحذف الملف تلقائيًا بعد التاريخ المبيّن أدناه، ويمكنك طلب ملف جديد متى شئت.',
      ],
      facts: [['متاح حتى', formatDate(expiresAt, 'ar')]],
      action: 'فتح صفحة الحساب',
    }),
    en: ({ expiresAt }) => ({
      subject: 'The copy of your data is ready',
      paragraphs: [
        'A zip file with all your data and files is ready. Sign in and download it from your account page.',
        'The file is deleted after the date below. You can request a new one at any time.',
      ],
      facts: [['Available until', formatDate(expiresAt, 'en')]],
      action: 'Open the account page',
    }),
  },
});
