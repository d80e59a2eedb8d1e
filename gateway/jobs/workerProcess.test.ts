import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { enrolledNotification } from '../../schema/notifications/kinds/courses';
import { sendNotification } from '../../schema/notifications/sendNotification';
import { readConfig } from '../config';
import { mailFolder } from '../mail/mailTransport';
import { createTestGateway } from '../testing/testGateway';
import { startWorkerProcess } from './workerProcess';

const log = pino({ level: 'silent' });

test('the worker process refuses the embedded database and a missing address of the site', async () => {
  await expect(startWorkerProcess(readConfig({ NODE_ENV: 'test' }), log)).rejects.toThrow(
    /DATABASE_URL is needed[^]*PUBLIC_URL is needed/,
  );
});

describe.runIf(process.env.TEST_DATABASE_URL)('the worker process', () => {
  test('runs jobs, and reports its health and the jobs', async () => {
    const gateway = await createTestGateway();
    onTestFinished(gateway.close);
    const dataDir = await mkdtemp(join(tmpdir(), 'tayyar-worker-'));
    const environment = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: 'https://tayyar.example' };
    const config = readConfig({ ...environment, DATABASE_URL: gateway.database.url, DATA_DIR: dataDir });
    // A job that has failed for good, and one for later.
    await gateway.database.pool.query(
      `SELECT graphile_worker.add_job('clean_up', run_at => now() + interval '1 day') FROM generate_series(1, 2);
       UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE id = (SELECT max(id) FROM graphile_worker.jobs)`,
    );
    const worker = await startWorkerProcess(config, log);
    const read = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${worker.port}${path}`);
      return [response.status, await response.text()] as const;
    };
    try {
      const user = await gateway.createUser();
      const payload = { courseId: 1, title: 'Solar', titleAr: 'شمس' };
      await gateway.db.$transaction((tx) =>
        sendNotification(tx, enrolledNotification, { userIds: [user.id] }, payload),
      );
      await vi.waitFor(async () => expect(await readdir(mailFolder(config))).toHaveLength(1), { timeout: 10_000 });
      await vi.waitFor(async () => expect((await read('/metrics'))[1]).toMatch(/^mails_total\{result="sent"\} 1$/m));
      const [, metrics] = await read('/metrics');
      for (const line of ['jobs{state="failed"} 1', 'jobs{state="scheduled"} 1', 'jobs{state="waiting"} 0'])
        expect(metrics).toContain(line);
      expect(await read('/readyz')).toEqual([200, 'ok']);
      expect((await read('/graphql'))[0]).toBe(404);
    } finally {
      await worker.close();
    }
  });
});
