export const adminSiteDocuments = {
  text: 'سياسات الموقع وصفحة المساعدة. يظهر تاريخ آخر تعديل في الصفحة نفسها.',
  label: 'صفحات الموقع النصية',
  add: 'إضافة صفحة',
  edit: 'تعديل الصفحة',
  title: 'العنوان',
  body: 'النص (Markdown)',
} as const;
