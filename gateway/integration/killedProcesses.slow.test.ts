import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedDatabase } from '../../prisma/pglite/embeddedDatabase';
import { migratedTemplate } from '../../prisma/testing/databaseTemplate';
import { createScratchDatabase } from '../../prisma/testing/scratchDatabase';
import { releaseJobsOfEndedWorkers } from '../jobs/workerLock';
import { startChildProgram } from '../testing/servers/childProgram';
import { startMailServer } from '../testing/servers/mailServer';

/** 200 in the runs that docs/testing.md describes. */
const kills = Number(process.env.KILL_TEST_KILLS ?? 2);

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  // Accepting takes a while, so that processes end in the middle of deliveries too.
  mailServer = await startMailServer({ onMail: () => sleep(5).then(() => undefined) });
});
afterAll(() => mailServer.close());
beforeEach(() => void (mailServer.accepted.length = 0));

interface Sender {
  kill(): Promise<void>;
  /** Stops writing and waits for the mails; returns the addresses of the committed rows. */
  finish(): Promise<string[]>;
}

/** Starts `childNotificationSender.ts`; it has written rows when this resolves, and continues. */
async function startSender(database: { DATABASE_URL: string } | { DATA_DIR: string }): Promise<Sender> {
  const { child, exited, kill } = await startChildProgram('childNotificationSender', {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://tayyar.example',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'no-reply@tayyar.example',
    ...database,
  });
  return {
    kill,
    async finish() {
      const addresses = Promise.race([once(child, 'message'), exited]);
      child.send('finish');
      const [committed] = (await addresses) as [string[]];
      await exited;
      return committed;
    },
  };
}

/** Kills happen with jobs waiting, running and done. */
const killDelayMs = () => Math.random() * 300;

/** Every committed message arrived, with one Message-ID, and no other one. */
function expectDelivered(committed: string[]): void {
  const messageIds = new Map<string, Set<string | undefined>>();
  for (const { to, mail } of mailServer.accepted)
    messageIds.set(to, (messageIds.get(to) ?? new Set()).add(mail.messageId));
  expect([...messageIds.keys()].sort()).toEqual([...committed].sort());
  expect([...messageIds].filter(([, ids]) => ids.size > 1)).toEqual([]);
  expect(new Set([...messageIds.values()].flatMap((ids) => [...ids])).size).toBe(committed.length);
  expect(committed.length).toBeGreaterThan(kills);
  expect(committed.filter((email) => email.startsWith('rolled-back'))).toEqual([]);
}

const timeout = 60_000 + kills * 15_000;

describe.runIf(process.env.TEST_DATABASE_URL)('two processes on PostgreSQL', () => {
  test('lose no message when they are killed, and send none of a write that was rolled back', { timeout }, async () => {
    const database = await createScratchDatabase(process.env.TEST_DATABASE_URL);
    try {
      const start = () => startSender({ DATABASE_URL: database.url });
      const killRepeatedly = async (): Promise<Sender> => {
        for (let count = 0; count < kills / 2; count += 1) {
          const sender = await start();
          await sleep(killDelayMs());
          await sender.kill();
        }
        return start();
      };
      const senders = await Promise.all([killRepeatedly(), killRepeatedly()]);
      // As if the time after which a worker releases the jobs of killed processes had passed, and the one until it does.
      await database.pool.query(`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 minute'`);
      await releaseJobsOfEndedWorkers(database.pool);
      const rows = await Promise.all(senders.map(({ finish }) => finish()));
      expectDelivered([...new Set(rows.flat())]);
    } finally {
      await database.close();
    }
  });
});

describe('a process on the embedded database', () => {
  test('loses no message when it is killed', { timeout }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tayyar-kill-'));
    await (await startEmbeddedDatabase({ dataDir, template: await migratedTemplate() })).close();
    try {
      for (let count = 0; count < kills / 4; count += 1) {
        const sender = await startSender({ DATA_DIR: dataDir });
        await sleep(killDelayMs());
        await sender.kill();
      }
      const sender = await startSender({ DATA_DIR: dataDir });
      expectDelivered(await sender.finish());
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
