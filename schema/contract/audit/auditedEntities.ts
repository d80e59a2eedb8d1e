/** Tables whose changes by admins are recorded in the audit log, with the Arabic name of a row. */
export const auditedEntityNamesAr = {
  users: 'مستخدم',
  courses: 'دورة',
  course_sections: 'قسم من دورة',
  lessons: 'درس',
  categories: 'فئة',
  enrollments: 'تسجيل في دورة',
  lesson_waivers: 'إعفاء من درس',
  questions: 'سؤال اختبار',
  question_tags: 'وسم أسئلة',
  quizzes: 'اختبار',
  quiz_exceptions: 'استثناء من قواعد اختبار',
  threads: 'سؤال عن درس',
  posts: 'جواب عن سؤال',
  reviews: 'تقييم',
  payments: 'عملية دفع',
  payment_settings: 'إعدادات الدفع',
  coupons: 'قسيمة',
  certificates: 'شهادة',
  certificate_settings: 'إعدادات الشهادات',
  contact_details: 'بيانات الاتصال',
  blog_posts: 'مقال',
  events: 'فعالية',
  event_registrations: 'تسجيل في فعالية',
  faqs: 'سؤال شائع',
  faq_categories: 'فئة أسئلة',
  polls: 'استطلاع',
  poll_options: 'خيار استطلاع',
  glossary_terms: 'مصطلح',
  search_vocabulary: 'مدخل في مفردات البحث',
  contact_messages: 'رسالة اتصال',
  newsletter_subscribers: 'عنوان نشرة',
  newsletter_issues: 'عدد نشرة',
  site_documents: 'صفحة نصية',
  // Of the job queue, whose table is not ours: the mutations record its changes.
  jobs: 'مهمة',
  // Without a table: the mutation records them.
  office_messages: 'رسالة من الإدارة',
  course_messages: 'رسالة إلى متعلّمي دورة',
} as const;
export type AuditedEntity = keyof typeof auditedEntityNamesAr;
export const auditedEntities = Object.keys(auditedEntityNamesAr) as AuditedEntity[];

/** Fields by which the log is filtered: money, access, address and publication. */
export const auditFilterFields = [
  ...['price', 'isFree', 'hasCertificate', 'slug', 'isPublished', 'isActive', 'role', 'status', 'amount', 'password'],
  ...['startDate', 'endDate', 'capacity', 'isApproved', 'trainerId', 'categoryId', 'titleAr', 'title'],
] as const;

export const auditedActions = ['create', 'update', 'delete'] as const;
export type AuditedAction = (typeof auditedActions)[number];
