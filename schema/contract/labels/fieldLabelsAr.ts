/** Arabic label, without the language, of each text that has a column in both languages. */
export const bilingualLabelsAr = {
  title: 'العنوان',
  description: 'الوصف',
  content: 'المحتوى',
  bio: 'نبذة',
  excerpt: 'المقتطف',
  location: 'المكان',
  question: 'السؤال',
  answer: 'الجواب',
  optionText: 'الخيار',
  term: 'المصطلح',
  definition: 'التعريف',
  category: 'الفئة',
} as const;

type BilingualLabels = typeof bilingualLabelsAr;

/** The labels of the columns in English and, with the suffix Ar, in Arabic. */
const addLanguages = (labels: BilingualLabels) =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([field, label]) => [
      [field, `${label} بالإنجليزية`],
      [`${field}Ar`, `${label} بالعربية`],
    ]),
  ) as Record<keyof BilingualLabels | `${keyof BilingualLabels}Ar`, string>;

/** Arabic label of each column: the headings of CSV exports, the fields of the audit log and of the admin panel. */
export const fieldLabelsAr = {
  ...addLanguages(bilingualLabelsAr),
  // Several entities
  id: 'المعرّف',
  createdAt: 'تاريخ الإنشاء',
  updatedAt: 'آخر تعديل',
  createdBy: 'أنشأه',
  name: 'الاسم',
  nameAr: 'الاسم بالعربية',
  slug: 'الرابط المختصر',
  categoryId: 'الفئة',
  thumbnail: 'الصورة',
  isPublished: 'منشور',
  firstPublishedAt: 'أول نشر',
  approvedAt: 'اعتماد المدرّب',
  isActive: 'نشط',
  order: 'الترتيب',
  price: 'السعر (دج)',
  currency: 'العملة',
  rating: 'التقييم',
  status: 'الحالة',
  language: 'اللغة',
  // Users
  username: 'اسم المستخدم',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  role: 'الدور',
  firstName: 'الاسم',
  lastName: 'اللقب',
  phone: 'الهاتف',
  avatar: 'الصورة',
  preferredLanguage: 'اللغة المفضّلة',
  // Courses and lessons
  icon: 'الأيقونة',
  trainerId: 'المدرّب',
  duration: 'المدة بالدقائق',
  level: 'المستوى',
  isFree: 'مجانية',
  enrollmentCount: 'المسجّلون',
  ratingCount: 'عدد التقييمات',
  videoUrl: 'رابط الفيديو',
  attachments: 'المرفقات',
  // Enrollments, payments and reviews
  courseId: 'الدورة',
  studentId: 'الطالب',
  userId: 'المستخدم',
  progress: 'التقدّم',
  enrolledAt: 'تاريخ التسجيل',
  completedAt: 'تاريخ الإكمال',
  amount: 'المبلغ',
  method: 'طريقة الدفع',
  transactionId: 'رقم المعاملة',
  notes: 'الملاحظات',
  comment: 'التعليق',
  commentAr: 'التعليق بالعربية',
  isApproved: 'معتمد',
  // Blog posts
  authorId: 'الكاتب',
  tags: 'الوسوم',
  readTime: 'دقائق القراءة',
  views: 'المشاهدات',
  // Events
  eventId: 'الفعالية',
  organizerId: 'المنظّم',
  startDate: 'البداية',
  endDate: 'النهاية',
  isOnline: 'عبر الإنترنت',
  meetingUrl: 'رابط اللقاء',
  capacity: 'عدد المقاعد',
  registeredCount: 'المسجّلون',
  // FAQs and polls
  pollId: 'الاستطلاع',
  allowMultiple: 'عدة إجابات',
  endsAt: 'ينتهي في',
  voterCount: 'المصوّتون',
  votes: 'أصوات الخيارات',
  // Glossary terms
  acronym: 'الاختصار',
  acronymAr: 'الاختصار بالعربية',
  nameFr: 'الاسم بالفرنسية',
  spellings: 'كما يُنطق',
  // Contact messages and newsletter subscribers
  subject: 'الموضوع',
  message: 'الرسالة',
  handledAt: 'تاريخ المعالجة',
  confirmedAt: 'تاريخ التأكيد',
} as const;

/** A column that has a label. */
export type LabeledField = keyof typeof fieldLabelsAr;
