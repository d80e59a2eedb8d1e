/** Filter of the audit log; all conditions must match. */
export type AdminAuditEntryFilter = {
  /** Kind of change. */
  action?: AuditedAction | null | undefined;
  /** Key of the admin. */
  actorId?: string | null | undefined;
  /** Kind of record. */
  entity?: AuditedEntity | null | undefined;
  /** Key of the record; use with `entity`. */
  entityId?: string | null | undefined;
  /** Start time, inclusive. */
  from?: string | null | undefined;
  /** End time, exclusive. */
  to?: string | null | undefined;
};

/** Narrows the table of articles; conditions add up. */
export type AdminBlogPostFilter = {
  /** Only this category. */
  categoryId?: string | null | undefined;
  /** Only published articles, or only drafts. */
  isPublished?: boolean | null | undefined;
  /** Words that occur in any field. */
  search?: string | null | undefined;
};

/** Narrows the table of messages; conditions add up. */
export type AdminContactMessageFilter = {
  /** Only handled messages, or only those that wait. */
  isHandled?: boolean | null | undefined;
  /** Words that occur in any field. */
  search?: string | null | undefined;
};

/** Narrows the table of courses; conditions add up. */
export type AdminCourseFilter = {
  /** Only this category. */
  categoryId?: string | null | undefined;
  /** Only published courses, or only drafts. */
  isPublished?: boolean | null | undefined;
  /** Only this level. */
  level?: CourseLevel | null | undefined;
  /** Words that occur in any field. */
  search?: string | null | undefined;
  /** Only this trainer. */
  trainerId?: string | null | undefined;
};

/** Narrows the table of events; conditions add up. */
export type AdminEventFilter = {
  /** Only published events, or only drafts. */
  isPublished?: boolean | null | undefined;
  /** Words that occur in any field. */
  search?: string | null | undefined;
  /** Only coming, or only past events. */
  when?: EventTimeFilter | null | undefined;
};

/** Narrows the table of questions; conditions add up. */
export type AdminFaqFilter = {
  /** Only this category. */
  categoryId?: string | null | undefined;
  /** Only published questions, or only drafts. */
  isPublished?: boolean | null | undefined;
  /** Words that occur in any field. */
  search?: string | null | undefined;
};

/** Narrows the table of addresses; conditions add up. */
export type AdminNewsletterSubscriberFilter = {
  /** Only confirmed addresses, or only the others. */
  isConfirmed?: boolean | null | undefined;
  /** Only addresses that were given in this language. */
  language?: Language | null | undefined;
  /** Parts that all occur in the address. */
  search?: string | null | undefined;
};

/** Narrows the table of polls; conditions add up. */
export type AdminPollFilter = {
  /** Only active polls (also those whose end has passed), or only inactive ones. */
  isActive?: boolean | null | undefined;
  /** Words that occur in any field, or in an option. */
  search?: string | null | undefined;
};

/** Narrows the table of reviews; conditions add up. */
export type AdminReviewFilter = {
  /** Only this course. */
  courseId?: string | null | undefined;
  /** Only approved reviews, or only those that wait. */
  isApproved?: boolean | null | undefined;
  /** Only so many stars; 1 to 5. */
  rating?: number | null | undefined;
  /** Words that occur in the review, its course or the account of who wrote it. */
  search?: string | null | undefined;
};

/** Narrows the table of accounts; conditions add up. */
export type AdminUserFilter = {
  /** Only accounts that can sign in, or only those that cannot. */
  isActive?: boolean | null | undefined;
  /** Only people of this role. */
  role?: Role | null | undefined;
  /** Words that occur in any field. */
  search?: string | null | undefined;
};

/** A file that belongs to a lesson. */
export type AttachmentInput = {
  /** What the file is called; required. */
  name?: string | null | undefined;
  /** What the file is called in Arabic. */
  nameAr?: string | null | undefined;
  /** An https address, or a file of this site under /media/; required. */
  url?: string | null | undefined;
};

/** Kind of change. */
export type AuditedAction =
  | 'create'
  | 'delete'
  | 'update';

/** Kind of a changed record: its table name. */
export type AuditedEntity =
  | 'blog_posts'
  | 'categories'
  | 'contact_messages'
  | 'courses'
  | 'enrollments'
  | 'event_registrations'
  | 'events'
  | 'faq_categories'
  | 'faqs'
  | 'glossary_terms'
  | 'lessons'
  | 'newsletter_subscribers'
  | 'payments'
  | 'poll_options'
  | 'polls'
  | 'reviews'
  | 'users';

/** Filter of blog posts; all conditions must match. Does not extend what the caller may see. */
export type BlogPostFilter = {
  /** Key of the category. */
  categoryId?: string | null | undefined;
  /** True for published posts, false for drafts visible to the caller. */
  isPublished?: boolean | null | undefined;
  /** Part of the title or text in either language; ignores case, hamza and taa marbuta variants, vowel marks and digit scripts. */
  search?: string | null | undefined;
};

/** An article, or what changes of one. What is required of a new one is checked field by field. */
export type BlogPostInput = {
  /** Key of its category; null for an article about everything. */
  categoryId?: string | null | undefined;
  /** English text; required. */
  content?: string | null | undefined;
  /** Arabic text; required. */
  contentAr?: string | null | undefined;
  /** A few English sentences for cards; required. */
  excerpt?: string | null | undefined;
  /** A few Arabic sentences for cards; required. */
  excerptAr?: string | null | undefined;
  /** False for a draft, which it is unless told. */
  isPublished?: boolean | null | undefined;
  /** Minutes that reading it takes; 5 unless told. */
  readTime?: number | null | undefined;
  /** Its name in addresses, unique; lower-case letters, digits and hyphens; required. */
  slug?: string | null | undefined;
  /** What it is about, in a word or two each; none unless told. */
  tags?: Array<string> | null | undefined;
  /** Address of a picture; null for none. */
  thumbnail?: string | null | undefined;
  /** English title; required. */
  title?: string | null | undefined;
  /** Arabic title; required. */
  titleAr?: string | null | undefined;
};

/** What the table of articles is sorted by. */
export type BlogPostSortField =
  | 'createdAt'
  | 'isPublished'
  | 'title'
  | 'titleAr'
  | 'updatedAt'
  | 'views';

/** A category, or what changes of one. What is required of a new one is checked field by field. */
export type CategoryInput = {
  /** English description; null for none. */
  description?: string | null | undefined;
  /** Arabic description; null for none. */
  descriptionAr?: string | null | undefined;
  /** Name of a drawing: solar, battery, charging …; null for none. */
  icon?: string | null | undefined;
  /** English name; required. */
  name?: string | null | undefined;
  /** Arabic name; required. */
  nameAr?: string | null | undefined;
  /** Unique; made from the English name where none is given. */
  slug?: string | null | undefined;
};

/** A message to us. */
export type ContactMessageInput = {
  /** A valid address, for the answer. */
  email: string;
  /** Plain text; paragraphs apart by blank lines. */
  message: string;
  /** Who writes. */
  name: string;
  /** Optional. */
  phone?: string | null | undefined;
  /** What it is about: a single line. */
  subject: string;
};

/** What the table of messages is sorted by. */
export type ContactMessageSortField =
  | 'createdAt'
  | 'email'
  /** Those that wait apart from those that are handled; in each, the newest first. */
  | 'handledAt'
  | 'name'
  | 'subject';

/** What a course begins with that is written bit by bit. */
export type CourseDraftInput = {
  /** Key of its category; required. */
  categoryId?: string | null | undefined;
  /** English title; required. */
  title?: string | null | undefined;
  /** Arabic title; required. */
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
  price?: CoursePrice | null | undefined;
  /** Part of the title or description in either language; ignores case, hamza and taa marbuta variants, vowel marks and digit scripts. */
  search?: string | null | undefined;
  /** Key of the trainer. */
  trainerId?: string | null | undefined;
};

/** A course, or what changes of one. What is required of a new one is checked field by field; enrolments and ratings are counted by the server alone. */
export type CourseInput = {
  /** Key of its category; required. */
  categoryId?: string | null | undefined;
  /** English description; required, but blank in what changes of a draft. */
  description?: string | null | undefined;
  /** Arabic description; required, but blank in what changes of a draft. */
  descriptionAr?: string | null | undefined;
  /** Minutes; required. */
  duration?: number | null | undefined;
  /** Refused where it disagrees with the price, which says the same. */
  isFree?: boolean | null | undefined;
  /** False for a draft, as a new course is unless told. */
  isPublished?: boolean | null | undefined;
  /** How much it expects its learners to know; required. */
  level?: CourseLevel | null | undefined;
  /** In dinars, "0" when free; required. */
  price?: string | null | undefined;
  /** Unique; made from the English title where none is given. */
  slug?: string | null | undefined;
  /** An https address, or a file of this site under /media/; null for none. */
  thumbnail?: string | null | undefined;
  /** English title; required. */
  title?: string | null | undefined;
  /** Arabic title; required. */
  titleAr?: string | null | undefined;
  /** Key of its trainer; the caller unless an admin names another. */
  trainerId?: string | null | undefined;
};

/** Difficulty level of a course. */
export type CourseLevel =
  | 'advanced'
  | 'beginner'
  | 'intermediate';

/** Price filter of courses. */
export type CoursePrice =
  | 'free'
  | 'paid';

/** Sort order of courses; the newest first among equals. */
export type CourseSort =
  | 'newest'
  | 'popular'
  | 'priceHigh'
  | 'priceLow'
  | 'rating';

/** What the table of courses is sorted by. */
export type CourseSortField =
  | 'createdAt'
  | 'enrollmentCount'
  | 'isPublished'
  | 'price'
  | 'rating'
  | 'title'
  | 'titleAr'
  | 'updatedAt';

/** Status of an enrollment. `pending_payment` does not give access to lessons. */
export type EnrollmentStatus =
  | 'completed'
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

/** An event, or what changes of one. What is required of a new one is checked field by field. */
export type EventInput = {
  /** Seats; null: as many as come. */
  capacity?: number | null | undefined;
  /** English description; required. */
  description?: string | null | undefined;
  /** Arabic description; required. */
  descriptionAr?: string | null | undefined;
  /** The other name of `endsAt`. */
  endDate?: string | null | undefined;
  /** When it ends; required, under this name or `endDate`. */
  endsAt?: string | null | undefined;
  /** Whether one takes part from afar; false unless told. */
  isOnline?: boolean | null | undefined;
  /** False for a draft, as it is unless told. */
  isPublished?: boolean | null | undefined;
  /** Where, in English; required. */
  location?: string | null | undefined;
  /** Where, in Arabic. */
  locationAr?: string | null | undefined;
  /** Where to meet online: an https address. */
  meetingUrl?: string | null | undefined;
  /** In dinars; 0 unless told. */
  price?: string | null | undefined;
  /** The other name of `startsAt`. */
  startDate?: string | null | undefined;
  /** When it begins; required, under this name or `startDate`. */
  startsAt?: string | null | undefined;
  /** Address of a picture. */
  thumbnail?: string | null | undefined;
  /** English title; required. */
  title?: string | null | undefined;
  /** Arabic title; required. */
  titleAr?: string | null | undefined;
};

/** What the table of events is sorted by. */
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

/** A question, or what changes of one. What is required of a new one is checked field by field. */
export type FaqInput = {
  /** English answer; required. */
  answer?: string | null | undefined;
  /** Arabic answer; required. */
  answerAr?: string | null | undefined;
  /** Key of its category; null for a question about everything. */
  categoryId?: string | null | undefined;
  /** False for a draft; true unless told. */
  isPublished?: boolean | null | undefined;
  /** Place in every list, ascending; 0 unless told. */
  order?: number | null | undefined;
  /** English question; required. */
  question?: string | null | undefined;
  /** Arabic question; required. */
  questionAr?: string | null | undefined;
};

/** What the table of questions is sorted by. */
export type FaqSortField =
  | 'createdAt'
  | 'isPublished'
  | 'order'
  | 'question'
  | 'questionAr'
  | 'updatedAt';

/** Filter of terms; all conditions must match. Does not extend what the caller may see. */
export type GlossaryTermFilter = {
  /** English or Arabic name of the category. */
  category?: string | null | undefined;
  /** True for published terms, false for drafts visible to the caller. */
  isPublished?: boolean | null | undefined;
  /** Words that must all occur in the term, acronym or definition of either language; ignores case, hamza and taa marbuta variants, vowel marks and digit scripts. */
  search?: string | null | undefined;
};

/** A whole term: what it leaves out is empty afterwards. */
export type GlossaryTermInput = {
  /** Its abbreviation. */
  acronym?: string | null | undefined;
  /** Its abbreviation in Arabic, where it has one of its own. */
  acronymAr?: string | null | undefined;
  /** English name of what it is filed under, known or new. */
  category: string;
  /** Arabic name of what it is filed under. */
  categoryAr: string;
  /** What it means, in English. */
  definition: string;
  /** What it means, in Arabic. */
  definitionAr: string;
  /** False for a draft. Left out, a new term is published and another stays what it is. */
  isPublished?: boolean | null | undefined;
  /** The term in English. */
  term: string;
  /** The term in Arabic. */
  termAr: string;
};

/** Sort order of terms. */
export type GlossaryTermSort =
  /** By Arabic term, with alef variants as alef: Arabic letters, other scripts, digits. */
  | 'arabic'
  /** By English term: Latin letters, other scripts, digits. */
  | 'english'
  /** Newest first. */
  | 'newest';

/** What the table of terms is sorted by; terms by the letters of their language. */
export type GlossaryTermSortField =
  | 'category'
  | 'categoryAr'
  | 'createdAt'
  | 'isPublished'
  | 'term'
  | 'termAr'
  | 'updatedAt';

/** Language of the user interface and messages. */
export type Language =
  | 'ar'
  | 'en';

/** A lesson, or what changes of one. What is required of a new one is checked field by field. */
export type LessonInput = {
  /** All files of the lesson, in their order; 20 at most. */
  attachments?: Array<AttachmentInput> | null | undefined;
  /** English text; null for none. */
  content?: string | null | undefined;
  /** Arabic text; null for none. */
  contentAr?: string | null | undefined;
  /** Minutes; 0 unless told. */
  duration?: number | null | undefined;
  /** False for a draft, as a new lesson is unless told. */
  isPublished?: boolean | null | undefined;
  /** English title; required. */
  title?: string | null | undefined;
  /** Arabic title; required. */
  titleAr?: string | null | undefined;
  /** A page at YouTube or Vimeo, an mp4 or HLS file, or a file of this site under /media/; null for none. */
  videoUrl?: string | null | undefined;
};

/** Login credentials. */
export type LoginInput = {
  /** Email address, ignoring case. */
  email: string;
  /** Password. */
  password: string;
};

/** What the table of addresses is sorted by. */
export type NewsletterSubscriberSortField =
  | 'confirmedAt'
  | 'createdAt'
  | 'email'
  | 'language';

/** A new password, and the one it replaces. */
export type PasswordInput = {
  /** Compared as typed. */
  current: string;
  /** At least 6 characters. */
  next: string;
};

/** A poll, or what changes of one. What is required of a new one is checked field by field. */
export type PollInput = {
  /** Whether several options may be chosen; false unless told. */
  allowMultiple?: boolean | null | undefined;
  /** The other name of `expiresAt`. */
  endsAt?: string | null | undefined;
  /** When voting ends; null: it does not. */
  expiresAt?: string | null | undefined;
  /** False for one that is taken off; true unless told. */
  isActive?: boolean | null | undefined;
  /** English options, 2 to 20; required. A single text names them all, apart by commas. */
  options?: Array<string> | null | undefined;
  /** Arabic options, as many as English ones; required. */
  optionsAr?: Array<string> | null | undefined;
  /** English question; required. */
  question?: string | null | undefined;
  /** Arabic question; required. */
  questionAr?: string | null | undefined;
};

/** What the table of polls is sorted by. */
export type PollSortField =
  | 'createdAt'
  | 'endsAt'
  | 'isActive'
  | 'question'
  | 'questionAr'
  | 'voterCount';

/** What people change about themselves. Absent fields stay as they are; null empties a field that may be empty. */
export type ProfileInput = {
  /** An https address. */
  avatar?: string | null | undefined;
  /** For the instructor card, in English. */
  bio?: string | null | undefined;
  /** For the instructor card, in Arabic. */
  bioAr?: string | null | undefined;
  /** At least 1 character. */
  firstName?: string | null | undefined;
  /** At least 1 character. */
  lastName?: string | null | undefined;
  /** Never shown to others. */
  phone?: string | null | undefined;
  /** For messages and mail. */
  preferredLanguage?: Language | null | undefined;
};

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

/** What a student says of a course, as a whole: what it leaves out is empty afterwards. */
export type ReviewInput = {
  /** In English. */
  comment?: string | null | undefined;
  /** In Arabic. */
  commentAr?: string | null | undefined;
  /** Stars, 1 to 5; required. */
  rating?: number | null | undefined;
};

/** What the table of reviews is sorted by; by approval, those that wait come first and the newest of them. */
export type ReviewSortField =
  | 'createdAt'
  | 'isApproved'
  | 'rating';

/** Role of a user. */
export type Role =
  | 'admin'
  | 'student'
  | 'trainer';

/** Which way a column is sorted. */
export type SortDirection =
  | 'asc'
  | 'desc';

/** A CSV file of users. */
export type UserImportInput = {
  /** CSV text, maximum 500 rows and 80 KB, with a header in English or Arabic: firstName, lastName, username, email, password, role and optionally phone. */
  csv: string;
  /** True to validate only, without creating accounts. */
  dryRun: boolean;
};

/** An account, or what changes of one. What is required of a new one is checked field by field. */
export type UserInput = {
  /** A valid address; unique without regard to case; required. */
  email?: string | null | undefined;
  /** At least 1 character; required. */
  firstName?: string | null | undefined;
  /** False for an account that cannot sign in; true unless told. */
  isActive?: boolean | null | undefined;
  /** At least 1 character; required. */
  lastName?: string | null | undefined;
  /** At least 6 characters; required of a new account, else blank to keep it. */
  password?: string | null | undefined;
  /** Optional. */
  phone?: string | null | undefined;
  /** For messages and mail; the admin's unless told. */
  preferredLanguage?: Language | null | undefined;
  /** Any of the three; required. */
  role?: Role | null | undefined;
  /** At least 3 characters; unique without regard to case; required. */
  username?: string | null | undefined;
};

/** What the table of accounts is sorted by; `name` is the family name, then the given one. */
export type UserSortField =
  | 'createdAt'
  | 'email'
  | 'isActive'
  | 'name'
  | 'role'
  | 'updatedAt'
  | 'username';
