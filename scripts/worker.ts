import { startWorkerProcess } from '../gateway/jobs/workerProcess';
import { addressOf, runProcess } from './runProcess';

/* `npm run worker` runs the background jobs of a PostgreSQL database, beside gateways with JOBS=off. */

const { config, running } = await runProcess(startWorkerProcess);
console.log(`The job worker is running; its health: ${addressOf(config, running)}/readyz`);
