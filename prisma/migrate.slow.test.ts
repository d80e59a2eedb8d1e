import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from './pglite/embeddedDatabase';
import { migrate } from './migrate';
import { readMigrations } from './migrationFiles';
import { resolveFromRoot } from './projectRoot';
import { createTempFolder } from './testing/tempFolder';
import { createBlankDatabase } from './testing/scratchDatabase';
import { blankTemplate } from './testing/databaseTemplate';

const server = process.env.TEST_DATABASE_URL;

beforeAll(async () => {
  await blankTemplate(); // Built once, outside the time limit of a test.
});

async function createEmbeddedDatabase(): Promise<string> {
  const embedded = await startEmbeddedDatabase({ template: await blankTemplate() });
  onTestFinished(() => embedded.close());
  return embedded.url;
}

async function createServerDatabase(): Promise<string> {
  const { url, drop } = await createBlankDatabase(server ?? '');
  onTestFinished(drop);
  return url;
}

async function createMigrationFolder(migrations: Record<string, string>): Promise<string> {
  const folder = await createTempFolder();
  for (const [name, sql] of Object.entries(migrations)) await writeMigration(folder, name, sql);
  return folder;
}

async function writeMigration(folder: string, name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
}

async function queryRows(url: string, sql: string): Promise<unknown[]> {
  const pool = new Pool({ connectionString: url, max: 1 });
  return (await pool.query<object>(sql).finally(() => pool.end())).rows;
}

async function copyMigrationsBefore(name: string): Promise<string> {
  const [source, folder] = [resolveFromRoot('prisma/migrations'), await createTempFolder()];
  for (const migration of await readMigrations(source))
    if (migration.name < name)
      await cp(join(source, migration.name), join(folder, migration.name), { recursive: true });
  return folder;
}

const firstMigration = { '1_first': 'CREATE TABLE a (id int); CREATE TABLE b (id int);' };
const bothMigrations = { ...firstMigration, '2_second': 'ALTER TABLE a ADD COLUMN name text;' };

const dataBeforeStandardNames = `
  INSERT INTO "users" ("username", "usernameKey", "email", "passwordHash", "firstName", "lastName")
    VALUES ('amel', 'amel', 'a@example.dz', 'x', 'Amel', 'A');
  INSERT INTO "blog_posts" ("title", "titleAr", "content", "contentAr", "slug", "authorId", "searchText")
    VALUES ('t', 'ع', 'c', 'م', 's', 1, 't');
  INSERT INTO "article_views" ("postId", "visitorKey", "day") VALUES (1, 'v:1', '2026-11-22');
  INSERT INTO "polls" ("question", "questionAr", "createdBy") VALUES ('q', 'س', 1);
  INSERT INTO "poll_options" ("pollId", "optionText", "optionTextAr") VALUES (1, 'sun', 'شمس');
  INSERT INTO "contact_messages" ("name", "email", "subject", "message", "contentKey")
    VALUES ('Amel', 'a@example.dz', 'طاقة', 'm', 'h');
  INSERT INTO "attempts" ("key", "points") VALUES ('k', 3);`;

const writesAfterStandardNames = `
  INSERT INTO "blog_post_views" ("postId", "viewerKey", "day") VALUES (1, 'v:1', '2026-11-22') ON CONFLICT DO NOTHING;
  INSERT INTO "blog_post_views" ("postId", "viewerKey", "day") VALUES (1, 'v:2', '2026-11-22');
  UPDATE "poll_options" SET "optionText" = 'Wind', "optionTextAr" = 'ريح';
  SELECT set_config('tayyar.actor', '1', false);
  UPDATE "users" SET "lastName" = 'B', "passwordHash" = 'y';
  UPDATE "contact_messages" SET "name" = 'Amina', "dedupeHash" = 'h2';`;

const createDatabase = server ? createServerDatabase : createEmbeddedDatabase;

describe('migrate', () => {
  test('applies all migrations in order, and none twice', async () => {
    const url = await createDatabase();
    const applied = await migrate(url);
    expect(applied[0]).toBe('20261121000000_init');
    expect(await migrate(url)).toEqual([]);
  });

  test("records migrations like Prisma's commands and rolls back a failed one", async () => {
    const url = await createDatabase();
    const folder = await createMigrationFolder({
      ...firstMigration,
      '2_second': 'CREATE TABLE c (id int); SELECT 1/0;',
    });
    await expect(migrate(url, { folder })).rejects.toThrow('2_second failed and was rolled back: division by zero');
    expect(await queryRows(url, "SELECT to_regclass('c') AS c")).toEqual([{ c: null }]);
    await writeMigration(folder, '2_second', bothMigrations['2_second']);
    expect(await migrate(url, { folder })).toEqual(['2_second']);
    const [, second] = await readMigrations(folder);
    expect(
      await queryRows(
        url,
        `SELECT checksum, finished_at >= started_at AS finished, logs, rolled_back_at, applied_steps_count
      FROM _prisma_migrations WHERE migration_name = '2_second' AND length(id) = 36`,
      ),
    ).toEqual([
      { checksum: second?.checksum, finished: true, logs: null, rolled_back_at: null, applied_steps_count: 1 },
    ]);
  });

  test('drops change log rows of another cluster and keeps its own', async () => {
    const url = await createDatabase();
    await migrate(url);
    await queryRows(
      url,
      `DELETE FROM "content_changes"; INSERT INTO "content_changes" ("xid", "scope") SELECT own + shift, 'content'
         FROM (SELECT pg_current_xact_id()::text::bigint AS own) AS "current", (VALUES (0), (1000000)) AS "shifts" (shift)`,
    );
    await migrate(url);
    expect(await queryRows(url, 'SELECT count(*)::int AS rows FROM "content_changes"')).toEqual([{ rows: 1 }]);
  });

  test('stops if an applied file was changed or a migration is recorded as unfinished', async () => {
    const url = await createDatabase();
    const folder = await createMigrationFolder(firstMigration);
    await migrate(url, { folder });
    await writeMigration(folder, '1_first', 'CREATE TABLE other (id int);');
    await writeMigration(folder, '2_second', bothMigrations['2_second']);
    await expect(migrate(url, { folder })).rejects.toThrow('1_first was changed after it was applied');
    await queryRows(url, 'UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(migrate(url, { folder })).rejects.toThrow('1_first is recorded as started but not finished');
    expect(await queryRows(url, 'SELECT migration_name FROM _prisma_migrations')).toHaveLength(1);
  });

  test('a database of a newer version is refused with a sentence, and left as it is', async () => {
    const url = await createDatabase();
    const folder = await createMigrationFolder(bothMigrations);
    await migrate(url, { folder });
    const older = await createMigrationFolder({ ...firstMigration, '3_third': 'CREATE TABLE c (id int);' });
    await expect(migrate(url, { folder: older })).rejects.toThrow(
      'A newer version has updated this database: this one does not know 2_second. Start the newer version, or restore the backup',
    );
    expect(await queryRows(url, "SELECT to_regclass('c') AS c")).toEqual([{ c: null }]);
    await queryRows(url, "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = '2_second'");
    expect(await migrate(url, { folder: older })).toEqual(['3_third']);
  });

  test('reports each migration that it applies', async () => {
    const url = await createDatabase();
    const folder = await createMigrationFolder(bothMigrations);
    const reported: [string, boolean][] = [];
    const report = () =>
      migrate(url, { folder, onApplied: (name, durationMs) => reported.push([name, Number.isInteger(durationMs)]) });
    await report();
    await report();
    expect(reported).toEqual([
      ['1_first', true],
      ['2_second', true],
    ]);
  });

  test('renaming tables, columns and triggers keeps the data and the triggers working', async () => {
    const url = await createDatabase();
    await migrate(url, { folder: await copyMigrationsBefore('20261123000000_standard_names') });
    await queryRows(url, dataBeforeStandardNames);
    expect(await migrate(url)).toEqual(expect.arrayContaining(['20261123000000_standard_names']));
    expect(await queryRows(url, 'SELECT "key", "points" FROM "rate_limits"')).toEqual([{ key: 'k', points: 3 }]);
    expect(await queryRows(url, 'SELECT DISTINCT "scope" FROM "content_changes" ORDER BY 1')).toEqual([
      { scope: 'content' },
      // A later migration sorts the files of lessons.
      { scope: 'course_uploads' },
      // Later migrations write the search texts of lessons and the search documents again.
      { scope: 'lesson_search_texts' },
      { scope: 'lesson_uploads' },
      // And another one gives lessons a section.
      { scope: 'lessons' },
      { scope: 'search_documents' },
      { scope: 'search_vocabulary' },
      // Names that a later migration adds bring new words.
      { scope: 'search_words' },
      { scope: 'uploads' },
      { scope: 'views' },
    ]);
    expect(await queryRows(url, 'SELECT "adminSearchText", "dedupeHash" FROM "contact_messages"')).toEqual([
      { adminSearchText: '1\namel\na@example.dz\nطاقه\nm', dedupeHash: 'h' },
    ]);

    await queryRows(url, writesAfterStandardNames);
    expect(await queryRows(url, 'SELECT "views" FROM "blog_posts"')).toEqual([{ views: 2 }]);
    expect(await queryRows(url, 'SELECT "adminSearchText" FROM "polls"')).toEqual([
      { adminSearchText: '1\nq\nس\nwind\nريح' },
    ]);
    expect(
      await queryRows(url, 'SELECT "entity", "entityName", "before", "after" FROM "audit_entries" ORDER BY "id"'),
    ).toEqual([
      {
        entity: 'users',
        entityName: 'Amel B',
        before: { lastName: 'A' },
        after: { lastName: 'B', password: 'changed' },
      },
      { entity: 'contact_messages', entityName: 'Amina', before: { name: 'Amel' }, after: { name: 'Amina' } },
    ]);
  }, 60_000);
});

const dataBeforeArchiving = `
  INSERT INTO "users" ("username", "usernameKey", "email", "passwordHash", "firstName", "lastName", "role")
    SELECT n, n, n, 'x', n, 'A', (CASE WHEN n = 'student' THEN 'student' ELSE 'trainer' END)::"Role"
    FROM unnest(ARRAY['student', 'published', 'archived', 'draft']) n;
  INSERT INTO "categories" ("name", "nameAr", "slug") VALUES ('c', 'ف', 'c');
  INSERT INTO "courses"
    ("title", "titleAr", "description", "descriptionAr", "slug", "searchText", "categoryId", "trainerId", "isPublished")
    SELECT "username", 'ع', 'd', 'و', "username", 't', 1, "id", "username" = 'published'
    FROM "users" WHERE "role" = 'trainer';
  INSERT INTO "enrollments" ("studentId", "courseId")
    SELECT u."id", c."id" FROM "users" u, "courses" c WHERE u."role" = 'student' AND c."slug" = 'archived';`;

test('earlier publications archive courses and approve trainers', async () => {
  const url = await createDatabase();
  await migrate(url, { folder: await copyMigrationsBefore('20261124010000_archived_courses') });
  await queryRows(url, dataBeforeArchiving);
  await migrate(url);
  const states = 'SELECT "slug" FROM "courses" WHERE "firstPublishedAt" = "createdAt" ORDER BY "slug"';
  expect(await queryRows(url, states)).toEqual([{ slug: 'archived' }, { slug: 'published' }]);
  const approved = 'SELECT "username" FROM "users" WHERE "approvedAt" IS NOT NULL ORDER BY "username"';
  expect(await queryRows(url, approved)).toEqual([{ username: 'archived' }, { username: 'published' }]);
});

const dataBeforeCleaning = String.raw`
  INSERT INTO "users" ("username", "usernameKey", "email", "passwordHash", "firstName", "lastName", "phone")
    SELECT 'user' || n || CASE n WHEN 1 THEN U&'\200F' ELSE '' END, 'user' || n, n || '@b.dz', 'x', 'A', 'B', phone
    FROM unnest(ARRAY[U&'\202A+213\00A0550 12 34 56\202C', '(0550) 12 34 56', '550123456', '٠٢١ ٣٠ ٤٠ ٥٠', '0033 6 12 34 56 78',
      '+213 555', 'call me', '33612345678', '+213 (0) 661-77.88.99']) WITH ORDINALITY AS phones(phone, n);
  INSERT INTO "categories" ("name", "nameAr", "slug") VALUES ('c', 'ف', 'c');
  INSERT INTO "courses" ("title", "titleAr", "description", "descriptionAr", "slug", "searchText", "categoryId", "trainerId", "isPublished")
    VALUES (U&'so\00ADlar', U&'الطا\200Cقة', 'l’énergie', 'و', 's', U&'so\00ADlar l’energie', 1, 1, true);
  INSERT INTO "payments" ("userId", "courseId", "amount", "listPrice", "method", "expiresAt", "transactionId")
    VALUES (1, 1, 1, 1, 'ccp', now(), U&'\200F١٢٣\00A0456\2011٧');`;

test('stored phone numbers, usernames, numbers of transfers and search texts are cleaned, doubtful ones stay', async () => {
  const url = await createDatabase();
  await migrate(url, { folder: await copyMigrationsBefore('20261201060000_clean_texts') });
  await queryRows(url, dataBeforeCleaning);
  await migrate(url);
  const phones = [
    ...['0550123456', '0550123456', '0550123456', '021304050', '+33612345678'],
    ...['+213 555', 'call me', '33612345678', '0661778899'],
  ];
  expect(await queryRows(url, 'SELECT "username", "phone" FROM "users" ORDER BY "id"')).toEqual(
    phones.map((phone, index) => ({ username: `user${index + 1}`, phone })),
  );
  expect(await queryRows(url, 'SELECT "transactionId" FROM "payments"')).toEqual([{ transactionId: '123 456-7' }]);
  expect(
    await queryRows(url, 'SELECT "searchText", "adminSearchText" LIKE \'%الطاقه%\' AS admin FROM "courses"'),
  ).toEqual([{ searchText: "solar l'energie", admin: true }]);
  expect(
    await queryRows(url, `SELECT "headingStems" @> ARRAY['solar'] AS stems, "titleText" FROM "search_documents"`),
  ).toEqual([{ stems: true, titleText: 'solar\nالطاقه' }]);
});

test.runIf(server)('concurrent processes apply each migration once', async () => {
  const url = await createServerDatabase();
  const folder = await createMigrationFolder(bothMigrations);
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, { folder })));
  expect(applied.flat()).toEqual(['1_first', '2_second']);
  expect(await queryRows(url, 'SELECT migration_name FROM _prisma_migrations')).toHaveLength(2);
});
