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
  /** Entries at or after this time. */
  from?: string | null | undefined;
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

/** Conditions on contact messages, combined with AND. */
export type AdminContactMessageFilter = {
  /** True: handled messages only; false: waiting messages only. */
  isHandled?: boolean | null | undefined;
  /** Words that all occur in any field. */
  search?: string | null | undefined;
};

/** Conditions on courses, combined with AND. */
export type AdminCourseFilter = {
  /** Courses of this category only. */
  categoryId?: string | null | undefined;
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

/** Conditions on newsletter subscribers, combined with AND. */
export type AdminNewsletterSubscriberFilter = {
  /** True: confirmed addresses only; false: unconfirmed addresses only. */
  isConfirmed?: boolean | null | undefined;
  /** Subscribers in this language only. */
  language?: Language | null | undefined;
  /** Words that all occur in the email address, the language or the state. */
  search?: string | null | undefined;
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

/** Conditions on users, combined with AND. */
export type AdminUserFilter = {
  /** True: users who can sign in only; false: deactivated users only. */
  isActive?: boolean | null | undefined;
  /** True: trainers whom no admin has approved only; false: all other users only. */
  isAwaitingApproval?: boolean | null | undefined;
  /** Users with this role only. */
  role?: Role | null | undefined;
  /** Words that all occur in any field. */
  search?: string | null | undefined;
};

/** A file attached to a lesson. */
export type AttachmentInput = {
  /** English name of the file. */
  name: string;
  /** Arabic name of the file. */
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
  /** Words of the title, text, category, tags or author in either language. All words must match, as part of a word, in another form (number, article, particle) or by another name in the glossary; ignores case, vowel marks, letter variants and digit scripts. */
  search?: string | null | undefined;
};

/** Field to sort blog posts by. */
export type BlogPostSortField =
  | 'createdAt'
  | 'isPublished'
  | 'title'
  | 'titleAr'
  | 'updatedAt'
  | 'views';

/** Current and new password. */
export type ChangePasswordInput = {
  /** Current password. */
  currentPassword: string;
  /** New password, at least 6 characters. */
  newPassword: string;
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

/** First fields of a new course draft. */
export type CourseDraftInput = {
  /** Id of the category. */
  categoryId: string;
  /** English title. */
  title: string;
  /** Arabic title. */
  titleAr: string;
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
  /** Words of the title, description, category, trainer, level, price or lesson titles in either language. All words must match, as part of a word, in another form (number, article, particle) or by another name in the glossary; ignores case, vowel marks, letter variants and digit scripts. */
  search?: string | null | undefined;
  /** Key of the trainer. */
  trainerId?: string | null | undefined;
};

/** Difficulty level of a course. */
export type CourseLevel =
  | 'advanced'
  | 'beginner'
  | 'intermediate';

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

/** A new course. */
export type CreateCourseInput = {
  /** Id of the category. */
  categoryId: string;
  /** English description; can be blank in an update of a draft. */
  description: string;
  /** Arabic description; can be blank in an update of a draft. */
  descriptionAr: string;
  /** Duration in minutes. */
  duration: number;
  /** Derived from the price; rejected if it contradicts the price. */
  isFree?: boolean | null | undefined;
  /** False for a draft; default false. */
  isPublished?: boolean | null | undefined;
  /** Level of the course. */
  level: CourseLevel;
  /** Price in dinars; "0" for a free course. */
  price: string;
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
  /** English title. */
  title: string;
  /** Arabic title. */
  titleAr: string;
  /** Video URL: YouTube, Vimeo, an mp4 or HLS file, or a path under /media/; null for none. */
  videoUrl?: string | null | undefined;
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

/** A new user. */
export type CreateUserInput = {
  /** Email address; unique, case-insensitive. */
  email: string;
  /** At least 1 character. */
  firstName: string;
  /** False for a user who cannot sign in; default true. */
  isActive?: boolean | null | undefined;
  /** At least 1 character. */
  lastName: string;
  /** At least 6 characters; blank in an update keeps the password. */
  password: string;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Language of messages; default the admin's language. */
  preferredLanguage?: Language | null | undefined;
  /** Role of the user. */
  role: Role;
  /** At least 3 characters; unique, case-insensitive. */
  username: string;
};

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

/** Filter of terms; all conditions must match. Does not extend what the caller may see. */
export type GlossaryTermFilter = {
  /** English or Arabic name of the category. */
  category?: string | null | undefined;
  /** True for published terms, false for drafts visible to the caller. */
  isPublished?: boolean | null | undefined;
  /** Words of the names, acronyms, spellings, category or definition in any language. All words must match, as part of a word, in another form (number, article, particle) or by another name in the glossary; ignores case, vowel marks, letter variants and digit scripts. */
  search?: string | null | undefined;
};

/** Sort order of terms. */
export type GlossaryTermSort =
  /** By Arabic term, with alef variants as alef: Arabic letters, other scripts, digits. */
  | 'arabic'
  /** By English term: Latin letters, other scripts, digits. */
  | 'english'
  /** Newest first. */
  | 'newest';

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

/** Language of the user interface and messages. */
export type Language =
  | 'ar'
  | 'en';

/** Login credentials. */
export type LoginInput = {
  /** Email address, ignoring case. */
  email: string;
  /** Password. */
  password: string;
};

/** Field to sort newsletter subscribers by. */
export type NewsletterSubscriberSortField =
  | 'confirmedAt'
  | 'createdAt'
  | 'email'
  | 'language';

/** Field to sort polls by. */
export type PollSortField =
  | 'createdAt'
  /** Polls without an end come last in both directions. */
  | 'endsAt'
  | 'isActive'
  | 'question'
  | 'questionAr'
  | 'voterCount';

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
  /** At least 1 character. */
  lastName?: string | null | undefined;
  /** Never shown to other users. */
  phone?: string | null | undefined;
  /** Language of messages and email. */
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

/** Role of a user. */
export type Role =
  | 'admin'
  | 'student'
  | 'trainer';

/** Sort direction. */
export type SortDirection =
  | 'asc'
  | 'desc';

/** Changes of a blog post. Absent fields keep their value; null clears an optional field. */
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

/** Changes of a category. Absent fields keep their value; null clears an optional field. */
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

/** Changes of a course. Absent fields keep their value; null clears an optional field. */
export type UpdateCourseInput = {
  /** Id of the category. */
  categoryId?: string | null | undefined;
  /** English description; can be blank in an update of a draft. */
  description?: string | null | undefined;
  /** Arabic description; can be blank in an update of a draft. */
  descriptionAr?: string | null | undefined;
  /** Duration in minutes. */
  duration?: number | null | undefined;
  /** Derived from the price; rejected if it contradicts the price. */
  isFree?: boolean | null | undefined;
  /** False for a draft; default false. */
  isPublished?: boolean | null | undefined;
  /** Level of the course. */
  level?: CourseLevel | null | undefined;
  /** Price in dinars; "0" for a free course. */
  price?: string | null | undefined;
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

/** Changes of an event. Absent fields keep their value; null clears an optional field. */
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

/** Changes of an FAQ. Absent fields keep their value; null clears an optional field. */
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

/** Changes of a glossary term. Absent fields keep their value; null clears an optional field. */
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

/** Changes of a lesson. Absent fields keep their value; null clears an optional field. */
export type UpdateLessonInput = {
  /** All attachments in order, at most 20. */
  attachments?: Array<AttachmentInput> | null | undefined;
  /** English text; null for none. */
  content?: string | null | undefined;
  /** Arabic text; null for none. */
  contentAr?: string | null | undefined;
  /** Duration in minutes; default 0. */
  duration?: number | null | undefined;
  /** False for a draft; default false. */
  isPublished?: boolean | null | undefined;
  /** English title. */
  title?: string | null | undefined;
  /** Arabic title. */
  titleAr?: string | null | undefined;
  /** Video URL: YouTube, Vimeo, an mp4 or HLS file, or a path under /media/; null for none. */
  videoUrl?: string | null | undefined;
};

/** Changes of a poll. Absent fields keep their value; null clears an optional field. */
export type UpdatePollInput = {
  /** Whether several options can be chosen; default false. */
  allowMultiple?: boolean | null | undefined;
  /** Alias of `expiresAt`. */
  endsAt?: string | null | undefined;
  /** End of voting; null for none. */
  expiresAt?: string | null | undefined;
  /** False for an inactive poll; default true. */
  isActive?: boolean | null | undefined;
  /** English options, 2 to 20. A single text is split at its commas. */
  options?: Array<string> | null | undefined;
  /** Arabic options, as many as English ones. */
  optionsAr?: Array<string> | null | undefined;
  /** English question. */
  question?: string | null | undefined;
  /** Arabic question. */
  questionAr?: string | null | undefined;
};

/** Changes of a user. Absent fields keep their value; null clears an optional field. */
export type UpdateUserInput = {
  /** Email address; unique, case-insensitive. */
  email?: string | null | undefined;
  /** At least 1 character. */
  firstName?: string | null | undefined;
  /** False for a user who cannot sign in; default true. */
  isActive?: boolean | null | undefined;
  /** At least 1 character. */
  lastName?: string | null | undefined;
  /** At least 6 characters; blank in an update keeps the password. */
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

/** A CSV file of users. */
export type UserImportInput = {
  /** CSV text, maximum 500 rows and 80 KB, with a header in English or Arabic: firstName, lastName, username, email, role, optionally phone and isActive, and for new users password. */
  csv: string;
  /** True to validate only, without creating accounts. */
  dryRun: boolean;
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
