export const adminCertificateSettings = {
  about: 'من يوقّع الشهادات باسم المنصة. لا يتغيّر التوقيع على ما صدر من قبل.',
  edit: 'تعديل الإعدادات',
  signatory: 'الموقّع',
  signatureHint: 'تظهر فوق الاسم.',
  none: '—',
} as const;
