import { startWorkerProcess } from '../gateway/jobs/workerProcess';
import { addressOf, reportStart, runProcess } from './runProcess';

/* `npm run worker` runs the background jobs of a PostgreSQL database, beside gateways with JOBS=off. */

const started = await runProcess(startWorkerProcess);
const health = `${addressOf(started.config, started.running)}/readyz`;
reportStart(started, 'job worker started', `The job worker is running; its health: ${health}`);
