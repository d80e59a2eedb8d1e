import { expect, test } from 'vitest';
import { createScratchDatabase } from './testing/scratchDatabase';

/** Tables that no cached page shows. */
const tablesWithoutChangeLog = [
  '_prisma_migrations',
  'account_links',
  'answer_counts',
  'answer_marks',
  'attempt_answers',
  'attempt_questions',
  'audit_entries',
  'blog_post_views',
  'certificate_archives',
  'certificate_counters',
  'certificate_settings',
  'certificates',
  'client_keys',
  'contact_messages',
  'contact_replies',
  'content_changes',
  'coupon_courses',
  'coupons',
  'data_exports',
  'delivered_messages',
  'outgoing_messages',
  'enrollments',
  'event_registrations',
  'gateway_events',
  'late_answers',
  'lesson_notes',
  'lesson_progress',
  'lesson_waivers',
  'newsletter_deliveries',
  'newsletter_issues',
  'newsletter_subscribers',
  'notification_preferences',
  'notifications',
  'payment_proofs',
  'payments',
  'poll_vote_choices',
  'poll_votes',
  'posts',
  'practice_cards',
  'practice_reviews',
  'question_corrections',
  'question_drafts',
  'question_keys',
  'question_tags',
  'question_uploads',
  'question_versions',
  'questions',
  'quiz_attempts',
  'quiz_exceptions',
  'quiz_slots',
  'quizzes',
  'rate_limits',
  'receipt_counters',
  'receipts',
  'recovery_codes',
  'saved_views',
  'second_factors',
  'sessions',
  'system_events',
  'table_preferences',
  'thread_reports',
  'threads',
  'user_notes',
];

/** Columns that decide nothing that visitors see; views of blog posts are logged by row. */
const columnsWithoutChangeLog = [
  // Set with `isPublished` and the titles.
  'blog_posts.firstPublishedAt',
  'blog_posts.publishedAt',
  'blog_posts.sortKey',
  'blog_posts.sortKeyAr',
  'users.acceptedTermsAt',
  'users.adminSearchText',
  'users.certificateName',
  'users.certificateNameAr',
  'users.createdAt',
  'users.deleteAfter',
  'users.deletedAt',
  'users.email',
  'users.emailBouncedAt',
  'users.emailConfirmedAt',
  'users.learnerHandle',
  'users.passwordHash',
  'users.phone',
  'users.preferredLanguage',
  'users.signature',
  'users.sortKey',
  'users.updatedAt',
  'users.username',
  'users.usernameKey',
  'users.usernameSortKey',
];

test('every column shown on public pages is covered by a change log trigger', async () => {
  const database = await createScratchDatabase(process.env.TEST_DATABASE_URL);
  try {
    const { rows } = await database.pool.query<{ table: string; column: string; logged: boolean }>(`
      SELECT c.relname AS "table", a.attname AS "column", coalesce(bool_or(
        -- tgtype bits: insert 4, delete 8, update 16. An empty tgattr means all columns.
        t.tgtype & 16 > 0 AND (t.tgattr = '' OR a.attnum = ANY (t.tgattr))), false) AS logged
      FROM pg_class c
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        LEFT JOIN pg_trigger t ON t.tgrelid = c.oid AND t.tgfoid IN ('log_content_change'::regproc, 'log_counter_change'::regproc, 'log_view_change'::regproc)
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      GROUP BY 1, 2`);
    const changeLogTables = new Set(rows.filter(({ logged }) => logged).map(({ table }) => table));
    const unlogged = rows.filter(({ logged, column }) => !logged && column !== 'id');
    const names = unlogged.map(({ table, column }) => (changeLogTables.has(table) ? `${table}.${column}` : table));
    expect([...new Set(names)].sort()).toEqual([...tablesWithoutChangeLog, ...columnsWithoutChangeLog].sort());
  } finally {
    await database.close();
  }
});
