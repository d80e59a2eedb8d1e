import { pino } from 'pino';
import { readConfig } from '../config';
import { serve } from '../server';

// A gateway without pages, as its environment says. It tells its port, and ends with the process that started it.
const surroundings = { log: pino({ level: 'silent' }), site: null, sandboxFolder: null };
const { port } = await serve(readConfig(), surroundings);
process.send?.(port);
process.on('disconnect', () => process.exit());
