import { conflictProblems } from './conflictProblems';
import { failureStatuses } from './failureStatuses';
import type { Language } from '../languages';
import { uploadProblems } from './uploadProblems';

/** `tooManyAttempts` with the minutes to wait, 1 to 60. */
export function tooManyAttemptsText(minutes: number): Record<Language, string> {
  const en = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    en: `Too many attempts. Please try again in ${en}`,
    ar: `محاولات كثيرة. يرجى المحاولة بعد ${arabicMinutes(minutes)}`,
  };
}

/**
 * The same for a limit that everybody behind one address shares, such as a class: it names other ways.
 * @param minutes undefined: an unknown time
 */
export function networkLimitText(minutes?: number): Record<Language, string> {
  const en = minutes === undefined ? 'later' : minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  const ar = minutes === undefined ? 'لاحقًا' : `بعد ${arabicMinutes(minutes)}`;
  return {
    en: `Too many attempts from your network. Please try again ${en}, use another connection such as mobile data, or contact us`,
    ar: `محاولات كثيرة من شبكتك. يرجى المحاولة ${ar}، أو من اتصال آخر كبيانات الهاتف، أو الاتصال بنا`,
  };
}

function arabicMinutes(count: number): string {
  if (count === 1) return 'دقيقة';
  if (count === 2) return 'دقيقتين';
  return count <= 10 ? `${count} دقائق` : `${count} دقيقة`;
}

interface ProblemDefinition {
  /** HTTP status of the REST response, and `extensions.status` of the GraphQL error. */
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 416 | 421 | 429 | 500 | 503 | 507;
  text: Record<Language, string>;
}

/** All problems reported to clients, with their messages in both languages. */
export const problems = {
  invalidInput: { status: 400, text: { en: 'Some fields are not valid', ar: 'بعض الحقول غير صحيحة' } },
  malformedRequest: { status: 400, text: { en: 'The request is malformed', ar: 'صيغة الطلب غير سليمة' } },
  queryTooLarge: { status: 400, text: { en: 'The query is too complex', ar: 'الاستعلام أكبر من المسموح' } },
  unknownDocument: {
    status: 400,
    text: {
      en: 'The server does not know this operation. Please reload the page',
      ar: 'لا يعرف الخادم هذه العملية. يرجى إعادة تحميل الصفحة',
    },
  },
  notSignedIn: { status: 401, text: { en: 'Please sign in first', ar: 'يرجى تسجيل الدخول أولًا' } },
  invalidCredentials: {
    status: 401,
    text: { en: 'Invalid email or password', ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة' },
  },
  wrongPassword: {
    status: 400,
    text: { en: 'The current password is not correct', ar: 'كلمة المرور الحالية غير صحيحة' },
  },
  wrongCode: {
    status: 400,
    text: {
      en: 'This code is not correct or was already used. Enter the current code',
      ar: 'هذا الرمز غير صحيح أو استُعمل من قبل. أدخل الرمز الحالي',
    },
  },
  challengeNotValid: {
    status: 401,
    text: {
      en: 'This sign-in took too long. Please enter your email and password again',
      ar: 'انتهت مهلة تسجيل الدخول. يرجى إدخال البريد الإلكتروني وكلمة المرور من جديد',
    },
  },
  cardsUnavailable: {
    status: 503,
    text: {
      en: 'Card payments are not available at the moment. Choose another method or try again later',
      ar: 'الدفع بالبطاقة غير متاح الآن. اختر طريقة أخرى أو أعد المحاولة لاحقًا',
    },
  },
  vocabularyEntryNotFound: {
    status: 404,
    text: { en: 'Vocabulary entry not found', ar: 'المدخل غير موجود في مفردات البحث' },
  },
  vocabularyEntryExists: {
    status: 409,
    text: { en: 'One entry already has all these words', ar: 'يوجد مدخل يضمّ كل هذه الكلمات' },
  },
  couponNotFound: { status: 404, text: { en: 'Coupon not found', ar: 'القسيمة غير موجودة' } },
  signatureNotValid: {
    status: 403,
    text: { en: 'The signature is missing or wrong', ar: 'التوقيع مفقود أو غير صحيح' },
  },
  certificateNotFound: {
    status: 404,
    text: {
      en: 'There is no certificate with this number or code',
      ar: 'لا توجد شهادة بهذا الرقم أو الرمز',
    },
  },
  paymentNotFound: { status: 404, text: { en: 'Payment not found', ar: 'عملية الدفع غير موجودة' } },
  setupNotStarted: {
    status: 400,
    text: {
      en: 'The set-up has expired. Please start again',
      ar: 'انتهت مهلة الإعداد. يرجى البدء من جديد',
    },
  },
  linkNotValid: {
    status: 400,
    text: {
      en: 'This link is not valid or has expired. Please request a new one',
      ar: 'هذا الرابط غير صالح أو انتهت صلاحيته. يرجى طلب رابط جديد',
    },
  },
  notAllowed: { status: 403, text: { en: 'You are not allowed to do this', ar: 'ليست لديك صلاحية لهذا الإجراء' } },
  secondFactorRequired: {
    status: 403,
    text: {
      en: 'Admins need two-step verification here. Turn it on in your account first',
      ar: 'يلزم المديرين هنا التحقق بخطوتين. فعّله في حسابك أولًا',
    },
  },
  trainerNotApproved: {
    status: 403,
    text: {
      en: 'An admin must approve you as a trainer before you can publish. Until then you can prepare drafts',
      ar: 'يُتاح لك النشر بعد أن يعتمد أحد المديرين حسابك للتدريب. وحتى ذلك الحين يمكنك إعداد المسودات',
    },
  },
  crossOriginRequest: {
    status: 403,
    text: { en: 'Requests from other sites are not accepted', ar: 'لا تُقبل الطلبات القادمة من مواقع أخرى' },
  },
  onlyStudentsEnroll: {
    status: 403,
    text: { en: 'Only students can enroll in courses', ar: 'التسجيل في الدورات متاح للطلاب فقط' },
  },
  notEnrolled: {
    status: 403,
    text: { en: 'Enroll in the course to open its lessons', ar: 'سجّل في الدورة لفتح دروسها' },
  },
  onlyEnrolledStudentsReview: {
    status: 403,
    text: {
      en: 'Only students enrolled in this course can review it',
      ar: 'تقييم هذه الدورة متاح للطلاب المسجّلين فيها فقط',
    },
  },
  notRegistered: {
    status: 403,
    text: { en: 'Register for the event first', ar: 'سجّل في الفعالية أولًا' },
  },
  notFound: { status: 404, text: { en: 'Not found', ar: 'غير موجود' } },
  courseNotFound: { status: 404, text: { en: 'Course not found', ar: 'الدورة غير موجودة' } },
  lessonNotFound: { status: 404, text: { en: 'Lesson not found', ar: 'الدرس غير موجود' } },
  attemptNotFound: { status: 404, text: { en: 'Attempt not found', ar: 'المحاولة غير موجودة' } },
  threadNotFound: { status: 404, text: { en: 'Question not found', ar: 'السؤال غير موجود' } },
  noteNotFound: { status: 404, text: { en: 'Note not found', ar: 'الملاحظة غير موجودة' } },
  postNotFound: { status: 404, text: { en: 'Answer not found', ar: 'الجواب غير موجود' } },
  questionNotFound: { status: 404, text: { en: 'Question not found', ar: 'السؤال غير موجود' } },
  sectionNotFound: { status: 404, text: { en: 'Section not found', ar: 'القسم غير موجود' } },
  blogPostNotFound: { status: 404, text: { en: 'Article not found', ar: 'المقال غير موجود' } },
  pollNotFound: { status: 404, text: { en: 'Poll not found', ar: 'الاستطلاع غير موجود' } },
  eventNotFound: { status: 404, text: { en: 'Event not found', ar: 'الفعالية غير موجودة' } },
  jobRunning: { status: 409, text: { en: 'The job is running', ar: 'المهمة قيد التنفيذ' } },
  faqNotFound: { status: 404, text: { en: 'Question not found', ar: 'السؤال غير موجود' } },
  userNotFound: { status: 404, text: { en: 'User not found', ar: 'المستخدم غير موجود' } },
  categoryNotFound: { status: 404, text: { en: 'Category not found', ar: 'الفئة غير موجودة' } },
  reviewNotFound: { status: 404, text: { en: 'Review not found', ar: 'التقييم غير موجود' } },
  glossaryTermNotFound: { status: 404, text: { en: 'Term not found', ar: 'المصطلح غير موجود' } },
  sessionNotFound: {
    status: 404,
    text: { en: 'This session has already ended', ar: 'انتهت هذه الجلسة من قبل' },
  },
  methodNotAllowed: {
    status: 405,
    text: { en: 'This method is not available here', ar: 'هذه الطريقة غير متاحة هنا' },
  },
  tooLarge: { status: 413, text: { en: 'The request is too large', ar: 'حجم الطلب أكبر من المسموح' } },
  notOctetStream: {
    status: 415,
    text: {
      en: 'Send the file as application/octet-stream',
      ar: 'أرسل محتوى الملف بصيغة application/octet-stream',
    },
  },
  notJson: {
    status: 415,
    text: { en: 'Send the body as application/json', ar: 'أرسل المحتوى بصيغة application/json' },
  },
  rangeNotSatisfiable: {
    status: 416,
    text: { en: 'The requested range is not available', ar: 'لا يوجد هذا الجزء في الملف' },
  },
  archiveExpired: {
    status: 410,
    text: {
      en: 'This file was deleted after its 24 hours. Please make a new one',
      ar: 'حُذف هذا الملف بعد انقضاء 24 ساعة. أنشئ ملفًا جديدًا',
    },
  },
  exportExpired: {
    status: 410,
    text: {
      en: 'This file was deleted after its 7 days. Please request a new one on your account page',
      ar: 'حُذف هذا الملف بعد انقضاء 7 أيام. يمكنك طلب ملف جديد من صفحة حسابك',
    },
  },
  misdirectedRequest: {
    status: 421,
    text: { en: 'This site has another address', ar: 'لهذا الموقع عنوان آخر' },
  },
  tooManyAttempts: {
    status: failureStatuses.tooManyAttempts,
    text: { en: 'Too many attempts. Please try again later', ar: 'محاولات كثيرة. يرجى المحاولة لاحقًا' },
  },
  unexpected: { status: failureStatuses.unexpected, text: { en: 'An error occurred', ar: 'حدث خطأ' } },
  unavailable: {
    status: failureStatuses.unavailable,
    text: {
      en: 'The service is not available right now. Please try again shortly',
      ar: 'الخدمة غير متاحة الآن. يرجى المحاولة بعد قليل',
    },
  },
  storageFull: {
    status: 507,
    text: {
      en: 'There is no space for more files. Please contact the administration',
      ar: 'لا توجد مساحة لملفات أخرى. يرجى الاتصال بالإدارة',
    },
  },
  ...uploadProblems,
  ...conflictProblems,
} as const satisfies Record<string, ProblemDefinition>;

export type ProblemCode = keyof typeof problems;

/** Problems that no field lists: of the whole document, of the server, and of rows that are deleted during a write. */
export const problemsOfEveryField = [
  'malformedRequest',
  'queryTooLarge',
  'conflict',
  'unavailable',
  'unexpected',
] as const satisfies readonly ProblemCode[];

const graphqlErrorCodes = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  410: 'GONE',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  421: 'MISDIRECTED_REQUEST',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'UNAVAILABLE',
  507: 'INSUFFICIENT_STORAGE',
} as const satisfies Record<ProblemDefinition['status'], string>;

/** `extensions.code` of the GraphQL error for this problem. */
export const graphqlErrorCode = (code: ProblemCode): string => graphqlErrorCodes[problems[code].status];
