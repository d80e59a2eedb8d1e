import { pino } from 'pino';
import { readConfig } from '../../config';
import { startServer } from '../../server';

// A gateway without pages, configured by the environment. It sends its port to the parent process and exits with it.
const serverOptions = { log: pino({ level: 'silent' }), site: null, sandboxFolder: null };
const { port } = await startServer(readConfig(), serverOptions);
process.send?.(port);
process.on('disconnect', () => process.exit());
