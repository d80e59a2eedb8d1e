import type { Language } from './languages';

interface ProblemEntry {
  /** The HTTP status of the REST answer, and `extensions.status` of the GraphQL error. */
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 429 | 500 | 503;
  text: Record<Language, string>;
}

/** Everything that can go wrong, as its caller hears it. A new problem is a new row; the compiler demands both sentences. */
export const problems = {
  invalidInput: { status: 400, text: { en: 'Some fields are not valid', ar: 'بعض الحقول غير صحيحة' } },
  malformedRequest: { status: 400, text: { en: 'The request is malformed', ar: 'صيغة الطلب غير سليمة' } },
  queryTooLarge: { status: 400, text: { en: 'The query asks for too much', ar: 'الاستعلام يطلب أكثر من المسموح' } },
  notSignedIn: { status: 401, text: { en: 'Please sign in first', ar: 'يرجى تسجيل الدخول أولًا' } },
  invalidCredentials: {
    status: 401,
    text: { en: 'Invalid email or password', ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة' },
  },
  notAllowed: { status: 403, text: { en: 'You are not allowed to do this', ar: 'لا تملك صلاحية القيام بهذا' } },
  foreignOrigin: {
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
  notRegistered: {
    status: 403,
    text: { en: 'Register for the event first', ar: 'سجّل في الفعالية أولًا' },
  },
  notFound: { status: 404, text: { en: 'Not found', ar: 'غير موجود' } },
  courseNotFound: { status: 404, text: { en: 'Course not found', ar: 'الدورة غير موجودة' } },
  lessonNotFound: { status: 404, text: { en: 'Lesson not found', ar: 'الدرس غير موجود' } },
  articleNotFound: { status: 404, text: { en: 'Article not found', ar: 'المقال غير موجود' } },
  pollNotFound: { status: 404, text: { en: 'Poll not found', ar: 'الاستطلاع غير موجود' } },
  eventNotFound: { status: 404, text: { en: 'Event not found', ar: 'الفعالية غير موجودة' } },
  termNotFound: { status: 404, text: { en: 'Term not found', ar: 'المصطلح غير موجود' } },
  methodNotAllowed: {
    status: 405,
    text: { en: 'This method is not available here', ar: 'هذه الطريقة غير متاحة هنا' },
  },
  emailTaken: {
    status: 409,
    text: { en: 'This email is already registered', ar: 'هذا البريد الإلكتروني مسجّل من قبل' },
  },
  usernameTaken: { status: 409, text: { en: 'This username is already taken', ar: 'اسم المستخدم هذا محجوز' } },
  conflict: {
    status: 409,
    text: { en: 'This conflicts with what is already stored', ar: 'يتعارض هذا مع ما هو محفوظ' },
  },
  changedMeanwhile: {
    status: 409,
    text: {
      en: 'Someone else has changed this meanwhile. Reload and try again',
      ar: 'عدّل شخص آخر هذا المحتوى في هذه الأثناء. أعد التحميل ثم حاول مجددًا',
    },
  },
  pollClosed: { status: 409, text: { en: 'This poll has ended', ar: 'انتهى هذا الاستطلاع' } },
  alreadyVoted: {
    status: 409,
    text: { en: 'You have already voted in this poll', ar: 'سبق لك التصويت في هذا الاستطلاع' },
  },
  eventSoldOut: {
    status: 409,
    text: { en: 'This event is sold out', ar: 'نفدت مقاعد هذه الفعالية' },
  },
  eventOver: {
    status: 409,
    text: { en: 'This event has already begun', ar: 'بدأت هذه الفعالية من قبل' },
  },
  tooLarge: { status: 413, text: { en: 'The request is too large', ar: 'حجم الطلب أكبر من المسموح' } },
  notJson: {
    status: 415,
    text: { en: 'Send the body as application/json', ar: 'أرسل المحتوى بصيغة application/json' },
  },
  noSuchRange: { status: 416, text: { en: 'The file has no such part', ar: 'لا يوجد هذا الجزء في الملف' } },
  tooManyAttempts: {
    status: 429,
    text: { en: 'Too many attempts. Please try again later', ar: 'محاولات كثيرة. يرجى المحاولة لاحقًا' },
  },
  unexpected: { status: 500, text: { en: 'An error occurred', ar: 'حدث خطأ' } },
  unavailable: {
    status: 503,
    text: {
      en: 'The service is not available right now. Please try again shortly',
      ar: 'الخدمة غير متاحة الآن. يرجى المحاولة بعد قليل',
    },
  },
} as const satisfies Record<string, ProblemEntry>;

export type ProblemCode = keyof typeof problems;

const graphqlCodes = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'UNAVAILABLE',
} as const satisfies Record<ProblemEntry['status'], string>;

/** `extensions.code` of the GraphQL error that carries this problem. */
export const graphqlCodeOf = (code: ProblemCode): string => graphqlCodes[problems[code].status];
