import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { readConfig } from '../config';
import { startJobWorker } from '../jobs/startJobWorker';
import { mailFolder } from '../mail/mailTransport';
import { createTestGateway } from './testGateway';

/** A gateway with a job worker and a data folder of its own; mails are written to files. */
export async function createTestGatewayWithJobs() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tayyar-jobs-'));
  const config = { ...readConfig({ NODE_ENV: 'test' }), dataDir, publicUrl: 'https://tayyar.example' };
  const gateway = await createTestGateway({ config: { dataDir } });
  const worker = startJobWorker(config, gateway.database, 'a secret for tests', pino({ level: 'silent' }));

  const waitingJobs = async () =>
    (
      await gateway.database.pool.query<{ payload: unknown; last_error: string | null }>(
        `SELECT payload, last_error FROM graphile_worker._private_jobs
         UNION ALL SELECT messages::json, NULL FROM outgoing_messages`,
      )
    ).rows;
  return {
    ...gateway,
    dataDir,
    queueIsEmpty: () =>
      vi.waitFor(async () => expect(await waitingJobs()).toEqual([]), { timeout: 60_000, interval: 100 }),
    async readMails() {
      const files = await readdir(mailFolder(config)).catch(() => []);
      return Promise.all(files.map(async (file) => simpleParser(await readFile(join(mailFolder(config), file)))));
    },
    async close() {
      await worker.close();
      await gateway.close();
    },
  };
}
