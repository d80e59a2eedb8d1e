import type { Prisma } from './generated/client';
import { getDatamodel } from './generated/pothos/types';

/** A column of a table, and how its values become those of Prisma. */
export interface Column {
  name: string;
  type: 'DateTime' | 'Decimal' | 'other';
  isRequired: boolean;
}

/** A relation to rows of `model`. */
export interface Relation {
  model: Prisma.ModelName;
  isList: boolean;
  /** Undefined for a key of several columns. */
  join: Join | undefined;
}

/** Related rows are those whose `targetColumn` equals the `ownColumn` of a row. */
export interface Join {
  ownColumn: string;
  targetColumn: string;
}

/** A model of the Prisma schema. */
export interface Model {
  table: string;
  columns: ReadonlyMap<string, Column>;
  relations: ReadonlyMap<string, Relation>;
}

/** Names of `@@map`, which the generated types do not contain. A test compares them with the client. */
const tables: Record<Prisma.ModelName, string> = {
  AccountLink: 'account_links',
  AuditEntry: 'audit_entries',
  BlogPost: 'blog_posts',
  BlogPostView: 'blog_post_views',
  Category: 'categories',
  ContactDetails: 'contact_details',
  ContactMessage: 'contact_messages',
  ContentChange: 'content_changes',
  Course: 'courses',
  CourseCounters: 'course_counters',
  DataExport: 'data_exports',
  DeliveredMessage: 'delivered_messages',
  Enrollment: 'enrollments',
  Event: 'events',
  EventRegistration: 'event_registrations',
  Faq: 'faqs',
  FaqCategory: 'faq_categories',
  GlossaryTerm: 'glossary_terms',
  Lesson: 'lessons',
  LessonProgress: 'lesson_progress',
  LessonSearchText: 'lesson_search_texts',
  LessonWaiver: 'lesson_waivers',
  NewsletterDelivery: 'newsletter_deliveries',
  NewsletterIssue: 'newsletter_issues',
  NewsletterSubscriber: 'newsletter_subscribers',
  Notification: 'notifications',
  NotificationPreference: 'notification_preferences',
  Payment: 'payments',
  PaymentProof: 'payment_proofs',
  PaymentSettings: 'payment_settings',
  Coupon: 'coupons',
  CouponCourse: 'coupon_courses',
  Receipt: 'receipts',
  ReceiptCounter: 'receipt_counters',
  Certificate: 'certificates',
  CertificateArchive: 'certificate_archives',
  CertificateCounter: 'certificate_counters',
  CertificateSettings: 'certificate_settings',
  GatewayEvent: 'gateway_events',
  Poll: 'polls',
  PollOption: 'poll_options',
  PollVote: 'poll_votes',
  PollVoteChoice: 'poll_vote_choices',
  RateLimit: 'rate_limits',
  RecoveryCode: 'recovery_codes',
  Review: 'reviews',
  SearchDocument: 'search_documents',
  SearchVocabularyEntry: 'search_vocabulary',
  SearchWord: 'search_words',
  SecondFactor: 'second_factors',
  Session: 'sessions',
  SiteDocument: 'site_documents',
  Upload: 'uploads',
  User: 'users',
};

const { models: definitions } = getDatamodel().datamodel;
type FieldDefinition = (typeof definitions)[string]['fields'][number];

function createModel(name: string, table: string): Model {
  const fields = definitions[name]?.fields ?? [];
  const columns = fields
    .filter(({ kind }) => kind !== 'object')
    .map(
      (field) =>
        [field.name, { name: field.name, type: columnType(field.type), isRequired: field.isRequired }] as const,
    );
  const relations = fields
    .filter(({ kind }) => kind === 'object')
    .map((field) => [field.name, createRelation(field, name)] as const);
  return { table, columns: new Map(columns), relations: new Map(relations) };
}

const columnType = (type: string): Column['type'] => (type === 'DateTime' || type === 'Decimal' ? type : 'other');

function createRelation(field: FieldDefinition, owner: string): Relation {
  const model = field.type as Prisma.ModelName;
  return { model, isList: field.isList, join: createJoin(field, owner, model) };
}

function createJoin(field: FieldDefinition, owner: string, model: string): Join | undefined {
  const own = field.relationFromFields ?? [];
  const opposite = definitions[model]?.fields.find(
    (other) => other.relationName === field.relationName && other.type === owner && other.name !== field.name,
  );
  const target = opposite?.relationFromFields ?? [];
  const [ownColumn, targetColumn] = own.length > 0 ? [own[0], idOf(model)] : [idOf(owner), target[0]];
  if (own.length + target.length !== 1 || ownColumn === undefined || targetColumn === undefined) return undefined;
  return { ownColumn, targetColumn };
}

/** Foreign keys refer to the key of a row, which has one column. */
const idOf = (model: string): string | undefined => definitions[model]?.fields.find(({ isId }) => isId)?.name;

/** The models of the Prisma schema by name. */
export const dataModel: ReadonlyMap<string, Model> = new Map(
  Object.entries(tables).map(([name, table]) => [name, createModel(name, table)]),
);
