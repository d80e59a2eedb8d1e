import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { createCertificateFixture } from '../testing/certificateFixtures';
import { viewerFor, createFixtures } from '../testing/fixtures';
import { problemOf } from '../testing/learningDocuments';
import { takeJobs } from '../testing/takeJobs';
import { openTestDatabase } from '../testing/testDatabase';
import { failAbandonedArchives } from './certificateArchive';
import { storedArchiveWhere } from './certificateArchiveFilter';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const createMutation = `mutation ($filter: AdminCertificateFilter) {
  createCertificateArchive(filter: $filter) { id state total done url } }`;
const archivesQuery = '{ certificateArchives { id state done total url } }';
interface Created {
  createCertificateArchive: { id: string };
}

test('an archive has the issued certificates of its filter; of an admin one is made at a time', async () => {
  const scene = await createCertificateFixture(db);
  const awaiting = await createCertificateFixture(db, { student: {} });
  const other = await createCertificateFixture(db);
  for (const each of [scene, awaiting, other]) await each.complete();
  await takeJobs(db);
  const [certificate] = await scene.readCertificates();
  const filter = { search: 'Amina', courseId: String(scene.course.id), from: '2020-01-01T00:00:00Z' };
  const { data } = await scene.execute<Created>(createMutation, { filter }, scene.admin);
  expect(data?.createCertificateArchive).toMatchObject({ state: 'waiting', total: 1, done: 0, url: null });
  const id = data?.createCertificateArchive.id ?? '';
  expect(await takeJobs(db)).toMatchObject([{ name: 'archive_certificates', payload: { archiveId: id } }]);
  const stored = await db.certificateArchive.findUniqueOrThrow({ where: { id } });
  expect(await db.certificate.findMany({ where: storedArchiveWhere(stored) })).toEqual([certificate]);

  expect(problemOf(await scene.execute(createMutation, {}, scene.admin))).toMatchObject({ code: 'archiveWaiting' });
  expect(await takeJobs(db)).toEqual([]);
  const secondAdmin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
  expect(await scene.execute(createMutation, {}, secondAdmin)).toMatchObject({
    data: { createCertificateArchive: { total: 2 } },
  });
  expect(await scene.execute(archivesQuery, {}, scene.admin)).toMatchObject({
    data: { certificateArchives: [{ id }] },
  });
});

test('an archive without certificates is refused', async () => {
  const scene = await createCertificateFixture(db, { student: {} });
  await scene.complete();
  const filter = { courseId: scene.course.id };
  expect(problemOf(await scene.execute(createMutation, { filter }, scene.admin))).toMatchObject({
    code: 'archiveEmpty',
  });
  expect(problemOf(await scene.execute(createMutation, { filter }, scene.trainer))).toMatchObject({
    code: 'notAllowed',
  });
});

test('an archive whose job is gone has failed, so that the admin can request another one', async () => {
  const scene = await createCertificateFixture(db);
  await scene.complete();
  await scene.execute(createMutation, {}, scene.admin);
  await failAbandonedArchives(db);
  expect(await scene.execute(archivesQuery, {}, scene.admin)).toMatchObject({
    data: { certificateArchives: [{ state: 'waiting' }] },
  });
  await takeJobs(db);
  await failAbandonedArchives(db);
  expect(await scene.execute(archivesQuery, {}, scene.admin)).toMatchObject({
    data: { certificateArchives: [{ state: 'failed' }] },
  });
  expect(await scene.execute(createMutation, {}, scene.admin)).toMatchObject({
    data: { createCertificateArchive: { state: 'waiting' } },
  });
});
