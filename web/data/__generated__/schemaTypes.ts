/** Confirms the deletion of the own account. */
export type AccountDeletionInput = {
  /** Current password. */
  currentPassword: string;
};

/** Conditions on audit entries, combined with AND. */
export type AdminAuditEntryFilter = {
  /** Entries with this action only. */
  action?: AuditedAction | null | undefined;
  /** Entries by this admin or trainer only. */
  actorId?: string | null | undefined;
  /** Entries for this entity only. */
  entity?: AuditedEntity | null | undefined;
  /** Entries for the row with this id only; used with `entity`. */
  entityId?: string | null | undefined;
  /** Updates that changed the field with this name only. */
  field?: string | null | undefined;
  /** Entries at or after this time. */
  from?: string | null | undefined;
  /** Entries for this user and the certificates of the user, and for enrollments, payments, registrations and reviews of the user, also deleted ones. */
  personId?: string | null | undefined;
  /** Entries before this time. */
  to?: string | null | undefined;
};

/** Conditions on blog posts, combined with AND. */
export type AdminBlogPostFilter = {
  /** Posts of this category only. */
  categoryId?: string | null | undefined;
  /** True: published posts only; false: drafts only. */
  isPublished?: boolean | null | undefined;
  /** Words that all occur in any field. */
  search?: string | null | undefined;
};

/** Conditions on certificates, combined with AND. */
export type AdminCertificateFilter = {
  /** Certificates of this course only. */
  courseId?: string | null | undefined;
  /** Created at or after this time. */
  from?: string | null | undefined;
  /** Words that all occur in number, code, names, course, trainer or account, or in the state. */
  search?: string | null | undefined;
  /** Certificates in this state only. */
  status?: CertificateStatus | null | undefined;
  /** Created before this time. */
  to?: string | null | undefined;
  /** Certificates of this holder only. */
  userId?: string | null | undefined;
};

/** Conditions on contact messages, combined with AND. */
export type AdminContactMessageFilter = {
  /** True: handled messages only; false: waiting messages only. */
  isHandled?: boolean | null | undefined;
  /** Words that all occur in any field. */
  search?: string | null | undefined;
};

/** Conditions on coupons, combined with AND. */
export type AdminCouponFilter = {
  /** True: active coupons only; false: inactive ones only. */
  isActive?: boolean | null | undefined;
  /** Words that all occur in the code or the state. */
  search?: string | null | undefined;
};

/** Conditions on courses, combined with AND. */
export type AdminCourseFilter = {
  /** Courses of this category only. */
  categoryId?: string | null | undefined;
  /** These courses only. */
  ids?: Array<string> | null | undefined;
  /** True: archived courses only; false: drafts and published courses only. */
  isArchived?: boolean | null | undefined;
  /** True: published courses only; false: drafts and archived courses only. */
  isPublished?: boolean | null | undefined;
  /** Courses of this level only. */
  level?: CourseLevel | null | undefined;
  /** Words that all occur in any field. */
  search?: string | null | undefined;
  /** Courses of this trainer only. */
  trainerId?: string | null | undefined;
};

/** Conditions on enrollments, combined with AND. */
export type AdminEnrollmentFilter = {
  /** Enrollments in this course only. */
  courseId?: string | null | undefined;
  /** Enrolled at this time or later. */
  from?: string | null | undefined;
  /** Words that all occur in any field of the student. */
  search?: string | null | undefined;
  /** Enrollments in this state only. */
  status?: EnrollmentStatus | null | undefined;
  /** Enrollments of this student only. */
  studentId?: string | null | undefined;
  /** Enrolled before this time. */
  to?: string | null | undefined;
};

/** Conditions on events, combined with AND. */
export type AdminEventFilter = {
  /** True: published events only; false: drafts only. */
  isPublished?: boolean | null | undefined;
  /** Words that all occur in any field. */
  search?: string | null | undefined;
  /** Upcoming or past events only. */
  when?: EventTimeFilter | null | undefined;
};

/** Conditions on FAQs, combined with AND. */
export type AdminFaqFilter = {
  /** FAQs of this category only. */
  categoryId?: string | null | undefined;
  /** True: published FAQs only; false: drafts only. */
  isPublished?: boolean | null | undefined;
  /** Words that all occur in any field. */
  search?: string | null | undefined;
};

/** Conditions on background jobs. */
export type AdminJobFilter = {
  /** Jobs in this state only. */
  state?: JobState | null | undefined;
};

/** Conditions on newsletter issues, combined with AND. */
export type AdminNewsletterIssueFilter = {
  /** Words that all occur in any field or in the state. */
  search?: string | null | undefined;
  /** Issues in this state only. */
  state?: NewsletterIssueState | null | undefined;
};

/** Conditions on newsletter subscribers, combined with AND. */
export type AdminNewsletterSubscriberFilter = {
  /** True: refused addresses only; false: without them. */
  isBounced?: boolean | null | undefined;
  /** True: confirmed addresses only; false: unconfirmed addresses only. */
  isConfirmed?: boolean | null | undefined;
  /** Subscribers in this language only. */
  language?: Language | null | undefined;
  /** Words that all occur in the email address, the language or the state. */
  search?: string | null | undefined;
};

/** Conditions on payments, combined with AND. */
export type AdminPaymentFilter = {
  /** Payments of this course only. */
  courseId?: string | null | undefined;
  /** Payments of this event only. */
  eventId?: string | null | undefined;
  /** Orders at or after this time. */
  from?: string | null | undefined;
  /** True: orders that end without a payment within 7 days only; false: all others only. */
  isExpiring?: boolean | null | undefined;
  /** True: orders that end without a payment before midnight in Algeria only; false: all others only. */
  isExpiringToday?: boolean | null | undefined;
  /** Payments by this method only. */
  method?: PaymentMethod | null | undefined;
  /** Words that all occur in reference, name, e-mail, phone, transaction number or item, or in the state. */
  search?: string | null | undefined;
  /** Payments in this state only. */
  status?: PaymentStatus | null | undefined;
  /** Orders before this time. */
  to?: string | null | undefined;
};

/** Conditions on polls, combined with AND. */
export type AdminPollFilter = {
  /** True: active polls only, including those that have ended; false: inactive polls only. */
  isActive?: boolean | null | undefined;
  /** Words that all occur in any field or option. */
  search?: string | null | undefined;
};

/** Conditions on reviews, combined with AND. */
export type AdminReviewFilter = {
  /** Reviews of this course only. */
  courseId?: string | null | undefined;
  /** True: approved reviews only; false: pending reviews only. */
  isApproved?: boolean | null | undefined;
  /** Reviews with this rating only, 1 to 5. */
  rating?: number | null | undefined;
  /** Words that all occur in the review, its course or its author's account. */
  search?: string | null | undefined;
};

/** Conditions on entries of the search vocabulary, combined with AND. */
export type AdminSearchVocabularyFilter = {
  /** Words that all occur in the entry. */
  search?: string | null | undefined;
};

/** Conditions on users, combined with AND. */
export type AdminUserFilter = {
  /** True: users who can sign in only; false: deactivated users only. */
  isActive?: boolean | null | undefined;
  /** True: active trainers whom no admin has approved only; false: all other users only. */
  isAwaitingApproval?: boolean | null | undefined;
  /** Users with this role only. */
  role?: Role | null | undefined;
  /** Words that all occur in any field. */
  search?: string | null | undefined;
};

/** `blank`: no answer; `ambiguous`: a number that can be read in two ways; `wrongUnit` and `missingUnit`: the number would be right; `unreadable`: no number. */
export type AnswerVerdict =
  | 'ambiguous'
  | 'blank'
  | 'missingUnit'
  | 'partial'
  | 'right'
  | 'unreadable'
  | 'wrong'
  | 'wrongUnit';

/** A file attached to a lesson. */
export type AttachmentInput = {
  /** English name of the file; absent or blank if the Arabic one is given. */
  name?: string | null | undefined;
  /** Arabic name of the file; absent or blank if the English one is given. */
  nameAr?: string | null | undefined;
  /** URL: https or a path under /media/. */
  url: string;
};

/** Kind of change. */
export type AuditedAction =
  | 'create'
  | 'delete'
  | 'update';

/** Entity that was changed, by its table name. */
export type AuditedEntity =
  | 'blog_posts'
  | 'categories'
  | 'certificate_settings'
  | 'certificates'
  | 'contact_details'
  | 'contact_messages'
  | 'coupons'
  | 'course_messages'
  | 'course_sections'
  | 'courses'
  | 'enrollments'
  | 'event_registrations'
  | 'events'
  | 'faq_categories'
  | 'faqs'
  | 'glossary_terms'
  | 'jobs'
  | 'lesson_waivers'
  | 'lessons'
  | 'newsletter_issues'
  | 'newsletter_subscribers'
  | 'office_messages'
  | 'payment_settings'
  | 'payments'
  | 'poll_options'
  | 'polls'
  | 'posts'
  | 'question_tags'
  | 'questions'
  | 'quiz_exceptions'
  | 'quizzes'
  | 'reviews'
  | 'search_vocabulary'
  | 'site_documents'
  | 'threads'
  | 'users';

/** Filter of blog posts; all conditions must match. Does not extend what the caller may see. */
export type BlogPostFilter = {
  /** Key of the category. */
  categoryId?: string | null | undefined;
  /** True for published posts, false for drafts visible to the caller. */
  isPublished?: boolean | null | undefined;
  /** Words of the title, text, category, tags or author in either language. All words must match, as part of a word, in another form (number, article, particle) or, in titles and labels, by another name in the vocabulary or glossary, except words that each text could have, numbers and units; ignores case, vowel marks, letter variants and digit scripts. */
  search?: string | null | undefined;
};

/** Field to sort blog posts by. */
export type BlogPostSortField =
  | 'createdAt'
  | 'isPublished'
  | 'publishedAt'
  | 'title'
  | 'titleAr'
  | 'updatedAt'
  | 'views';

/** Language of captions. */
export type CaptionsLanguage =
  | 'ar'
  | 'en'
  | 'fr';

/** A payment in cash at the desk, for a course or an event. */
export type CashPaymentInput = {
  /** Key of a paid, published course. */
  courseId?: string | null | undefined;
  /** Key of a paid, published, upcoming event. */
  eventId?: string | null | undefined;
  /** Words of the admin. */
  notes?: string | null | undefined;
  /** Key of the payer. */
  userId: string;
};

/** Both spellings of a name on certificates. */
export type CertificateNameInput = {
  /** In Latin script, at most 120 characters. */
  name: string;
  /** In Arabic script, at most 120 characters. */
  nameAr: string;
};

/** All settings of certificates. */
export type CertificateSettingsInput = {
  /** Name of the signatory of the platform in Latin script; empty: none. */
  signatoryName?: string | null | undefined;
  /** Name of the signatory in Arabic script. */
  signatoryNameAr?: string | null | undefined;
  /** English title of the signatory. */
  signatoryTitle?: string | null | undefined;
  /** Arabic title of the signatory. */
  signatoryTitleAr?: string | null | undefined;
  /** Path of an own upload of the kind `signature`; null for none. */
  signature?: string | null | undefined;
};

/** Field to sort certificates by. */
export type CertificateSortField =
  | 'createdAt';

/** `awaiting_name`: the holder has not confirmed the spelling of the name; `valid`; `revoked`; `replaced`: another certificate has the corrected name. */
export type CertificateStatus =
  | 'awaiting_name'
  | 'replaced'
  | 'revoked'
  | 'valid';

/** A new email address and the current password. */
export type ChangeEmailInput = {
  /** Current password. */
  currentPassword: string;
  /** Valid email address; unique, ignoring case. */
  newEmail: string;
};

/** Current and new password. */
export type ChangePasswordInput = {
  /** Current password. */
  currentPassword: string;
  /** New password, at least 6 characters. */
  newPassword: string;
};

/** Proof that the authenticator app works. */
export type ConfirmSecondFactorInput = {
  /** 6 digits that the app shows. */
  code: string;
};

/** All contact details; an absent text becomes empty. */
export type ContactDetailsInput = {
  /** Postal address in English. */
  address?: string | null | undefined;
  /** Postal address in Arabic. */
  addressAr?: string | null | undefined;
  /** Email address for questions. */
  email?: string | null | undefined;
  /** URL of the page on Facebook. */
  facebook?: string | null | undefined;
  /** Working hours in English. */
  hours?: string | null | undefined;
  /** Working hours in Arabic. */
  hoursAr?: string | null | undefined;
  /** URL of the page on Instagram. */
  instagram?: string | null | undefined;
  /** URL of the page on LinkedIn. */
  linkedin?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** URL of the page on X. */
  x?: string | null | undefined;
  /** URL of the channel on YouTube. */
  youtube?: string | null | undefined;
};

/** A message from the contact form. */
export type ContactMessageInput = {
  /** Email address for the reply. */
  email: string;
  /** Plain text; blank lines separate paragraphs. */
  message: string;
  /** Name of the sender. */
  name: string;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Subject; a single line. */
  subject: string;
};

/** Field to sort contact messages by. */
export type ContactMessageSortField =
  | 'createdAt'
  | 'email'
  /** Descending: waiting messages first. The newest first within each group. */
  | 'handledAt'
  | 'name'
  | 'subject';

/** What an answer to an earlier version of a question is worth after a correction. `key`: as by the corrected version, if that is of the same kind; `answered`: full points for any answer; `everyone`: full points for all. */
export type CorrectionMethod =
  | 'answered'
  | 'everyone'
  | 'key';

/** Field to sort coupons by. */
export type CouponSortField =
  | 'code'
  | 'createdAt'
  | 'endsAt'
  | 'isActive'
  | 'usedCount';

/** First fields of a new course draft. */
export type CourseDraftInput = {
  /** Id of the category. */
  categoryId: string;
  /** English title; absent or blank if the Arabic one is given. */
  title?: string | null | undefined;
  /** Arabic title; absent or blank if the English one is given. */
  titleAr?: string | null | undefined;
};

/** Filter of courses; all conditions must match. Does not extend what the caller may see. */
export type CourseFilter = {
  /** Key of the category. */
  categoryId?: string | null | undefined;
  /** True for published courses, false for drafts visible to the caller. */
  isPublished?: boolean | null | undefined;
  /** Difficulty level. */
  level?: CourseLevel | null | undefined;
  /** Free or paid. */
  price?: CoursePriceFilter | null | undefined;
  /** Words of the title, description, keywords, category, trainer, level or price in either language. All words must match, as part of a word, in another form (number, article, particle) or, in titles and labels, by another name in the vocabulary or glossary, except words that each text could have, numbers and units; ignores case, vowel marks, letter variants and digit scripts. */
  search?: string | null | undefined;
  /** Key of the trainer. */
  trainerId?: string | null | undefined;
};

/** Difficulty level of a course. */
export type CourseLevel =
  | 'advanced'
  | 'beginner'
  | 'intermediate';

/** A message to learners of a course. The English texts are both given or both left out. */
export type CourseMessageInput = {
  /** Keys of enrollments in the course, at most 1000; those without access and repeated ones are left out. */
  enrollmentIds: Array<string>;
  /** English subject. */
  subject?: string | null | undefined;
  /** Arabic subject; a single line. */
  subjectAr: string;
  /** English text. */
  text?: string | null | undefined;
  /** Arabic text, plain; blank lines separate paragraphs. */
  textAr: string;
};

/** Price filter of courses. */
export type CoursePriceFilter =
  | 'free'
  | 'paid';

/** Sort order of courses; the newest first among equals. `relevance` is the best match first with a search, else newest. */
export type CourseSort =
  | 'newest'
  | 'popular'
  | 'priceHigh'
  | 'priceLow'
  | 'rating'
  | 'relevance';

/** Field to sort courses by. */
export type CourseSortField =
  | 'createdAt'
  | 'enrollmentCount'
  | 'isPublished'
  | 'price'
  | 'rating'
  | 'title'
  | 'titleAr'
  | 'updatedAt';

/** A new blog post. */
export type CreateBlogPostInput = {
  /** Id of the category; null for a general post. */
  categoryId?: string | null | undefined;
  /** English text. */
  content: string;
  /** Arabic text. */
  contentAr: string;
  /** English summary for cards. */
  excerpt: string;
  /** Arabic summary for cards. */
  excerptAr: string;
  /** False for a draft; default false. */
  isPublished?: boolean | null | undefined;
  /** Reading time in minutes; default 5. */
  readTime?: number | null | undefined;
  /** Unique name in URLs: lower-case letters, digits and hyphens. */
  slug: string;
  /** Keywords; default none. */
  tags?: Array<string> | null | undefined;
  /** Image URL; null for none. */
  thumbnail?: string | null | undefined;
  /** English title. */
  title: string;
  /** Arabic title. */
  titleAr: string;
};

/** A new category. */
export type CreateCategoryInput = {
  /** English description; null for none. */
  description?: string | null | undefined;
  /** Arabic description; null for none. */
  descriptionAr?: string | null | undefined;
  /** Name of an icon: solar, battery, charging …; null for none. */
  icon?: string | null | undefined;
  /** English name. */
  name: string;
  /** Arabic name. */
  nameAr: string;
  /** Unique name in URLs; empty: derived from the English name. */
  slug?: string | null | undefined;
};

/** A new coupon. */
export type CreateCouponInput = {
  /** Discount in dinars. Either this or `percent`. */
  amount?: string | null | undefined;
  /** Letters, digits, hyphens and underscores; stored in upper case. */
  code: string;
  /** Courses that it is valid for; default: all courses and events. */
  courseIds?: Array<string> | null | undefined;
  /** Valid until; default: for ever. */
  endsAt?: string | null | undefined;
  /** Default true. */
  isActive?: boolean | null | undefined;
  /** Maximum of uses by one person; default: no limit. */
  perUserLimit?: number | null | undefined;
  /** Discount in percent, 1 to 100. Either this or `amount`. */
  percent?: number | null | undefined;
  /** Valid from; default: at once. */
  startsAt?: string | null | undefined;
  /** Maximum of all uses; default: no limit. */
  totalLimit?: number | null | undefined;
};

/** A new course. */
export type CreateCourseInput = {
  /** For whom the course is, in English; at most 12 items; default none. */
  audience?: Array<string> | null | undefined;
  /** For whom the course is, in Arabic; at most 12 items; default none. */
  audienceAr?: Array<string> | null | undefined;
  /** Id of the category. */
  categoryId: string;
  /** English description; can be blank in an update of a draft. */
  description: string;
  /** Arabic description; can be blank in an update of a draft. */
  descriptionAr: string;
  /** Duration in minutes. */
  duration: number;
  /** True if completions earn a certificate, earlier ones too; default true. */
  hasCertificate?: boolean | null | undefined;
  /** Derived from the price; rejected if it contradicts the price. */
  isFree?: boolean | null | undefined;
  /** False for a draft; default false. */
  isPublished?: boolean | null | undefined;
  /** Words by which people look for the course and that its texts lack, at most 20; default none. */
  keywords?: Array<string> | null | undefined;
  /** Level of the course. */
  level: CourseLevel;
  /** What a learner can do afterwards, in English; at most 12 items; default none. */
  outcomes?: Array<string> | null | undefined;
  /** What a learner can do afterwards, in Arabic; at most 12 items; default none. */
  outcomesAr?: Array<string> | null | undefined;
  /** Price in dinars; "0" for a free course. */
  price: string;
  /** Ids of courses that learners should take before, at most 10: published ones and own ones; default none. */
  requiredCourseIds?: Array<string> | null | undefined;
  /** What a learner needs first, in English; at most 12 items; default none. */
  requirements?: Array<string> | null | undefined;
  /** What a learner needs first, in Arabic; at most 12 items; default none. */
  requirementsAr?: Array<string> | null | undefined;
  /** Unique name in URLs; empty: derived from the English title. */
  slug?: string | null | undefined;
  /** Image URL: https or a path under /media/; null for none. */
  thumbnail?: string | null | undefined;
  /** English title. */
  title: string;
  /** Arabic title. */
  titleAr: string;
  /** Id of the trainer; default the viewer. Only an admin can name another trainer. */
  trainerId?: string | null | undefined;
};

/** A new event. */
export type CreateEventInput = {
  /** Number of seats; null for unlimited. */
  capacity?: number | null | undefined;
  /** English description. */
  description: string;
  /** Arabic description. */
  descriptionAr: string;
  /** Alias of `endsAt`. */
  endDate?: string | null | undefined;
  /** End. A new event needs `endsAt` or `endDate`. */
  endsAt?: string | null | undefined;
  /** Whether online participation is possible; default false. */
  isOnline?: boolean | null | undefined;
  /** False for a draft; default false. */
  isPublished?: boolean | null | undefined;
  /** Location in English. */
  location: string;
  /** Location in Arabic. */
  locationAr?: string | null | undefined;
  /** URL of the online meeting; https only. */
  meetingUrl?: string | null | undefined;
  /** Price in dinars; default 0. */
  price?: string | null | undefined;
  /** Alias of `startsAt`. */
  startDate?: string | null | undefined;
  /** Start. A new event needs `startsAt` or `startDate`. */
  startsAt?: string | null | undefined;
  /** Image URL. */
  thumbnail?: string | null | undefined;
  /** English title. */
  title: string;
  /** Arabic title. */
  titleAr: string;
};

/** A new FAQ. */
export type CreateFaqInput = {
  /** English answer. */
  answer: string;
  /** Arabic answer. */
  answerAr: string;
  /** Id of the category; null for a general FAQ. */
  categoryId?: string | null | undefined;
  /** False for a draft; default true. */
  isPublished?: boolean | null | undefined;
  /** Position in lists, ascending; default 0. */
  order?: number | null | undefined;
  /** English question. */
  question: string;
  /** Arabic question. */
  questionAr: string;
};

/** A new glossary term. */
export type CreateGlossaryTermInput = {
  /** Acronym; null for none. */
  acronym?: string | null | undefined;
  /** Arabic acronym; null for none. */
  acronymAr?: string | null | undefined;
  /** English name of an existing or new category. */
  category: string;
  /** Arabic name of the category. */
  categoryAr: string;
  /** English definition. */
  definition: string;
  /** Arabic definition. */
  definitionAr: string;
  /** False for a draft; default true. */
  isPublished?: boolean | null | undefined;
  /** French name; null for none. */
  nameFr?: string | null | undefined;
  /** Spoken spellings in any script, at most 10; default none. */
  spellings?: Array<string> | null | undefined;
  /** English term. */
  term: string;
  /** Arabic term. */
  termAr: string;
};

/** A new lesson. */
export type CreateLessonInput = {
  /** All attachments in order, at most 20. */
  attachments?: Array<AttachmentInput> | null | undefined;
  /** All captions of the video, at most one file for each language. */
  captions?: Array<LessonCaptionsInput> | null | undefined;
  /** UUID chosen by the client: a repeated request with the same key returns the lesson that the first one created, unchanged. */
  clientKey?: string | null | undefined;
  /** English text; null for none. */
  content?: string | null | undefined;
  /** Arabic text; null for none. */
  contentAr?: string | null | undefined;
  /** Duration in minutes; default 0. */
  duration?: number | null | undefined;
  /** False for a draft; default false. */
  isPublished?: boolean | null | undefined;
  /** False for a lesson that the completion of the course does not need; default true. */
  isRequired?: boolean | null | undefined;
  /** How the lesson is taken, which never changes; default content. */
  kind?: LessonKind | null | undefined;
  /** True for a lesson that opens after the completion of the required one before it; default false. */
  needsPrevious?: boolean | null | undefined;
  /** Id of a section of the course; default the last one. */
  sectionId?: string | null | undefined;
  /** English title. */
  title: string;
  /** Arabic title. */
  titleAr: string;
  /** Video URL: YouTube, Vimeo, an mp4 or HLS file, or a path under /media/; null for none. */
  videoUrl?: string | null | undefined;
};

/** A note at a lesson. */
export type CreateLessonNoteInput = {
  /** UUID; a repeated call with the same one at the same lesson creates no second note. */
  clientKey?: string | null | undefined;
  /** Second of the lesson's video that it is about. */
  second?: number | null | undefined;
  /** Plain text of up to 5000 characters. */
  text: string;
};

/** A new newsletter issue. */
export type CreateNewsletterIssueInput = {
  /** Ids of blog posts in their order in the mail, at most 20; default none. */
  blogPostIds?: Array<string> | null | undefined;
  /** English text above the posts; blank lines separate paragraphs. */
  intro: string;
  /** Arabic text above the posts. */
  introAr: string;
  /** English subject of the mail. */
  subject: string;
  /** Arabic subject of the mail. */
  subjectAr: string;
};

/** A new poll. */
export type CreatePollInput = {
  /** Whether several options can be chosen; default false. */
  allowMultiple?: boolean | null | undefined;
  /** Alias of `expiresAt`. */
  endsAt?: string | null | undefined;
  /** End of voting; null for none. */
  expiresAt?: string | null | undefined;
  /** False for an inactive poll; default true. */
  isActive?: boolean | null | undefined;
  /** English options, 2 to 20. A single text is split at its commas. */
  options: Array<string>;
  /** Arabic options, as many as English ones. */
  optionsAr: Array<string>;
  /** English question. */
  question: string;
  /** Arabic question. */
  questionAr: string;
};

/** A new question, without content. */
export type CreateQuestionInput = {
  /** UUID; a repeated call with the same one creates no second question. */
  clientKey?: string | null | undefined;
  /** Kind of the question. */
  kind: QuestionKind;
  /** Tags, at most 20; default none. */
  tags?: Array<string> | null | undefined;
};

/** A new entry of the search vocabulary. */
export type CreateSearchVocabularyEntryInput = {
  /** Names of one thing, 2 to 30. Of several that the search cannot tell apart the first one is stored. */
  words: Array<string>;
};

/** A new section of a course. */
export type CreateSectionInput = {
  /** UUID chosen by the client: a repeated request with the same key returns the section that the first one created, unchanged. */
  clientKey?: string | null | undefined;
  /** English title; blank in both languages for a section without a heading. */
  title?: string | null | undefined;
  /** Arabic title. */
  titleAr?: string | null | undefined;
};

/** A question about a lesson. */
export type CreateThreadInput = {
  /** UUID; a repeated call with the same one about the same lesson creates no second thread. */
  clientKey?: string | null | undefined;
  /** True: for the trainer alone; default false: for all people of the course. */
  isPrivate?: boolean | null | undefined;
  /** Second of the lesson's video that it is about. */
  second?: number | null | undefined;
  /** Plain text of 2 to 5000 characters. */
  text: string;
};

/** A new user. */
export type CreateUserInput = {
  /** Email address; unique, case-insensitive. */
  email: string;
  /** At least 1 character. */
  firstName: string;
  /** First name in Arabic script, for texts in Arabic; optional. */
  firstNameAr?: string | null | undefined;
  /** False for a user who cannot sign in; default true. */
  isActive?: boolean | null | undefined;
  /** At least 1 character. */
  lastName: string;
  /** Last name in Arabic script, for texts in Arabic; optional. */
  lastNameAr?: string | null | undefined;
  /** At least 6 characters. Blank for a new user: the user gets a mail with a link to set it. Blank in an update keeps the password. */
  password?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Language of messages; default the admin's language. */
  preferredLanguage?: Language | null | undefined;
  /** Role of the user. */
  role: Role;
  /** At least 3 characters; unique, case-insensitive. */
  username: string;
};

/** State of an export: `failed` ones are repeated, the file of `expired` ones is deleted. */
export type DataExportState =
  | 'expired'
  | 'failed'
  | 'ready'
  | 'waiting';

/** Students to enroll in a course, without payment. */
export type EnrollStudentsInput = {
  /** Key of a course. */
  courseId: string;
  /** Email addresses, at most 500. */
  emails: Array<string>;
};

/** Field to sort enrollments by. */
export type EnrollmentSortField =
  | 'enrolledAt';

/** Why an enrollment gives access: a free course, a payment, or a decision of an admin. */
export type EnrollmentSource =
  | 'admin'
  | 'free'
  | 'payment';

/** Status of an enrollment. `pending_payment` and `ended` do not give access to lessons. */
export type EnrollmentStatus =
  | 'completed'
  | 'ended'
  | 'in_progress'
  | 'pending_payment';

/** Interval of the enrollment trend. Weeks start on Sunday. */
export type EnrollmentTrendInterval =
  | 'month'
  | 'week';

/** Filter of events; all conditions must match. Does not extend what the caller may see. */
export type EventFilter = {
  /** True for published events, false for drafts visible to the caller. */
  isPublished?: boolean | null | undefined;
  /** Upcoming or past events only. */
  when?: EventTimeFilter | null | undefined;
};

/** Field to sort events by. */
export type EventSortField =
  | 'createdAt'
  | 'isPublished'
  | 'price'
  | 'registeredCount'
  | 'startDate'
  | 'title'
  | 'titleAr';

/** Start of an event relative to now: `upcoming` or `past`. */
export type EventTimeFilter =
  | 'past'
  | 'upcoming';

/** Filter of FAQs; all conditions must match. Does not extend what the caller may see. */
export type FaqFilter = {
  /** Slugs of categories whose questions are listed, at most 20; absent: all. */
  categories?: Array<string> | null | undefined;
  /** Key of the category. */
  categoryId?: string | null | undefined;
  /** Slugs of categories to leave out, at most 20; questions without a category stay. */
  exceptCategories?: Array<string> | null | undefined;
  /** True for published questions, false for drafts visible to the caller. */
  isPublished?: boolean | null | undefined;
};

/** Field to sort FAQs by. */
export type FaqSortField =
  | 'createdAt'
  | 'isPublished'
  | 'order'
  | 'question'
  | 'questionAr'
  | 'updatedAt';

/** Why money that the card provider has received confirmed no payment. */
export type GatewayProblem =
  /** The order had expired or was cancelled. */
  | 'closedOrder'
  /** The order had been paid in another way. */
  | 'paidTwice'
  /** No payment has this checkout. */
  | 'unknownPayment'
  /** Another amount or currency was paid. */
  | 'wrongAmount';

/** Filter of terms; all conditions must match. Does not extend what the caller may see. */
export type GlossaryTermFilter = {
  /** English or Arabic name of the category. */
  category?: string | null | undefined;
  /** True for published terms, false for drafts visible to the caller. */
  isPublished?: boolean | null | undefined;
  /** Words of the names, acronyms, spellings, category or definition in any language. All words must match, as part of a word, in another form (number, article, particle) or, in titles and labels, by another name in the vocabulary or glossary, except words that each text could have, numbers and units; ignores case, vowel marks, letter variants and digit scripts. */
  search?: string | null | undefined;
};

/** Sort order of terms. */
export type GlossaryTermSort =
  /** By Arabic term, with alef variants as alef: Arabic letters, other scripts, digits. */
  | 'arabic'
  /** By English term: Latin letters, other scripts, digits. */
  | 'english'
  /** Newest first. */
  | 'newest'
  /** The best match first with a search, else by English term. */
  | 'relevance';

/** Field to sort glossary terms by. */
export type GlossaryTermSortField =
  | 'category'
  | 'categoryAr'
  | 'createdAt'
  | 'isPublished'
  /** English alphabetical order. */
  | 'term'
  /** Arabic alphabetical order. */
  | 'termAr'
  | 'updatedAt';

/** Conditions on learners, combined with AND. */
export type GradeBookFilter = {
  /** Key of a lesson that they have not completed. */
  missingLessonId?: string | null | undefined;
  /** Words of the learner's name. */
  search?: string | null | undefined;
  /** Default: all with access. */
  state?: GradeBookState | null | undefined;
};

/** Order of a grade book; `result` is that in the lesson of `resultLessonId`. */
export type GradeBookSort =
  | 'lastActivity'
  | 'name'
  | 'progress'
  | 'result';

/** By which learners are chosen: their state, or all who are stuck. */
export type GradeBookState =
  | 'completed'
  | 'ended'
  | 'in_progress'
  | 'not_started'
  | 'stuck';

/** State of a background job. */
export type JobState =
  /** All attempts failed: it runs only after `retryJobs`. */
  | 'failed'
  /** A worker runs it now. */
  | 'running'
  /** It runs later, or again after an error. */
  | 'scheduled'
  /** It runs as soon as a worker is free. */
  | 'waiting';

/** Language of the user interface and messages. */
export type Language =
  | 'ar'
  | 'en';

/** How far a learner is in a course; `ended` without access. */
export type LearnerState =
  | 'completed'
  | 'ended'
  | 'in_progress'
  | 'not_started';

/** Captions of the video of a lesson in a language. */
export type LessonCaptionsInput = {
  /** Language of the captions. */
  language: CaptionsLanguage;
  /** URL that an upload of the kind `captions` returned. */
  url: string;
};

/** `content`: texts, video and files; `quiz`: questions, completed by a passed attempt and by nothing else. */
export type LessonKind =
  | 'content'
  | 'quiz';

/** What a learner has reached in a lesson: `opened` or `done`; of a quiz `open` for a running attempt, `late` for a failed one whose answers after the deadline wait for a decision, `failed` or `passed`. */
export type LessonResultState =
  | 'done'
  | 'failed'
  | 'late'
  | 'open'
  | 'opened'
  | 'passed';

/** Login credentials. */
export type LoginInput = {
  /** Email address, ignoring case. */
  email: string;
  /** Password. */
  password: string;
};

/** Field to sort newsletter issues by. */
export type NewsletterIssueSortField =
  | 'createdAt';

/** Whether an issue is a draft, being sent, sent, or stopped before all recipients got it. */
export type NewsletterIssueState =
  | 'draft'
  | 'sending'
  | 'sent'
  | 'stopped';

/** Field to sort newsletter subscribers by. */
export type NewsletterSubscriberSortField =
  | 'confirmedAt'
  | 'createdAt'
  | 'email'
  | 'language';

/** A known person (`userId`) or the fields of a new student, `courseId` or `eventId`, and how it is paid. */
export type OfficeEnrollmentInput = {
  /** Key of a published course. */
  courseId?: string | null | undefined;
  /** Email address; unique, and required for a new person. The username is made of it or the name. */
  email?: string | null | undefined;
  /** Key of a published, upcoming event. */
  eventId?: string | null | undefined;
  /** First name; required for a new person. */
  firstName?: string | null | undefined;
  /** First name in Arabic script. */
  firstNameAr?: string | null | undefined;
  /** Last name; required for a new person. */
  lastName?: string | null | undefined;
  /** Last name in Arabic script. */
  lastNameAr?: string | null | undefined;
  /** Words of the admin on a payment in cash. */
  notes?: string | null | undefined;
  /** How it is paid. */
  payment: OfficePayment;
  /** Phone number. */
  phone?: string | null | undefined;
  /** The amount of `officeQuote` that was shown; another one is refused. */
  price: string;
  /** Key of a known person; the fields of a new one are ignored. */
  userId?: string | null | undefined;
};

/** A message to chosen people. The English texts are both given or both left out. */
export type OfficeMessageInput = {
  /** English subject. */
  subject?: string | null | undefined;
  /** Arabic subject; a single line. */
  subjectAr: string;
  /** English text. */
  text?: string | null | undefined;
  /** Arabic text, plain; blank lines separate paragraphs. */
  textAr: string;
  /** Keys of users, at most 1000; repeated ones count once. */
  userIds: Array<string>;
};

/** `free`: a free event, or a course as a decision of the office. `cash`: paid now. `transfer`: an order that the person pays later. */
export type OfficePayment =
  | 'cash'
  | 'free'
  | 'transfer';

/** `ordered`: an order waits for its payment. `enrolled`: the person has the course or the seat. `soldOut` and `started` are of events. */
export type OfficeQuoteState =
  | 'enrolled'
  | 'open'
  | 'ordered'
  | 'soldOut'
  | 'started';

/** What a result of the office search is. */
export type OfficeSearchKind =
  /** A blog post. */
  | 'blogPost'
  /** A certificate. */
  | 'certificate'
  /** A message of the contact form. */
  | 'contactMessage'
  /** A course. */
  | 'course'
  /** A student in one of the trainer's courses; the id is that of the enrollment. */
  | 'enrollment'
  /** An event. */
  | 'event'
  /** An order and its payment. */
  | 'payment'
  /** An account; the id is its id. */
  | 'person';

/** Whether a course or seat waits for the money of an order. */
export type OrderPlace =
  /** It is not held, but can still be given. */
  | 'available'
  /** It can no longer be given: money would be returned. */
  | 'gone'
  /** It waits for the payment. */
  | 'held';

/** Conditions on payments, combined with AND. */
export type PaymentFilter = {
  /** Payments of this course only. */
  courseId?: string | null | undefined;
  /** Payments of this event only. */
  eventId?: string | null | undefined;
  /** Payments in this state only. */
  status?: PaymentStatus | null | undefined;
  /** Payments of this payer only. */
  userId?: string | null | undefined;
};

/** How a payment is made. `cash` is recorded by an admin. */
export type PaymentMethod =
  | 'bank_transfer'
  | 'baridimob'
  | 'card'
  | 'cash'
  | 'ccp';

/** An order: a course or an event. */
export type PaymentOrderInput = {
  /** Code of a coupon; absent keeps the one of the open order, null or blank removes it. */
  coupon?: string | null | undefined;
  /** Key of a paid, published course. */
  courseId?: string | null | undefined;
  /** Key of a paid, published, upcoming event. */
  eventId?: string | null | undefined;
  /** Default: the method of the open order, or the first enabled one. */
  method?: PaymentMethod | null | undefined;
};

/** The proof of a transfer; with a late one, the account that the money goes back to if what was ordered is gone. */
export type PaymentProofInput = {
  /** Words to the admins. */
  notes?: string | null | undefined;
  /** Path of an upload of the kind `proof`. */
  proofUrl: string;
  /** Account that the money goes to: RIP or RIB of 20 digits, or number and key of a postal account. */
  refundAccount?: string | null | undefined;
  /** Name of the holder of the account. */
  refundHolder?: string | null | undefined;
  /** How the money is returned: a transfer, or cash for what was paid in cash. */
  refundMethod?: PaymentMethod | null | undefined;
  /** Number of the transfer. */
  transactionId: string;
};

/** All settings of payments. */
export type PaymentSettingsInput = {
  /** Article of taxation (AI). */
  ai?: string | null | undefined;
  /** Holder of the bank account. */
  bankHolder?: string | null | undefined;
  /** Name of the bank. */
  bankName?: string | null | undefined;
  /** Holder of the postal account (CCP). */
  ccpHolder?: string | null | undefined;
  /** Key of the postal account: two digits. */
  ccpKey?: string | null | undefined;
  /** Number of the postal account. */
  ccpNumber?: string | null | undefined;
  /** Days until an unpaid order expires, 1 to 60. */
  daysToPay: number;
  /** Methods that payers may choose, the default first. */
  enabledMethods: Array<PaymentMethod>;
  /** Days in which payers may ask for a refund, 0 to 365. */
  guaranteeDays: number;
  /** Fiscal identification number (NIF). */
  nif?: string | null | undefined;
  /** Statistical identification number (NIS). */
  nis?: string | null | undefined;
  /** Number in the trade register (RC). */
  rc?: string | null | undefined;
  /** RIB of the bank account: 20 digits. */
  rib?: string | null | undefined;
  /** RIP of the postal account for BaridiMob: 20 digits. */
  rip?: string | null | undefined;
  /** Hours for which an order holds a seat of an event without payment, 1 to 168; absent: unchanged. */
  seatHoldHours?: number | null | undefined;
  /** Seller's address on receipts, in Latin letters. */
  sellerAddress?: string | null | undefined;
  /** Seller's address on receipts, in Arabic. */
  sellerAddressAr?: string | null | undefined;
  /** Seller's name on receipts, in Latin letters. */
  sellerName?: string | null | undefined;
  /** Seller's name on receipts, in Arabic. */
  sellerNameAr?: string | null | undefined;
};

/** Field to sort payments by. */
export type PaymentSortField =
  | 'amount'
  | 'createdAt'
  | 'method'
  | 'status';

/** `pending`: to be paid; `submitted`: the proof is under review; `confirmed`; `rejected`: another proof can be sent; `expired` and `cancelled`: closed unpaid; `refund_requested`; `refunded`. */
export type PaymentStatus =
  | 'cancelled'
  | 'confirmed'
  | 'expired'
  | 'pending'
  | 'refund_requested'
  | 'refunded'
  | 'rejected'
  | 'submitted';

/** Why a proof needs a closer look. */
export type PaymentWarningKind =
  /** The amount in the payer's words is another one. */
  | 'amountDiffers'
  /** The coupon of the late proof was used up by others; the agreed discount holds. */
  | 'discountWithoutCoupon'
  /** The event has begun. */
  | 'eventStarted'
  /** The event is cancelled. */
  | 'eventWithdrawn'
  /** The same file was sent before. */
  | 'fileReused'
  /** The course or event has become free. */
  | 'free'
  /** The payer has got the course or seat in another way. */
  | 'hasAccess'
  /** The time to pay has ended meanwhile. */
  | 'orderExpired'
  /** The payer's account is deactivated. */
  | 'payerInactive'
  /** The payer of a course is no student any more. */
  | 'payerRole'
  /** The price is lower than the one of the order. */
  | 'priceLower'
  /** Several proofs of this payment were refused. */
  | 'repeatedRefusals'
  /** The order has lost its seat, and no seat is left. */
  | 'soldOut'
  /** Another payment has the same transaction number. */
  | 'transactionReused';

/** Field to sort polls by. */
export type PollSortField =
  | 'createdAt'
  /** Polls without an end come last in both directions. */
  | 'endsAt'
  | 'isActive'
  | 'question'
  | 'questionAr'
  | 'voterCount';

/** An answer to a question of `practiceQuestions`. */
export type PracticeAnswerInput = {
  /** `number` of the question. */
  number: number;
  /** Of the shape of `AttemptQuestion.response`, at most 2 KB; null says that the answer is not known. */
  response?: unknown;
  /** `version` of the question. */
  version: number;
};

/** `fresh`: what a passed quiz asked is known; `fading`: a right answer to some question is less likely than 95 %; `due`: less likely than 90 %, or never repeated, and a question of this week waits. */
export type PracticeFreshness =
  | 'due'
  | 'fading'
  | 'fresh';

/** `weekly`: due questions of passed quizzes, five a week; `free`: each question that may be practiced, those answered wrongly first. */
export type PracticeRound =
  | 'free'
  | 'weekly';

/** Changes of the viewer's profile. Absent fields keep their value; null clears an optional field. */
export type ProfileInput = {
  /** Image URL; https only. */
  avatar?: string | null | undefined;
  /** English text of the trainer card. */
  bio?: string | null | undefined;
  /** Arabic text of the trainer card. */
  bioAr?: string | null | undefined;
  /** At least 1 character. */
  firstName?: string | null | undefined;
  /** First name in Arabic script, for texts in Arabic; optional. */
  firstNameAr?: string | null | undefined;
  /** At least 1 character. */
  lastName?: string | null | undefined;
  /** Last name in Arabic script, for texts in Arabic; optional. */
  lastNameAr?: string | null | undefined;
  /** Never shown to other users. */
  phone?: string | null | undefined;
  /** Language of messages and email. */
  preferredLanguage?: Language | null | undefined;
};

/** A decision about the answers to earlier versions of a question. */
export type QuestionCorrectionInput = {
  /** What they are worth. */
  method: CorrectionMethod;
  /** Reason, at most 500 characters. */
  reason: string;
  /** Number of the current version, which the preview was about: another one is 409. */
  version: number;
};

/** Changes of a draft. Absent fields keep their value. */
export type QuestionDraftInput = {
  /** What learners see; may be incomplete. */
  body?: unknown;
  /** `{explanation, explanationAr, notes}`. */
  feedback?: unknown;
  /** What decides whether a response is right; may be incomplete. */
  key?: unknown;
  /** Kind of the question; body and key must be of it. */
  kind?: QuestionKind | null | undefined;
  /** All tags, at most 20. */
  tags?: Array<string> | null | undefined;
};

/** `single`: one of several options; `multiple`: several; `boolean`: true or false; `number`: with or without a unit; `text`: a short text; `order`: options to put in order; `match`: options that belong to targets; `hotspot`: a place on a picture; `procedure`: steps to choose and put in order. */
export type QuestionKind =
  | 'boolean'
  | 'hotspot'
  | 'match'
  | 'multiple'
  | 'number'
  | 'order'
  | 'procedure'
  | 'single'
  | 'text';

/** A tag and its names. */
export type QuestionTagInput = {
  /** English name, at most 60 characters. */
  name: string;
  /** Arabic name, at most 60 characters. */
  nameAr: string;
  /** The tag as questions have it. */
  tag: string;
};

/** An answer to a question of an attempt. */
export type QuizAnswerInput = {
  /** Place of the question, from 1. */
  position: number;
  /** Of the shape of `AttemptQuestion.response`, at most 2 KB; null takes the answer back. */
  response?: unknown;
  /** Grows with each save of the question: an answer with an older number than the stored one changes nothing. */
  seq: number;
};

/** `open`: takes answers; `submitted`: is being marked; `passed`; `failed`; `voided`: by an admin, and does not count. */
export type QuizAttemptState =
  | 'failed'
  | 'open'
  | 'passed'
  | 'submitted'
  | 'voided';

/** More time or attempts for one learner. It replaces an earlier exception. */
export type QuizExceptionInput = {
  /** Attempts beyond the allowed ones; default 0. */
  extraAttempts?: number | null | undefined;
  /** Percent added to the time limit, at most 400; default 0. An open attempt gets it at once, unless its time is over. */
  extraPercent?: number | null | undefined;
  /** Reason, at most 500 characters. */
  reason: string;
};

/** When a learner sees what was right: `never`; `after_pass`: once an attempt is passed; `after_last`: once one is passed or none is left; `always`: after each attempt. */
export type QuizReveal =
  | 'after_last'
  | 'after_pass'
  | 'always'
  | 'never';

/** A place of a quiz: either `questionId` or `drawTag`. */
export type QuizSlotInput = {
  /** Number of drawn questions; default 1. */
  drawCount?: number | null | undefined;
  /** Tag by which each attempt draws questions; none comes twice. */
  drawTag?: string | null | undefined;
  /** True if an attempt fails without a fully right answer; default false. */
  isCritical?: boolean | null | undefined;
  /** Points of each question; default 1. */
  points?: number | null | undefined;
  /** Key of a question of the course. */
  questionId?: string | null | undefined;
};

/** A receipt, or the credit note of a refund. */
export type ReceiptKind =
  | 'credit_note'
  | 'receipt';

/** A new account. It is signed in immediately. */
export type RegisterInput = {
  /** Valid email address; unique, ignoring case. */
  email: string;
  /** At least 1 character. */
  firstName: string;
  /** At least 1 character. */
  lastName: string;
  /** At least 6 characters. */
  password: string;
  /** Phone number, optional. */
  phone?: string | null | undefined;
  /** `student` (default) or `trainer`. */
  role?: Role | null | undefined;
  /** At least 3 characters; unique, ignoring case. */
  username: string;
};

/** `free`: nothing was to be paid, or an admin has decided so. */
export type RegistrationPayment =
  | 'free'
  | 'paid'
  | 'unpaid';

/** `pending_payment` holds the seat until the payment is confirmed or expires. */
export type RegistrationStatus =
  | 'pending_payment'
  | 'registered';

/** The corrected name of a holder. */
export type ReissueCertificateInput = {
  /** In Latin script, at most 120 characters. */
  name: string;
  /** In Arabic script, at most 120 characters. */
  nameAr: string;
};

/** A review of a course. Absent comments are removed. */
export type ReviewInput = {
  /** English comment. */
  comment?: string | null | undefined;
  /** Arabic comment. */
  commentAr?: string | null | undefined;
  /** Stars, 1 to 5; required. */
  rating?: number | null | undefined;
};

/** Field to sort reviews by. */
export type ReviewSortField =
  | 'createdAt'
  /** Ascending: pending reviews first, the newest first. */
  | 'isApproved'
  | 'rating';

/** Why a certificate was revoked: by an admin, by a refund, or with the account. */
export type RevocationCause =
  | 'account_deleted'
  | 'admin'
  | 'refund';

/** Role of a user. */
export type Role =
  | 'admin'
  | 'student'
  | 'trainer';

/** A row that a field of an audit entry refers to. */
export type RowReference = {
  /** Entity of the row. */
  entity: AuditedEntity;
  /** Id of the row. */
  id: string;
};

/** A view of a list. */
export type SaveViewInput = {
  /** Names of the shown columns in their order; empty for those that the list has by default. At most 60; default none. */
  columns?: Array<string> | null | undefined;
  /** Height of the rows. */
  density?: TableDensity | null | undefined;
  /** Name of the list: audit, blog, categories, certificates, coupons, courses, enrollments, events, faqs, glossary, jobs, messages, newsletter, newsletterIssues, payments, polls, reviews, search-vocabulary, siteDocuments, users. */
  list: string;
  /** Name of the view. */
  name: string;
  /** Place among the views of the list; default 0. */
  position?: number | null | undefined;
  /** Search parameters of the address, with or without "?". */
  query: string;
};

/** A kind of rows that the search finds. */
export type SearchKind =
  | 'blogPost'
  | 'course'
  | 'event'
  | 'faq'
  | 'glossaryTerm';

/** Field to sort entries of the search vocabulary by. */
export type SearchVocabularyEntrySortField =
  | 'createdAt'
  | 'updatedAt'
  /** Order of the first word by code point: Latin letters before Arabic ones. */
  | 'words';

/** Proof that the owner of the account asks. */
export type SecondFactorProofInput = {
  /** 6 digits of the authenticator app, or a recovery code. */
  code: string;
  /** Current password. */
  password: string;
};

/** A section and its lessons in the new order. */
export type SectionArrangementInput = {
  /** Id of a section of the course. */
  id: string;
  /** Ids of its lessons; empty for none. */
  lessonIds: Array<string>;
};

/** A document of the site: privacy policy, terms of service, refund policy or help page. */
export type SiteDocumentName =
  | 'help'
  | 'privacy'
  | 'refunds'
  | 'terms';

/** Sort direction. */
export type SortDirection =
  | 'asc'
  | 'desc';

/** Proof that the owner of the account asks. */
export type StartSecondFactorInput = {
  /** Current password. */
  password: string;
};

/** Why a learner is stuck: the last allowed attempt at a required quiz failed; 2 or more attempts at it failed without a pass; or no lesson was completed for 14 days. */
export type StuckReason =
  | 'failed_repeatedly'
  | 'no_attempt_left'
  | 'no_progress';

/** Height of the rows of a table. */
export type TableDensity =
  | 'comfortable'
  | 'compact'
  | 'standard';

/** Encoding of a text file. windows1252 includes ISO 8859-1. */
export type TextEncoding =
  | 'iso88596'
  | 'macRoman'
  | 'utf8'
  | 'utf16be'
  | 'utf16le'
  | 'windows1252'
  | 'windows1256';

/** Which threads an inbox shows. */
export type ThreadInboxState =
  /** Those that are answered or hidden; the latest activity first. */
  | 'answered'
  /** Those with an open report; the oldest report first. */
  | 'reported'
  /** Those whose author waits for the trainer; the longest wait first. */
  | 'waiting';

/** Changes of one blog post. Absent fields keep their value; null clears an optional field. */
export type UpdateBlogPostInput = {
  /** Id of the category; null for a general post. */
  categoryId?: string | null | undefined;
  /** English text. */
  content?: string | null | undefined;
  /** Arabic text. */
  contentAr?: string | null | undefined;
  /** English summary for cards. */
  excerpt?: string | null | undefined;
  /** Arabic summary for cards. */
  excerptAr?: string | null | undefined;
  /** False for a draft; default false. */
  isPublished?: boolean | null | undefined;
  /** Reading time in minutes; default 5. */
  readTime?: number | null | undefined;
  /** Unique name in URLs: lower-case letters, digits and hyphens. */
  slug?: string | null | undefined;
  /** Keywords; default none. */
  tags?: Array<string> | null | undefined;
  /** Image URL; null for none. */
  thumbnail?: string | null | undefined;
  /** English title. */
  title?: string | null | undefined;
  /** Arabic title. */
  titleAr?: string | null | undefined;
};

/** Changes of one category. Absent fields keep their value; null clears an optional field. */
export type UpdateCategoryInput = {
  /** English description; null for none. */
  description?: string | null | undefined;
  /** Arabic description; null for none. */
  descriptionAr?: string | null | undefined;
  /** Name of an icon: solar, battery, charging …; null for none. */
  icon?: string | null | undefined;
  /** English name. */
  name?: string | null | undefined;
  /** Arabic name. */
  nameAr?: string | null | undefined;
  /** Unique name in URLs; empty: derived from the English name. */
  slug?: string | null | undefined;
};

/** Changes of one coupon. Absent fields keep their value; null clears an optional field. */
export type UpdateCouponInput = {
  /** Discount in dinars. Either this or `percent`. */
  amount?: string | null | undefined;
  /** Letters, digits, hyphens and underscores; stored in upper case. */
  code?: string | null | undefined;
  /** Courses that it is valid for; default: all courses and events. */
  courseIds?: Array<string> | null | undefined;
  /** Valid until; default: for ever. */
  endsAt?: string | null | undefined;
  /** Default true. */
  isActive?: boolean | null | undefined;
  /** Maximum of uses by one person; default: no limit. */
  perUserLimit?: number | null | undefined;
  /** Discount in percent, 1 to 100. Either this or `amount`. */
  percent?: number | null | undefined;
  /** Valid from; default: at once. */
  startsAt?: string | null | undefined;
  /** Maximum of all uses; default: no limit. */
  totalLimit?: number | null | undefined;
};

/** Changes of one course. Absent fields keep their value; null clears an optional field. */
export type UpdateCourseInput = {
  /** For whom the course is, in English; at most 12 items; default none. */
  audience?: Array<string> | null | undefined;
  /** For whom the course is, in Arabic; at most 12 items; default none. */
  audienceAr?: Array<string> | null | undefined;
  /** Id of the category. */
  categoryId?: string | null | undefined;
  /** English description; can be blank in an update of a draft. */
  description?: string | null | undefined;
  /** Arabic description; can be blank in an update of a draft. */
  descriptionAr?: string | null | undefined;
  /** Duration in minutes. */
  duration?: number | null | undefined;
  /** True if completions earn a certificate, earlier ones too; default true. */
  hasCertificate?: boolean | null | undefined;
  /** Derived from the price; rejected if it contradicts the price. */
  isFree?: boolean | null | undefined;
  /** False for a draft; default false. */
  isPublished?: boolean | null | undefined;
  /** Words by which people look for the course and that its texts lack, at most 20; default none. */
  keywords?: Array<string> | null | undefined;
  /** Level of the course. */
  level?: CourseLevel | null | undefined;
  /** What a learner can do afterwards, in English; at most 12 items; default none. */
  outcomes?: Array<string> | null | undefined;
  /** What a learner can do afterwards, in Arabic; at most 12 items; default none. */
  outcomesAr?: Array<string> | null | undefined;
  /** Id of a published lesson of the course that is open to everybody; null for none. */
  previewLessonId?: string | null | undefined;
  /** Price in dinars; "0" for a free course. */
  price?: string | null | undefined;
  /** Ids of courses that learners should take before, at most 10: published ones and own ones; default none. */
  requiredCourseIds?: Array<string> | null | undefined;
  /** What a learner needs first, in English; at most 12 items; default none. */
  requirements?: Array<string> | null | undefined;
  /** What a learner needs first, in Arabic; at most 12 items; default none. */
  requirementsAr?: Array<string> | null | undefined;
  /** Unique name in URLs; empty: derived from the English title. */
  slug?: string | null | undefined;
  /** Image URL: https or a path under /media/; null for none. */
  thumbnail?: string | null | undefined;
  /** English title. */
  title?: string | null | undefined;
  /** Arabic title. */
  titleAr?: string | null | undefined;
  /** Id of the trainer; default the viewer. Only an admin can name another trainer. */
  trainerId?: string | null | undefined;
};

/** Changes of one event. Absent fields keep their value; null clears an optional field. */
export type UpdateEventInput = {
  /** Number of seats; null for unlimited. */
  capacity?: number | null | undefined;
  /** English description. */
  description?: string | null | undefined;
  /** Arabic description. */
  descriptionAr?: string | null | undefined;
  /** Alias of `endsAt`. */
  endDate?: string | null | undefined;
  /** End. A new event needs `endsAt` or `endDate`. */
  endsAt?: string | null | undefined;
  /** Whether online participation is possible; default false. */
  isOnline?: boolean | null | undefined;
  /** False for a draft; default false. */
  isPublished?: boolean | null | undefined;
  /** Location in English. */
  location?: string | null | undefined;
  /** Location in Arabic. */
  locationAr?: string | null | undefined;
  /** URL of the online meeting; https only. */
  meetingUrl?: string | null | undefined;
  /** Price in dinars; default 0. */
  price?: string | null | undefined;
  /** Alias of `startsAt`. */
  startDate?: string | null | undefined;
  /** Start. A new event needs `startsAt` or `startDate`. */
  startsAt?: string | null | undefined;
  /** Image URL. */
  thumbnail?: string | null | undefined;
  /** English title. */
  title?: string | null | undefined;
  /** Arabic title. */
  titleAr?: string | null | undefined;
};

/** Changes of one FAQ. Absent fields keep their value; null clears an optional field. */
export type UpdateFaqInput = {
  /** English answer. */
  answer?: string | null | undefined;
  /** Arabic answer. */
  answerAr?: string | null | undefined;
  /** Id of the category; null for a general FAQ. */
  categoryId?: string | null | undefined;
  /** False for a draft; default true. */
  isPublished?: boolean | null | undefined;
  /** Position in lists, ascending; default 0. */
  order?: number | null | undefined;
  /** English question. */
  question?: string | null | undefined;
  /** Arabic question. */
  questionAr?: string | null | undefined;
};

/** Changes of one glossary term. Absent fields keep their value; null clears an optional field. */
export type UpdateGlossaryTermInput = {
  /** Acronym; null for none. */
  acronym?: string | null | undefined;
  /** Arabic acronym; null for none. */
  acronymAr?: string | null | undefined;
  /** English name of an existing or new category. */
  category?: string | null | undefined;
  /** Arabic name of the category. */
  categoryAr?: string | null | undefined;
  /** English definition. */
  definition?: string | null | undefined;
  /** Arabic definition. */
  definitionAr?: string | null | undefined;
  /** False for a draft; default true. */
  isPublished?: boolean | null | undefined;
  /** French name; null for none. */
  nameFr?: string | null | undefined;
  /** Spoken spellings in any script, at most 10; default none. */
  spellings?: Array<string> | null | undefined;
  /** English term. */
  term?: string | null | undefined;
  /** Arabic term. */
  termAr?: string | null | undefined;
};

/** Changes of one lesson. Absent fields keep their value; null clears an optional field. */
export type UpdateLessonInput = {
  /** All attachments in order, at most 20. */
  attachments?: Array<AttachmentInput> | null | undefined;
  /** All captions of the video, at most one file for each language. */
  captions?: Array<LessonCaptionsInput> | null | undefined;
  /** English text; null for none. */
  content?: string | null | undefined;
  /** Arabic text; null for none. */
  contentAr?: string | null | undefined;
  /** Duration in minutes; default 0. */
  duration?: number | null | undefined;
  /** False for a draft; default false. */
  isPublished?: boolean | null | undefined;
  /** False for a lesson that the completion of the course does not need; default true. */
  isRequired?: boolean | null | undefined;
  /** True for a lesson that opens after the completion of the required one before it; default false. */
  needsPrevious?: boolean | null | undefined;
  /** Id of a section of the course; another one: the lesson moves to its end. */
  sectionId?: string | null | undefined;
  /** English title. */
  title?: string | null | undefined;
  /** Arabic title. */
  titleAr?: string | null | undefined;
  /** Video URL: YouTube, Vimeo, an mp4 or HLS file, or a path under /media/; null for none. */
  videoUrl?: string | null | undefined;
};

/** Changes of one newsletter issue. Absent fields keep their value; null clears an optional field. */
export type UpdateNewsletterIssueInput = {
  /** Ids of blog posts in their order in the mail, at most 20; default none. */
  blogPostIds?: Array<string> | null | undefined;
  /** English text above the posts; blank lines separate paragraphs. */
  intro?: string | null | undefined;
  /** Arabic text above the posts. */
  introAr?: string | null | undefined;
  /** English subject of the mail. */
  subject?: string | null | undefined;
  /** Arabic subject of the mail. */
  subjectAr?: string | null | undefined;
};

/** Changes of one poll. Absent fields keep their value; null clears an optional field. */
export type UpdatePollInput = {
  /** Whether several options can be chosen; default false. */
  allowMultiple?: boolean | null | undefined;
  /** Alias of `expiresAt`. */
  endsAt?: string | null | undefined;
  /** End of voting; null for none. */
  expiresAt?: string | null | undefined;
  /** False for an inactive poll; default true. */
  isActive?: boolean | null | undefined;
  /** Ids of the options at the same positions of `options`, null for new ones. Default: options are recognized by their texts, then by their positions. */
  optionIds?: Array<string | null | undefined> | null | undefined;
  /** English options, 2 to 20. A single text is split at its commas. */
  options?: Array<string> | null | undefined;
  /** Arabic options, as many as English ones. */
  optionsAr?: Array<string> | null | undefined;
  /** English question. */
  question?: string | null | undefined;
  /** Arabic question. */
  questionAr?: string | null | undefined;
};

/** Changes of a quiz. Absent fields keep their value. Attempts that have started stay as they are. */
export type UpdateQuizInput = {
  /** Number of attempts; 0 for any number. */
  attemptsAllowed?: number | null | undefined;
  /** Percent of the points that pass. */
  passPercent?: number | null | undefined;
  /** Minutes between the end of an attempt and the next one. */
  pauseMinutes?: number | null | undefined;
  /** When learners see what was right. */
  reveal?: QuizReveal | null | undefined;
  /** True for another order of options in each attempt. */
  shuffleOptions?: boolean | null | undefined;
  /** True for another order of questions in each attempt. */
  shuffleQuestions?: boolean | null | undefined;
  /** All places in their order, at most 100 with 100 questions. */
  slots?: Array<QuizSlotInput> | null | undefined;
  /** Seconds of an attempt; null for no limit. */
  timeLimitSeconds?: number | null | undefined;
};

/** Changes of one entry of the search vocabulary. Absent fields keep their value; null clears an optional field. */
export type UpdateSearchVocabularyEntryInput = {
  /** Names of one thing, 2 to 30. Of several that the search cannot tell apart the first one is stored. */
  words?: Array<string> | null | undefined;
};

/** Changes of one section of a course. Absent fields keep their value; null clears an optional field. */
export type UpdateSectionInput = {
  /** English title; blank in both languages for a section without a heading. */
  title?: string | null | undefined;
  /** Arabic title. */
  titleAr?: string | null | undefined;
};

/** Changes of a document. Absent fields keep their value. */
export type UpdateSiteDocumentInput = {
  /** English text, Markdown. */
  body?: string | null | undefined;
  /** Arabic text, Markdown. */
  bodyAr?: string | null | undefined;
  /** English title. */
  title?: string | null | undefined;
  /** Arabic title. */
  titleAr?: string | null | undefined;
};

/** Changes of one user. Absent fields keep their value; null clears an optional field. */
export type UpdateUserInput = {
  /** Email address; unique, case-insensitive. */
  email?: string | null | undefined;
  /** At least 1 character. */
  firstName?: string | null | undefined;
  /** First name in Arabic script, for texts in Arabic; optional. */
  firstNameAr?: string | null | undefined;
  /** False for a user who cannot sign in; default true. */
  isActive?: boolean | null | undefined;
  /** At least 1 character. */
  lastName?: string | null | undefined;
  /** Last name in Arabic script, for texts in Arabic; optional. */
  lastNameAr?: string | null | undefined;
  /** At least 6 characters. Blank for a new user: the user gets a mail with a link to set it. Blank in an update keeps the password. */
  password?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Language of messages; default the admin's language. */
  preferredLanguage?: Language | null | undefined;
  /** Role of the user. */
  role?: Role | null | undefined;
  /** At least 3 characters; unique, case-insensitive. */
  username?: string | null | undefined;
};

/** What an import with a course does for a person. `alreadyEnrolled`: nothing, the course was open to them. `addressNotConfirmed`: nothing, the account registered with the address and never confirmed it, so that it may be a stranger’s. */
export type UserImportEnrollmentOutcome =
  | 'addressNotConfirmed'
  | 'alreadyEnrolled'
  | 'existingAccountEnrolled'
  | 'newAccountEnrolled';

/** A CSV file of users: `csv` or `file`. */
export type UserImportInput = {
  /** Key of a published course in which every person of the file is enrolled, without payment. */
  courseId?: string | null | undefined;
  /** CSV text, maximum 500 rows and 80 KB, with a header in English, French or Arabic: firstName, lastName, email, optionally username, firstNameAr, lastNameAr, phone, password, role and isActive. */
  csv?: string | null | undefined;
  /** True to validate only, without creating accounts. */
  dryRun: boolean;
  /** Encoding of `file`, to choose one of several that are plausible. */
  encoding?: TextEncoding | null | undefined;
  /** The bytes of the file in Base64, in any encoding of spreadsheets. */
  file?: string | null | undefined;
};

/** Field to sort users by. */
export type UserSortField =
  | 'createdAt'
  | 'email'
  | 'isActive'
  /** Last name, then first name. */
  | 'name'
  | 'role'
  | 'updatedAt'
  | 'username';

/** Second step of a sign-in. */
export type VerifySecondFactorInput = {
  /** Challenge of the first step. */
  challenge: string;
  /** 6 digits of the authenticator app, or a recovery code. */
  code: string;
};

/** What waits for a person. */
export type WaitingKind =
  /** Messages of the contact form that are not handled. */
  | 'contactMessages'
  /** The trainer's courses that were never published. */
  | 'drafts'
  /** Background jobs whose attempts all failed. */
  | 'failedJobs'
  /** Payments whose proof is to be reviewed. */
  | 'proofs'
  /** Refunds that were asked for. */
  | 'refundRequests'
  /** Reviews that are not approved. */
  | 'reviews'
  /** Questions with a report that is not decided. */
  | 'threadReports'
  /** Questions of learners without an answer: for a trainer those of their courses; for admins those that are older than 3 days. */
  | 'threads'
  /** Active trainers without approval; none if the setting TRAINER_APPROVAL is off. */
  | 'trainers';
