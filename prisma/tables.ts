import type { Prisma } from './generated/client';

/** How the triggers of a table note its changes; the scope is the table's name unless said otherwise. */
interface LoggedTable {
  /** Scope of inserted rows. */
  insertScope?: string;
  /** A column with a scope per row: `scope/key`. */
  columnScope?: { column: string; scope: string; key: string };
  /** Column whose value distinguishes the scopes of rows, `table/key`; equals `id` of the row that owns them. */
  rowKey?: string;
}

interface Table {
  /** Name of `@@map`, which the generated types do not contain; a test compares it with the client. */
  table: string;
  /** Present if triggers note changes of the table; an answer that depends on others cannot be cached. */
  log?: LoggedTable;
}

export const tables: Record<Prisma.ModelName, Table> = {
  AccountLink: { table: 'account_links' },
  AnswerCount: { table: 'answer_counts' },
  AnswerMark: { table: 'answer_marks' },
  AttemptAnswer: { table: 'attempt_answers' },
  AttemptQuestion: { table: 'attempt_questions' },
  AuditEntry: { table: 'audit_entries' },
  BlogPost: { table: 'blog_posts', log: { columnScope: { column: 'views', scope: 'blog_posts.views', key: 'id' } } },
  BlogPostView: { table: 'blog_post_views' },
  Category: { table: 'categories', log: {} },
  Certificate: { table: 'certificates' },
  CertificateArchive: { table: 'certificate_archives' },
  CertificateCounter: { table: 'certificate_counters' },
  CertificateSettings: { table: 'certificate_settings' },
  ClientKey: { table: 'client_keys' },
  ContactDetails: { table: 'contact_details', log: {} },
  ContactMessage: { table: 'contact_messages' },
  ContactReply: { table: 'contact_replies' },
  ContentChange: { table: 'content_changes' },
  Coupon: { table: 'coupons' },
  CouponCourse: { table: 'coupon_courses' },
  Course: { table: 'courses', log: {} },
  CourseCounters: { table: 'course_counters', log: { rowKey: 'courseId' } },
  CoursePrerequisite: { table: 'course_prerequisites', log: {} },
  CourseSection: { table: 'course_sections', log: {} },
  CourseUpload: { table: 'course_uploads', log: {} },
  DataExport: { table: 'data_exports' },
  DeliveredMessage: { table: 'delivered_messages' },
  OutgoingMessages: { table: 'outgoing_messages' },
  Enrollment: { table: 'enrollments' },
  Event: { table: 'events', log: {} },
  EventRegistration: { table: 'event_registrations' },
  Faq: { table: 'faqs', log: {} },
  FaqCategory: { table: 'faq_categories', log: {} },
  GatewayEvent: { table: 'gateway_events' },
  GlossaryTerm: { table: 'glossary_terms', log: {} },
  LateAnswer: { table: 'late_answers' },
  Lesson: { table: 'lessons', log: {} },
  LessonCaptions: { table: 'lesson_captions', log: {} },
  LessonNote: { table: 'lesson_notes' },
  LessonProgress: { table: 'lesson_progress' },
  LessonSearchText: { table: 'lesson_search_texts', log: {} },
  LessonUpload: { table: 'lesson_uploads', log: {} },
  LessonWaiver: { table: 'lesson_waivers' },
  NewsletterDelivery: { table: 'newsletter_deliveries' },
  NewsletterIssue: { table: 'newsletter_issues' },
  NewsletterSubscriber: { table: 'newsletter_subscribers' },
  Notification: { table: 'notifications' },
  NotificationPreference: { table: 'notification_preferences' },
  Payment: { table: 'payments' },
  PaymentProof: { table: 'payment_proofs' },
  PaymentSettings: { table: 'payment_settings', log: {} },
  Post: { table: 'posts' },
  Poll: { table: 'polls', log: {} },
  PollOption: { table: 'poll_options', log: {} },
  PollVote: { table: 'poll_votes' },
  PollVoteChoice: { table: 'poll_vote_choices' },
  PracticeCard: { table: 'practice_cards' },
  PracticeReview: { table: 'practice_reviews' },
  Question: { table: 'questions' },
  QuestionCorrection: { table: 'question_corrections' },
  QuestionDraft: { table: 'question_drafts' },
  QuestionKey: { table: 'question_keys' },
  QuestionTag: { table: 'question_tags' },
  QuestionUpload: { table: 'question_uploads' },
  QuestionVersion: { table: 'question_versions' },
  Quiz: { table: 'quizzes' },
  QuizAttempt: { table: 'quiz_attempts' },
  QuizException: { table: 'quiz_exceptions' },
  QuizSlot: { table: 'quiz_slots' },
  RateLimit: { table: 'rate_limits' },
  Receipt: { table: 'receipts' },
  ReceiptCounter: { table: 'receipt_counters' },
  RecoveryCode: { table: 'recovery_codes' },
  Review: { table: 'reviews', log: {} },
  SavedView: { table: 'saved_views' },
  SearchDocument: { table: 'search_documents', log: {} },
  SearchVocabularyEntry: { table: 'search_vocabulary', log: {} },
  SearchWord: { table: 'search_words', log: {} },
  SecondFactor: { table: 'second_factors' },
  Session: { table: 'sessions' },
  SiteDocument: { table: 'site_documents', log: {} },
  SystemEvent: { table: 'system_events' },
  TablePreference: { table: 'table_preferences' },
  Thread: { table: 'threads' },
  ThreadReport: { table: 'thread_reports' },
  Upload: { table: 'uploads', log: {} },
  // A new account changes no answer that shows authors and trainers.
  User: { table: 'users', log: { insertScope: 'users.rows' } },
  UserNote: { table: 'user_notes' },
};

/** How changes are noted, by the table's name. */
export const changeLogTables: Readonly<Record<string, LoggedTable | undefined>> = Object.fromEntries(
  Object.values(tables).flatMap(({ table, log }) => (log ? [[table, log]] : [])),
);
