import { openDatabase } from '../../../prisma/client';
import { correctMarks } from '../../../schema/quizzes/corrections/correctMarks';
import { readConfig } from '../../config';

/* A process for tests of corrections that two processes carry out: it runs the job once, when its parent says so, and ends. */

const config = readConfig();
const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
process.once('message', () => {
  void correctMarks(database.db)
    .then(() => database.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
