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
  bounced: 'رُفضت رسائله',
} as const;

export const newsletterIssueStateLabelsAr = {
  draft: stateLabelsAr.draft,
  sending: 'قيد الإرسال',
  sent: 'أُرسل',
  stopped: 'أُوقف إرساله',
} as const;

export const languageLabelsAr = { ar: 'العربية', en: 'الإنجليزية' } as const;

/** Words of CSV files for true and false, which the user import reads too. */
export const yesNoLabelsAr = { yes: 'نعم', no: 'لا' } as const;

export const enrollmentStatusLabelsAr = {
  in_progress: 'قيد التقدّم',
  completed: 'مكتمل',
  pending_payment: 'في انتظار الدفع',
  ended: 'منتهٍ',
} as const;

type EnrollmentStatus = keyof typeof enrollmentStatusLabelsAr;
export const enrollmentStatuses = Object.keys(enrollmentStatusLabelsAr) as EnrollmentStatus[];

/** Why an enrollment gives access. */
export const enrollmentSourceLabelsAr = { free: 'مجاني', payment: 'دفع', admin: 'قرار مدير' } as const;

export const registrationStatusLabelsAr = { registered: 'مسجّل', pending_payment: 'في انتظار الدفع' } as const;

/** Whether a registration was paid for. */
export const registrationPaymentLabelsAr = { free: 'مجاني', paid: 'مدفوع', unpaid: 'غير مدفوع' } as const;

export const paymentStatusLabelsAr = {
  pending: 'في انتظار الدفع',
  submitted: 'قيد المراجعة',
  confirmed: 'مؤكَّدة',
  rejected: 'مرفوضة',
  expired: 'انتهى أجلها',
  cancelled: 'ملغاة',
  refund_requested: 'طُلب استردادها',
  refunded: 'مستردّة',
} as const;

export const certificateStatusLabelsAr = {
  awaiting_name: 'في انتظار تأكيد الاسم',
  valid: 'صالحة',
  revoked: 'ملغاة',
  replaced: 'مستبدلة',
} as const;

/** Why a certificate was revoked. */
export const revocationCauseLabelsAr = {
  admin: 'قرار مدير',
  refund: 'استرداد المبلغ',
  account_deleted: 'حذف الحساب',
} as const;
