import { roles } from '../../schema/contract/permissions';
import {
  accountPaths,
  adminRecordPath,
  certificatesPath,
  newsletterPaths,
  paymentReviewPath,
  practicePath,
} from '../../schema/contract/site/urls';
import { hasVotedCookie } from '../data/browser/cookies';
import type { MessageGroup } from '../language/messageGroups';
import type { ScreenArea, ScreenRow, ScreenRows } from './screenRow';

const listParams = ['pages', 'after'] as const;

const publicScreens = {
  home: {
    path: '/',
    lazy: () => import('../home/HomeScreen'),
    searchParams: ['faq', 'questions', 'question'],
    isInSitemap: true,
  },
  courses: {
    path: '/courses',
    lazy: () => import('../catalog/courseList/CourseListScreen'),
    searchParams: ['search', 'category', 'level', 'price', 'sort', 'view', ...listParams],
    isInSitemap: true,
    next: '/courses/:id',
  },
  course: {
    path: '/courses/:id',
    lazy: () => import('../app/routes/CourseRoute'),
    application: 'prefetchedIfSignedIn',
    messages: ['site', 'quizzes'],
    searchParams: ['tab', 'lesson', 'attempt', 'question', 'at', 'thread', 'stars', 'comments', 'pages', 'as'],
  },
  category: {
    path: '/categories/:id',
    lazy: () => import('../app/routes/CategoryRoute'),
    searchParams: listParams,
    next: '/courses/:id',
  },
  trainer: {
    path: '/trainers/:id',
    lazy: () => import('../catalog/trainerPage/TrainerScreen'),
    searchParams: listParams,
    next: '/courses/:id',
  },
  blog: {
    path: '/blog',
    lazy: () => import('../app/routes/BlogRoute'),
    searchParams: ['search', 'category', ...listParams],
    isInSitemap: true,
    next: '/blog/:slug',
  },
  blogPost: { path: '/blog/:slug', lazy: () => import('../blog/blogPostDetail/BlogPostScreen') },
  events: {
    path: '/events',
    lazy: () => import('../events/eventList/EventsScreen'),
    application: 'prefetchedIfSignedIn',
    searchParams: ['when', 'event', ...listParams],
    isInSitemap: true,
    next: '/events/:id',
  },
  event: {
    path: '/events/:id',
    lazy: () => import('../events/eventDetail/EventScreen'),
    application: 'prefetchedIfSignedIn',
  },
  glossary: {
    path: '/glossary',
    lazy: () => import('../glossary/GlossaryScreen'),
    searchParams: ['search', 'category', 'view', 'after', 'term'],
    isInSitemap: true,
  },
  polls: {
    path: '/polls',
    lazy: () => import('../polls/PollsScreen'),
    application: 'prefetchedIfSignedIn',
    loadIfCookie: hasVotedCookie,
    searchParams: ['poll', ...listParams],
    isInSitemap: true,
  },
  about: { path: '/about', lazy: () => import('../about/AboutScreen'), isInSitemap: true },
  contact: {
    path: '/contact',
    lazy: () => import('../contact/ContactScreen'),
    searchParams: ['topic'],
    isInSitemap: true,
  },
  verifyForm: {
    path: '/verify',
    lazy: () => import('../certificates/verify/VerifyFormScreen'),
    searchParams: ['code'],
    isInSitemap: true,
  },
  verification: { path: '/verify/:code', lazy: () => import('../certificates/verify/VerificationScreen') },
  learner: { path: '/learners/:handle', lazy: () => import('../certificates/learnerPage/LearnerScreen') },
  help: { path: '/help', lazy: () => import('../siteDocuments/SiteDocumentScreen'), isInSitemap: true },
  privacy: { path: '/privacy', lazy: () => import('../siteDocuments/SiteDocumentScreen'), isInSitemap: true },
  terms: { path: '/terms', lazy: () => import('../siteDocuments/SiteDocumentScreen'), isInSitemap: true },
  refunds: { path: '/refunds', lazy: () => import('../siteDocuments/SiteDocumentScreen'), isInSitemap: true },
  search: { path: '/search', lazy: () => import('../search/SearchScreen'), searchParams: ['q'] },
  /** All addresses that lead to no page. */
  notFound: { path: '*', lazy: () => import('../app/routes/NotFoundScreen') },
} as const satisfies ScreenRows;

/** Their purpose is a form. */
const publicForms = {
  auth: {
    path: '/auth',
    lazy: () => import('../accounts/auth/AuthScreen'),
    searchParams: ['tab', 'next'],
    next: '/dashboard/student',
  },
  confirmEmail: { path: accountPaths.confirmEmail, lazy: () => import('../accounts/links/ConfirmEmailScreen') },
  confirmEmailChange: {
    path: accountPaths.confirmEmailChange,
    lazy: () => import('../accounts/links/ConfirmEmailChangeScreen'),
  },
  revertEmailChange: {
    path: accountPaths.revertEmailChange,
    lazy: () => import('../accounts/links/RevertEmailChangeScreen'),
  },
  forgotPassword: {
    path: accountPaths.forgotPassword,
    lazy: () => import('../accounts/password/ForgotPasswordScreen'),
  },
  resetPassword: { path: accountPaths.resetPassword, lazy: () => import('../accounts/password/ResetPasswordScreen') },
  confirmNewsletter: { path: newsletterPaths.confirm, lazy: () => import('../newsletter/NewsletterLinkScreen') },
  unsubscribeFromNewsletter: {
    path: newsletterPaths.unsubscribe,
    lazy: () => import('../newsletter/NewsletterLinkScreen'),
  },
  unsubscribe: { path: '/unsubscribe', lazy: () => import('../notifications/UnsubscribeScreen') },
} as const satisfies ScreenRows;

/** Its pages beside the profile: `accountPages` in the contract's addresses names their sections. */
const accountScreens = {
  account: { path: '/account', lazy: () => import('../app/routes/AccountRoute') },
  accountSecurity: { path: '/account/security', lazy: () => import('../accounts/settings/SecurityScreen') },
  accountNotifications: {
    path: '/account/notifications',
    lazy: () => import('../accounts/settings/NotificationSettingsScreen'),
  },
  accountData: { path: '/account/data', lazy: () => import('../accounts/settings/OwnDataScreen') },
  notes: { path: '/notes', lazy: () => import('../notes/NotesScreen') },
  certificates: { path: certificatesPath, lazy: () => import('../certificates/ownCertificates/CertificatesScreen') },
} as const satisfies ScreenRows;

const orderScreens = {
  notifications: { path: '/notifications', lazy: () => import('../notifications/NotificationsScreen') },
  payments: { path: '/payments', lazy: () => import('../payments/orderList/OrderListScreen') },
  payment: { path: '/payments/:id', lazy: () => import('../payments/order/OrderScreen'), application: 'atOnce' },
} as const satisfies ScreenRows;

const checkoutScreens = {
  courseCheckout: { path: '/checkout/courses/:id', lazy: () => import('../payments/checkout/CheckoutScreen') },
  eventCheckout: { path: '/checkout/events/:id', lazy: () => import('../payments/checkout/CheckoutScreen') },
} as const satisfies ScreenRows;

const studentScreens = {
  studentDashboard: { path: '/dashboard/student', lazy: () => import('../student/StudentDashboardScreen') },
  practice: { path: practicePath(':id'), lazy: () => import('../quizzes/practice/PracticeScreen') },
} as const satisfies ScreenRows;

const trainerScreens = {
  studio: { path: '/dashboard/trainer', lazy: () => import('../studio/dashboard/StudioScreen') },
  threadInbox: { path: '/dashboard/trainer/threads', lazy: () => import('../studio/threads/ThreadInboxScreen') },
} as const satisfies ScreenRows;

const editorScreens = {
  newCourse: { path: '/dashboard/trainer/courses/new', lazy: () => import('../studio/newCourse/NewCourseScreen') },
  editCourse: {
    path: '/dashboard/trainer/courses/:id',
    lazy: () => import('../studio/courseEditor/CourseEditorScreen'),
  },
  gradeBook: {
    path: '/dashboard/trainer/courses/:id/grades',
    lazy: () => import('../studio/gradeBook/GradeBookScreen'),
  },
} as const satisfies ScreenRows;

const adminAndSite: readonly MessageGroup[] = ['admin', 'site'];

const adminScreens = {
  panel: { path: '/dashboard/admin', lazy: () => import('../admin/AdminScreen') },
  messages: {
    path: '/dashboard/admin/messages',
    lazy: () => import('../admin/contactMessages/ContactMessageListScreen'),
  },
  message: {
    path: adminRecordPath('messages', ':id'),
    lazy: () => import('../admin/contactMessages/ContactMessageScreen'),
  },
  newsletter: { path: '/dashboard/admin/newsletter', lazy: () => import('../admin/newsletter/NewsletterScreen') },
  reviews: { path: '/dashboard/admin/reviews', lazy: () => import('../admin/reviews/reviewResource') },
  threads: { path: '/dashboard/admin/threads', lazy: () => import('../admin/threads/ThreadsScreen') },
  categories: { path: '/dashboard/admin/categories', lazy: () => import('../admin/categories/categoryResource') },
  glossary: {
    path: '/dashboard/admin/glossary',
    lazy: () => import('../admin/glossary/glossaryTermResource'),
    messages: adminAndSite,
  },
  searchVocabulary: {
    path: '/dashboard/admin/search-vocabulary',
    lazy: () => import('../admin/searchVocabulary/vocabularyResource'),
  },
  documents: {
    path: '/dashboard/admin/documents',
    lazy: () => import('../admin/siteDocuments/siteDocumentResource'),
  },
  audit: { path: '/dashboard/admin/audit', lazy: () => import('../admin/audit/auditResource') },
  enrollments: { path: '/dashboard/admin/enrollments', lazy: () => import('../admin/enrollments/enrollmentResource') },
  person: { path: adminRecordPath('users', ':id'), lazy: () => import('../admin/people/PersonScreen') },
  course: {
    path: '/dashboard/admin/courses/:id',
    lazy: () => import('../admin/courses/CourseScreen'),
    messages: ['admin', 'studio'],
  },
  event: {
    path: '/dashboard/admin/events/:id',
    lazy: () => import('../admin/events/EventScreen'),
    messages: ['admin', 'studio'],
  },
  blogPost: { path: '/dashboard/admin/blog/:id', lazy: () => import('../admin/blog/BlogPostScreen') },
  poll: {
    path: '/dashboard/admin/polls/:id',
    lazy: () => import('../admin/polls/PollScreen'),
    messages: adminAndSite,
  },
  payment: {
    path: '/dashboard/admin/payments/:id',
    lazy: () => import('../admin/payments/PaymentScreen'),
  },
  officeEnrollment: {
    path: '/dashboard/admin/desk',
    lazy: () => import('../admin/officeEnrollment/OfficeEnrollmentScreen'),
  },
  participants: {
    path: '/dashboard/admin/events/:id/participants',
    lazy: () => import('../admin/participants/ParticipantsScreen'),
  },
  payments: { path: '/dashboard/admin/payments', lazy: () => import('../admin/payments/PaymentListScreen') },
  paymentReview: {
    path: paymentReviewPath,
    lazy: () => import('../admin/paymentReview/PaymentReviewScreen'),
  },
  coupons: { path: '/dashboard/admin/coupons', lazy: () => import('../admin/coupons/couponResource') },
  paymentSettings: {
    path: '/dashboard/admin/payment-settings',
    lazy: () => import('../admin/paymentSettings/PaymentSettingsScreen'),
  },
  certificates: {
    path: '/dashboard/admin/certificates',
    lazy: () => import('../admin/certificates/certificateResource'),
  },
  certificateSettings: {
    path: '/dashboard/admin/certificate-settings',
    lazy: () => import('../admin/certificateSettings/CertificateSettingsScreen'),
  },
  contactDetails: {
    path: '/dashboard/admin/contact-details',
    lazy: () => import('../admin/contactDetails/ContactDetailsScreen'),
  },
  jobs: { path: '/dashboard/admin/jobs', lazy: () => import('../admin/jobs/jobResource') },
} as const satisfies ScreenRows;

export const screenAreas = {
  public: { messages: ['site'], screens: publicScreens },
  forms: { application: 'prefetched', messages: ['site'], screens: publicForms },
  checkout: { roles, application: 'atOnce', messages: ['site'], screens: checkoutScreens },
  students: { roles: ['student'], messages: ['site', 'quizzes'], screens: studentScreens },
  account: { roles, shell: 'workplace', application: 'prefetched', messages: ['site'], screens: accountScreens },
  orders: { roles, shell: 'workplace', messages: ['site'], screens: orderScreens },
  trainers: {
    roles: ['trainer'],
    shell: 'workplace',
    application: 'atOnce',
    messages: ['studio'],
    screens: trainerScreens,
  },
  editors: {
    roles: ['trainer', 'admin'],
    shell: 'workplace',
    application: 'atOnce',
    messages: ['studio'],
    screens: editorScreens,
  },
  admins: {
    roles: ['admin'],
    shell: 'workplace',
    application: 'atOnce',
    messages: ['admin'],
    screens: adminScreens,
  },
} as const satisfies Readonly<Record<string, ScreenArea>>;

export type Screen<Module extends object = object> = ScreenRow<Module> &
  Pick<ScreenArea, 'roles' | 'shell' | 'messages'>;

export const listScreens = <Module extends object>(area: ScreenArea<Module>): Screen<Module>[] =>
  Object.values(area.screens).map((screen) => ({
    roles: area.roles,
    shell: area.shell,
    application: area.application,
    messages: area.messages,
    ...screen,
  }));

export const allScreens: readonly Screen[] = Object.values(screenAreas).flatMap((area) => listScreens<object>(area));

export const notFoundScreen = publicScreens.notFound;

/** Paths of the sitemap, without those of single rows. */
export const sitemapPaths: readonly string[] = allScreens
  .filter(({ isInSitemap }) => isInSitemap)
  .map(({ path }) => path);
