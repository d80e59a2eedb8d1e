export const adminCertificateSettings = {
  about: 'من يوقّع الشهادات باسم المنصة. ما صدر من الشهادات يبقى على توقيعه.',
  edit: 'تعديل الإعدادات',
  signatory: 'الموقّع',
  signatureHint: 'تظهر فوق الاسم.',
  none: '—',
} as const;
