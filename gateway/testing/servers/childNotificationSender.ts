import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '../../../prisma/client';
import { migrate } from '../../../prisma/migrate';
import { enrolledNotification } from '../../../schema/notifications/kinds/courses';
import { sendNotification } from '../../../schema/notifications/sendNotification';
import { readConfig } from '../../config';
import { startJobWorker } from '../../jobs/startJobWorker';

/*
 * A process for tests of `kill -9`: runs jobs and writes rows, each with a message in its transaction. It reports when it
 * has written some. When the parent sends 'finish', it waits until the queue is empty and sends the addresses of the rows.
 */

const config = readConfig();
const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
if (database.kind === 'embedded') await migrate(database.pool);
const worker = startJobWorker(config, database, 'a secret for tests', pino({ level: 'silent' }));
const finishing = new AbortController();
process.on('message', () => finishing.abort());
process.on('disconnect', () => process.exit());

const reportedRows = 5;
const course = { courseId: 1, title: 'Solar', titleAr: 'شمس' };

/** Every third transaction is rolled back after the job was added. */
async function writeRow(number: number): Promise<void> {
  const isRolledBack = number % 3 === 0;
  const email = `${isRolledBack ? 'rolled-back' : 'row'}-${process.pid}-${number}@example.dz`;
  await database.db.$transaction(async (tx) => {
    await tx.newsletterSubscriber.create({ data: { email, language: 'en' } });
    await sendNotification(tx, enrolledNotification, { address: email, language: 'en' }, course);
    if (isRolledBack) throw new Error('rolled back');
  });
}

for (let number = 1; !finishing.signal.aborted; number += 1) {
  await writeRow(number).catch(() => undefined);
  if (number === reportedRows) process.send?.('writing');
  await sleep(10);
}
for (;;) {
  const { rowCount } = await database.pool.query(
    'SELECT 1 FROM graphile_worker._private_jobs UNION ALL SELECT 1 FROM outgoing_messages',
  );
  if (rowCount === 0) break;
  await sleep(100);
}
await worker.close();
const rows = await database.db.newsletterSubscriber.findMany({ select: { email: true } });
process.send?.(rows.map(({ email }) => email));
await database.close();
process.disconnect();
