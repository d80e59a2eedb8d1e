import { pino } from 'pino';
import { openDatabase } from '../../../prisma/client';
import { addJob } from '../../../schema/core/jobs';
import { correctMarksJob } from '../../../schema/quizzes/corrections/correctMarks';
import { readConfig } from '../../config';
import { startJobWorker } from '../../jobs/startJobWorker';

/*
 * A process for tests of `kill -9`: a worker that begins with the job of corrections, as its schedule does each minute. It runs until it is killed.
 */

const config = readConfig();
const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
await addJob(database.db, correctMarksJob, {});
startJobWorker(config, database, 'a secret for tests', pino({ level: 'silent' }));
process.on('disconnect', () => process.exit());
process.send?.('working');
