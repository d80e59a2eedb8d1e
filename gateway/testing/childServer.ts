import { pino } from 'pino';
import { readConfig } from '../config';
import { startServer } from '../server';

// A gateway without pages, as its environment says. It tells its port, and ends with the process that started it.
const serverOptions = { log: pino({ level: 'silent' }), site: null, sandboxFolder: null };
const { port } = await startServer(readConfig(), serverOptions);
process.send?.(port);
process.on('disconnect', () => process.exit());
