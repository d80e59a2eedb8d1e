import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Certificate } from '../../prisma/generated/client';
import { certificateArchivePath } from '../../schema/contract/site/urls';
import { createCertificateFixture } from '../../schema/testing/certificateFixtures';
import type { RenderCertificate } from '../certificates/document/certificateRenderer';
import { createExportStorage, unfinishedExportFolder } from '../storage/createStorage';
import { readZip } from '../testing/documents/readZip';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  type TestGateway,
} from '../testing/testGateway';
import { archiveCertificates } from './archiveCertificates';
import { cleanUp } from './cleanUp';

let gateway: TestGateway;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tayyar-archives-'));
  gateway = await createTestGateway({ config: { dataDir } });
});
afterAll(() => gateway.close());

const renderNumber = ({ number }: Certificate): Promise<Buffer> => Promise.resolve(Buffer.from(`PDF of ${number}`));

const runJob = (archiveId: string, renderCertificate: RenderCertificate, signal?: AbortSignal) =>
  archiveCertificates(
    {
      db: gateway.db,
      exportStorage: createExportStorage({ dataDir, bucket: undefined }),
      renderCertificate,
      unfinishedExportFolder: unfinishedExportFolder({ dataDir }),
      minFreeBytes: 0,
    },
    { archiveId },
    signal,
  );

const signIn = async (role: 'admin' | 'student' = 'admin') => {
  const { id } = await gateway.createUser({ role });
  return { cookie: sessionCookieHeader(await gateway.createToken(id)) };
};

/** An archive of three certificates, requested by an admin. */
async function requestArchive() {
  const scenes = [];
  for (let count = 0; count < 3; count += 1) scenes.push(await createCertificateFixture(gateway.db));
  for (const { complete } of scenes) await complete();
  const certificates = (await Promise.all(scenes.map(({ readCertificates }) => readCertificates()))).flat();
  const headers = await signIn();
  const mutation = `mutation ($filter: AdminCertificateFilter) { createCertificateArchive(filter: $filter) { id } }`;
  const filter = { from: certificates[0]?.createdAt.toISOString() };
  const { body } = await sendGraphql(gateway.app, mutation, { filter }, headers);
  const { id } = (body as { data: { createCertificateArchive: { id: string } } }).data.createCertificateArchive;
  return { id, headers, numbers: certificates.map(({ number }) => number), path: certificateArchivePath(id) };
}

const readArchive = (id: string) => gateway.db.certificateArchive.findUniqueOrThrow({ where: { id } });

const download = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(gateway.app, 'get', path, headers)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

test('the file has the PDF of each certificate, and its row the progress', async () => {
  const { id, headers, numbers, path } = await requestArchive();
  const progress: number[] = [];
  expect((await download(path, headers)).status).toBe(404);
  await runJob(id, async (certificate) => {
    progress.push((await readArchive(id)).done);
    return renderNumber(certificate);
  });
  expect(progress).toEqual([0, 1, 2]);
  expect(await readArchive(id)).toMatchObject({ state: 'ready', done: 3, total: 3 });
  const response = await download(path, headers);
  expect([response.status, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ]);
  const files = readZip(response.body as Buffer);
  expect([...files].map(([name, bytes]) => [name, String(bytes)])).toEqual(
    numbers.map((number) => [`${number}.pdf`, `PDF of ${number}`]),
  );
  expect(await readdir(unfinishedExportFolder({ dataDir }))).toEqual([]);
});

test('a job that fails or is stopped begins again; one that is repeated after the end changes nothing', async () => {
  const { id, numbers } = await requestArchive();
  let rendered = 0;
  const failing: RenderCertificate = (certificate) => {
    rendered += 1;
    return rendered === 2 ? Promise.reject(new Error('No fonts')) : renderNumber(certificate);
  };
  await expect(runJob(id, failing)).rejects.toThrow('No fonts');
  expect(await readArchive(id)).toMatchObject({ state: 'failed', bytes: null });
  const stop = new AbortController();
  const stopping: RenderCertificate = (certificate) => {
    stop.abort();
    return renderNumber(certificate);
  };
  await expect(runJob(id, stopping, stop.signal)).rejects.toThrow('aborted');
  rendered = 10;
  await runJob(id, failing);
  expect(rendered).toBe(10 + numbers.length);
  const finished = await readArchive(id);
  expect(finished).toMatchObject({ state: 'ready', done: 3 });
  await runJob(id, failing);
  expect([rendered, await readArchive(id)]).toEqual([10 + numbers.length, finished]);
});

test('only the admin who requested the file gets it, until it expires and is deleted', async () => {
  const { id, headers, path } = await requestArchive();
  await runJob(id, renderNumber);
  const statusFor = async (asked: string, sent: Record<string, string> = {}) => (await download(asked, sent)).status;
  expect(await statusFor(path)).toBe(401);
  expect(await statusFor(path, await signIn('student'))).toBe(403);
  expect(await statusFor(path, await signIn())).toBe(404);
  for (const wrong of ['nothing.zip', `${id}.tar`, '..%2fuploads%2fx.zip'])
    expect(await statusFor(`/api/certificate-archives/${wrong}`, headers)).toBe(404);
  expect((await sendRequest(gateway.app, 'post', path, headers)).status).toBe(405);

  await gateway.db.certificateArchive.update({ where: { id }, data: { expiresAt: new Date(0) } });
  expect(await statusFor(path, headers)).toBe(410);
  const exportStorage = createExportStorage({ dataDir, bucket: undefined });
  await cleanUp({
    db: gateway.db,
    storage: exportStorage,
    exportStorage,
    unfinishedExportFolder: unfinishedExportFolder({ dataDir }),
    retention: { contactMessageDays: 1, notificationDays: 1, unconfirmedSubscriberDays: 1 },
  });
  expect(await gateway.db.certificateArchive.findUnique({ where: { id } })).toBeNull();
  expect(await readdir(join(dataDir, 'exports'))).not.toContain(`${id}.zip`);
});
