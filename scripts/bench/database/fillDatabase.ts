import type { ClientBase } from 'pg';
import { shortTitleSql, textSql, titleSql } from './content';
import { recomputeCounters } from './counters';
import { categoryCount, type DataSize } from './sizes';

/** Column → SQL expression. */
type Columns = Record<string, string>;

/**
 * Fills a migrated, empty database. User 1 is the admin, the next ones are trainers, the others students; every tenth
 * course is a draft. Takes some minutes for the largest size.
 */
export async function fillDatabase(client: ClientBase, size: DataSize): Promise<void> {
  await client.query(`SET statement_timeout = 0; SET client_min_messages = warning; SET synchronous_commit = off`);
  // The hand-written server knows no other names for a word.
  await client.query('DELETE FROM "search_vocabulary"');
  const insert = await createInserter(client);
  await insertUsers(client, insert, size);
  await insertCourses(insert, size);
  // Counting and indexing row by row takes hours at this size.
  await withoutTriggers(client, ['lessons', 'enrollments', 'lesson_progress', 'reviews'], async () => {
    await insertLearning(client, insert, size);
    await recomputeCounters(client);
  });
  // Writes the search documents again, now with the lessons.
  await client.query(`UPDATE "courses" SET "title" = "title"`);
  await insertContent(insert, size);
  await client.query('VACUUM ANALYZE');
}

type Insert = (table: string, columns: Columns, from: string) => Promise<void>;

/** Columns that the table lacks are left out, so that a migration can drop one. */
async function createInserter(client: ClientBase): Promise<Insert> {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  const existing = new Set(rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`));
  return async (table, columns, from) => {
    const used = Object.entries(columns).filter(([column]) => existing.has(`${table}.${column}`));
    const names = used.map(([column]) => `"${column}"`).join(', ');
    await client.query(
      `INSERT INTO "${table}" (${names}) SELECT ${used.map(([, sql]) => sql).join(', ')} FROM ${from} ON CONFLICT DO NOTHING`,
    );
  };
}

async function withoutTriggers(client: ClientBase, tables: string[], work: () => Promise<void>): Promise<void> {
  for (const table of tables) await client.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
  await work();
  for (const table of tables) await client.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
}

const series = (count: number): string => `generate_series(1, ${count}) n`;

async function insertUsers(client: ClientBase, insert: Insert, { users, trainers }: DataSize): Promise<void> {
  await insert(
    'users',
    {
      id: 'n',
      username: `'user' || n`,
      usernameKey: `'user' || n`,
      email: `'user' || n || '@example.dz'`,
      passwordHash: `'-'`,
      role: `(CASE WHEN n = 1 THEN 'admin' WHEN n <= ${trainers} THEN 'trainer' ELSE 'student' END)::"Role"`,
      firstName: `'First' || n % 500`,
      lastName: `'Last' || n % 900`,
      approvedAt: `now()`,
      createdAt: `now() - n * interval '1 minute'`,
      sortKey: `'last' || n % 900`,
      usernameSortKey: `'user' || n`,
    },
    series(users),
  );
  await client.query(`SELECT setval('users_id_seq', ${users})`);
}

async function insertCourses(insert: Insert, { courses, trainers }: DataSize): Promise<void> {
  await insert(
    'categories',
    { name: `'Category ' || n`, nameAr: `'فئة ' || n`, slug: `'category-' || n` },
    series(categoryCount),
  );
  await insert(
    'courses',
    {
      title: titleSql('en'),
      titleAr: titleSql('ar'),
      slug: `'course-' || n`,
      description: textSql('en', 20),
      descriptionAr: textSql('ar', 20),
      categoryId: `1 + (n / 3) % ${categoryCount}`,
      trainerId: `2 + n % ${trainers - 1}`,
      price: 'n % 3 * 1000',
      isFree: 'n % 3 = 0',
      isPublished: 'n % 10 <> 0',
      duration: '60 + n % 600',
      level: `(ARRAY['beginner', 'intermediate', 'advanced'])[1 + n % 3]::"CourseLevel"`,
      searchText: `'course ' || n`,
      sortKey: `'course ' || n`,
      sortKeyAr: `'دورة ' || n`,
      publishedAt: `now() - n * interval '1 hour'`,
      firstPublishedAt: `now() - n * interval '1 hour'`,
      createdAt: `now() - n * interval '1 hour'`,
      updatedAt: `now() - n * interval '1 hour'`,
    },
    series(courses),
  );
}

async function insertLearning(client: ClientBase, insert: Insert, size: DataSize): Promise<void> {
  const { users, trainers, courses, lessonsPerCourse, enrollments } = size;
  const students = users - trainers;
  const published = courses - Math.floor(courses / 10);
  await insert('course_sections', { id: 'n', courseId: 'n', position: '1' }, series(courses));
  await client.query(`SELECT setval('course_sections_id_seq', ${courses})`);
  await insert(
    'lessons',
    {
      courseId: 'c',
      sectionId: 'c',
      title: shortTitleSql('en', '(c + l % 2)'),
      titleAr: shortTitleSql('ar', '(c + l % 2)'),
      content: textSql('en', 8),
      duration: '30',
      order: 'l',
      isPublished: 'true',
      videoUrl: `CASE WHEN l % 2 = 0 THEN 'https://videos.example.dz/' || l || '.mp4' END`,
    },
    `(SELECT c, l, c + l AS n FROM generate_series(1, ${courses}) c, generate_series(1, ${lessonsPerCourse}) l) numbers`,
  );
  // The k-th published course has the number k + (k - 1) / 9, because every tenth one is a draft.
  await insert(
    'enrollments',
    {
      studentId: `${trainers + 1} + n % ${students}`,
      courseId: 'k + (k - 1) / 9',
      enrolledAt: `now() - n * interval '2 minutes'`,
      lastActivityAt: `now() - n * interval '1 minute'`,
    },
    `(SELECT n, 1 + (n % ${students} * 13 + n / ${students} * 101) % ${published} AS k FROM ${series(enrollments)}) numbers`,
  );
  await insert(
    'lesson_progress',
    {
      enrollmentId: 'e."id"',
      lessonId: 'l."id"',
      openedAt: `e."enrolledAt" + l."order" * interval '1 minute'`,
      completedAt: `CASE WHEN l."order" < e."id" % 4 THEN e."lastActivityAt" END`,
    },
    `"enrollments" e JOIN "lessons" l ON l."courseId" = e."courseId" AND l."order" <= e."id" % 4`,
  );
  await client.query(`
    UPDATE "enrollments" e SET "progress" = floor(100 * done.count / ${lessonsPerCourse}::numeric)
    FROM (SELECT "enrollmentId", count("completedAt") FROM "lesson_progress" GROUP BY 1) done
    WHERE done."enrollmentId" = e."id"`);
  await insert(
    'reviews',
    {
      userId: 'e."studentId"',
      courseId: 'e."courseId"',
      trainerId: 'c."trainerId"',
      rating: '1 + e."id" % 5',
      comment: `'A useful course with clear steps.'`,
      commentAr: `'دورة مفيدة بخطوات واضحة.'`,
      isApproved: 'e."id" % 20 <> 0',
      createdAt: 'e."enrolledAt"',
      updatedAt: 'e."enrolledAt"',
    },
    `"enrollments" e JOIN "courses" c ON c."id" = e."courseId" WHERE e."id" % 10 < 2`,
  );
}

async function insertContent(insert: Insert, { posts, events, trainers }: DataSize): Promise<void> {
  const authorId = `2 + n % ${trainers - 1}`;
  await insert(
    'blog_posts',
    {
      title: titleSql('en'),
      titleAr: titleSql('ar'),
      slug: `'post-' || n`,
      authorId,
      content: textSql('en', 120),
      contentAr: textSql('ar', 120),
      excerpt: textSql('en', 3),
      excerptAr: textSql('ar', 3),
      categoryId: `1 + n % ${categoryCount}`,
      isPublished: 'true',
      createdAt: `now() - n * interval '1 hour'`,
      publishedAt: `now() - n * interval '1 hour'`,
      firstPublishedAt: `now() - n * interval '1 hour'`,
    },
    series(posts),
  );
  await insert(
    'events',
    {
      title: titleSql('en'),
      titleAr: titleSql('ar'),
      description: textSql('en', 6),
      descriptionAr: textSql('ar', 6),
      isOnline: 'n % 2 = 0',
      organizerId: authorId,
      isPublished: 'true',
      startDate: `now() + (n - 10) * interval '1 day'`,
      endDate: `now() + (n - 9) * interval '1 day'`,
    },
    series(events),
  );
  await insert(
    'faq_categories',
    { name: `'Group ' || n`, nameAr: `'مجموعة ' || n`, slug: `'group-' || n`, order: 'n' },
    series(5),
  );
  await insert(
    'faqs',
    {
      question: titleSql('en'),
      questionAr: titleSql('ar'),
      answer: textSql('en', 5),
      answerAr: textSql('ar', 5),
      categoryId: '1 + n % 5',
      order: 'n',
    },
    series(40),
  );
  await insert(
    'glossary_terms',
    {
      term: `'Term' || n`,
      termAr: `'مصطلح' || n`,
      definition: textSql('en', 3),
      definitionAr: textSql('ar', 3),
      category: `'Group ' || n % 8`,
      categoryAr: `'مجموعة ' || n % 8`,
      searchText: `'term' || n`,
      sortKey: `'term' || lpad(n::text, 5, '0')`,
      sortKeyAr: `'مصطلح' || lpad(n::text, 5, '0')`,
      createdBy: authorId,
    },
    series(150),
  );
  await insert('polls', { question: titleSql('en'), questionAr: titleSql('ar'), createdBy: authorId }, series(6));
  await insert(
    'poll_options',
    { pollId: 'p."id"', optionText: `'Option ' || n`, optionTextAr: `'خيار ' || n`, order: 'n' },
    `"polls" p, ${series(3)}`,
  );
}
