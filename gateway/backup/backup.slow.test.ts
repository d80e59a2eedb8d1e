import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase, type Database } from '../../prisma/client';
import { startEmbeddedDatabase } from '../../prisma/pglite/embeddedDatabase';
import { blankTemplate } from '../../prisma/testing/databaseTemplate';
import { createBlankDatabase, createScratchDatabase } from '../../prisma/testing/scratchDatabase';
import { seedDemo } from '../../prisma/seed';
import { hasUsers } from '../../prisma/seed/hasUsers';
import { hashPassword } from '../../schema/accounts/passwords/passwordHash';
import { addJob, cleanUpJob } from '../../schema/core/jobs';
import { createCertificateFixture } from '../../schema/testing/certificateFixtures';
import { createFixtures } from '../../schema/testing/fixtures';
import { createStorage, incomingFolder } from '../storage/createStorage';
import { answerBackupRequests, requestBackup } from './backupRequestFile';
import { createBackup } from './createBackup';
import { manifestPath, readManifest, tablePath, uploadPath } from './manifest';
import { restoreBackup } from './restoreBackup';

// Creating databases is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const server = process.env.TEST_DATABASE_URL;
let source: Database;
let sourceDir: string;
let uploadKey: string;
let uploadBytes: Buffer;

function createFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tayyar-backup-'));
}
function createTemporaryFolder(): string {
  const folder = createFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

beforeAll(async () => {
  source = await createScratchDatabase(server);
  sourceDir = createFolder();
  await seedDemo(source.db, { now: new Date(), hashPassword });
  const { id: ownerId } = await createFixtures(source.db).createUser({ role: 'trainer' });
  uploadKey = `${randomBytes(16).toString('hex')}.pdf`;
  uploadBytes = randomBytes(200_000);
  const incoming = join(sourceDir, 'file');
  await writeFile(incoming, uploadBytes);
  await createStorage({ dataDir: sourceDir, bucket: undefined }).put(uploadKey, incoming, 'application/pdf');
  const file = { key: uploadKey, kind: 'attachment' as const, name: 'a.pdf', type: 'application/pdf' };
  await addJob(source.db, cleanUpJob, {});
  await source.db.outgoingMessages.create({ data: { messages: [] } });
  await source.db.upload.create({ data: { ...file, bytes: uploadBytes.length, ownerId } });
}, 120_000);
afterAll(async () => {
  await source.close();
  rmSync(sourceDir, { recursive: true });
});

const storageIn = (dataDir: string) => createStorage({ dataDir, bucket: undefined });
const backUp = async () => {
  const folder = createTemporaryFolder();
  await createBackup({ pool: source.pool, storage: storageIn(sourceDir) }, folder);
  return folder;
};

/** Databases without a schema, of both kinds. */
const targets = [
  {
    kind: 'the embedded database',
    isAvailable: true,
    async open() {
      const embedded = await startEmbeddedDatabase({ template: await blankTemplate() });
      onTestFinished(() => embedded.close());
      return openDatabase({ embedded });
    },
  },
  {
    kind: 'PostgreSQL',
    isAvailable: server !== undefined,
    async open() {
      const { url, drop } = await createBlankDatabase(server ?? '');
      onTestFinished(drop);
      return openDatabase({ url });
    },
  },
];

async function openTarget(open: () => Promise<Database>) {
  const database = await open();
  onTestFinished(() => database.close());
  const dataDir = createTemporaryFolder();
  return {
    database,
    target: { pool: database.pool, storage: storageIn(dataDir), incomingFolder: incomingFolder({ dataDir }) },
  };
}

/** Every row of the tables of a backup, as text. */
async function readRows({ pool }: Database, tables: readonly { name: string }[]): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `SELECT row_to_json(t)::text AS row FROM "${name}" t ORDER BY 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

const countJobs = async ({ pool }: Database) =>
  (await pool.query('SELECT 1 FROM graphile_worker._private_jobs UNION ALL SELECT 1 FROM outgoing_messages')).rowCount;

test.each(targets.filter(({ isAvailable }) => isAvailable))(
  'a backup restores every row and file into $kind, but no waiting job or message, and new rows get new ids',
  async ({ open }) => {
    const folder = await backUp();
    const { database, target } = await openTarget(open);
    const { tables } = await restoreBackup(target, folder);
    expect(tables.length).toBeGreaterThan(20);
    expect(await readRows(database, tables)).toEqual(await readRows(source, tables));
    const bytes = await target.storage.open(uploadKey).then(async (file) => Buffer.concat(await file!.toArray()));
    expect(bytes.equals(uploadBytes)).toBe(true);
    const before = await database.db.user.aggregate({ _max: { id: true } });
    expect((await createFixtures(database.db).createUser()).id).toBeGreaterThan(before._max.id ?? 0);
    const { rows } = await database.pool.query<{ scope: string }>('SELECT "scope" FROM "content_changes"');
    expect(rows.map(({ scope }) => scope).sort()).toEqual(['*', 'users.rows']);
    expect(await countJobs(database)).toBe(0);
    await addJob(database.db, cleanUpJob, {});
    expect(await countJobs(database)).toBe(1);
  },
);

test('the database knows when its last backup ended, and a restored one has none', async () => {
  const folder = await backUp();
  const first = await source.db.systemEvent.findUniqueOrThrow({ where: { kind: 'backup' } });
  await backUp();
  const second = await source.db.systemEvent.findUniqueOrThrow({ where: { kind: 'backup' } });
  expect(second.at.getTime()).toBeGreaterThan(first.at.getTime());
  const { tables } = await readManifest(folder);
  expect(tables.map(({ name }) => name)).not.toContain('system_events');
});

test('a backup restores rows that refer to later rows of their table', async () => {
  const { db } = source;
  // Each certificate fills a batch of rows.
  await db.certificateSettings.update({ where: { id: 1 }, data: { signatoryName: 'x'.repeat(1_200_000) } });
  const scene = await createCertificateFixture(db);
  await scene.complete();
  await db.certificateSettings.update({ where: { id: 1 }, data: { signatoryName: '' } });
  const [{ id } = { id: 0 }] = await scene.readCertificates();
  await scene.execute(
    'mutation ($id: ID!) { reissueCertificate(id: $id, input: { name: "Amina", nameAr: "أمينة" }) { id } }',
    { id },
    scene.admin,
  );
  // A changed row comes after its successor.
  await db.$executeRaw`UPDATE "certificates" SET "adminSearchText" = '' WHERE "id" = ${id}`;
  const { database, target } = await openTarget(targets.filter(({ isAvailable }) => isAvailable).at(-1)!.open);
  await restoreBackup(target, await backUp());
  const restored = await database.db.certificate.findMany({ where: { userId: scene.student.id } });
  expect(restored.map(({ replacesId }) => replacesId).sort()).toEqual([id, null]);
  const { rows } = await database.pool.query(`SELECT FROM pg_constraint WHERE contype = 'f' AND condeferrable`);
  expect(rows).toEqual([]);
});

// The embedded database runs one transaction at a time.
test.runIf(server)(
  'a backup during writes has the rows of one moment',
  async () => {
    let isWriting = true;
    const { createUser, createCourse, createEnrollment } = createFixtures(source.db);
    const course = await createCourse();
    const write = async (): Promise<void> => {
      while (isWriting) await source.db.$transaction(async () => createEnrollment((await createUser()).id, course.id));
    };
    const writers = [write(), write(), write()];
    const folder = await backUp().finally(() => (isWriting = false));
    await Promise.all(writers);
    const { database, target } = await openTarget(targets[0]!.open);
    await restoreBackup(target, folder);
    // The counter is written by a trigger in the transaction of the row.
    const { counters, _count } = await database.db.course.findUniqueOrThrow({
      where: { id: course.id },
      include: { counters: true, _count: { select: { enrollments: true } } },
    });
    expect(counters?.enrollmentCount).toBe(_count.enrollments);
  },
  120_000,
);

test('a database with rows is left as it is', async () => {
  const folder = await backUp();
  const database = await createScratchDatabase(server);
  onTestFinished(() => database.close());
  const user = await createFixtures(database.db).createUser();
  const dataDir = createTemporaryFolder();
  const target = { pool: database.pool, storage: storageIn(dataDir), incomingFolder: incomingFolder({ dataDir }) };
  await expect(restoreBackup(target, folder)).rejects.toThrow('The database is not empty: there are rows in users');
  expect(await database.db.user.findMany({ select: { id: true } })).toEqual([{ id: user.id }]);
});

const damages: [string, (folder: string) => Promise<void>, RegExp][] = [
  ['a changed row', (folder) => appendFile(tablePath(folder, 'faqs'), '{"id": 999999}\n'), /tables\/faqs\.jsonl/],
  [
    'half a row',
    (folder) => appendFile(tablePath(folder, 'users'), '{"id": 999'),
    /damaged: rows in tables\/users\.jsonl cannot be read/,
  ],
  ['a missing table', (folder) => rm(tablePath(folder, 'users')), /tables\/users\.jsonl/],
  ['a changed upload', (folder) => appendFile(uploadPath(folder, uploadKey), 'x'), /upload .* has changed/],
  ['no manifest', (folder) => rm(manifestPath(folder)), /no complete backup/],
  [
    'migrations of another version',
    async (folder) => {
      const manifest = await readManifest(folder);
      manifest.migrations.push({ name: '20990101000000_later', checksum: 'x' });
      await writeFile(manifestPath(folder), JSON.stringify(manifest));
    },
    /does not have the migration 20990101000000_later/,
  ],
];

test.each(damages)('a backup with %s restores nothing', async (_damage, damage, message) => {
  const folder = await backUp();
  await damage(folder);
  const database = await createScratchDatabase(server);
  onTestFinished(() => database.close());
  const dataDir = createTemporaryFolder();
  const target = { pool: database.pool, storage: storageIn(dataDir), incomingFolder: incomingFolder({ dataDir }) };
  await expect(restoreBackup(target, folder)).rejects.toThrow(message);
  expect(await hasUsers(database.db)).toBe(false);
  expect(await target.storage.open(uploadKey)).toBeNull();
});

test('a folder with files is not overwritten', async () => {
  const folder = await backUp();
  const manifest = await readFile(manifestPath(folder));
  await expect(createBackup({ pool: source.pool, storage: storageIn(sourceDir) }, folder)).rejects.toThrow('not empty');
  expect(await readFile(manifestPath(folder))).toEqual(manifest);
});

test('a server that has the embedded database open makes the backup that a command requests', async () => {
  const dataDir = createTemporaryFolder();
  const folder = join(createTemporaryFolder(), 'new');
  const log = pino({ level: 'silent' });
  const stop = answerBackupRequests({ pool: source.pool, storage: storageIn(sourceDir) }, dataDir, log);
  onTestFinished(stop);
  await requestBackup(dataDir, folder);
  const { uploads } = await readManifest(folder);
  expect(uploads).toMatchObject([{ key: uploadKey, sha256: createHash('sha256').update(uploadBytes).digest('hex') }]);
  await expect(requestBackup(dataDir, folder)).rejects.toThrow('not empty');
});
