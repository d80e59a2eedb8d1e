/** Arabic words for the states of rows in the admin panel: its tables show them, and its search finds rows by them. */
export const stateLabelsAr = {
  published: 'منشور',
  publishedFeminine: 'منشورة',
  draft: 'مسودة',
  archived: 'مؤرشفة',
  active: 'نشط',
  inactive: 'معطَّل',
  awaitingApproval: 'ينتظر الاعتماد',
  expired: 'منتهٍ',
  free: 'مجانية',
  reviewApproved: 'موافَق عليه',
  reviewPending: 'في انتظار الموافقة',
  messageHandled: 'عولجت',
  messageWaiting: 'في انتظار المعالجة',
  confirmed: 'مؤكَّد',
  unconfirmed: 'غير مؤكَّد',
} as const;

export const languageLabelsAr = { ar: 'العربية', en: 'الإنجليزية' } as const;

/** Words of CSV files for true and false, which the user import reads too. */
export const yesNoLabelsAr = { yes: 'نعم', no: 'لا' } as const;

export const enrollmentStatusLabelsAr = {
  in_progress: 'قيد التقدّم',
  completed: 'مكتمل',
  pending_payment: 'في انتظار الدفع',
} as const;
