import { acquireFolderLock } from '../pglite/folderLock';

// A process that tries for the lock of the folder given, says how it went, and lives until it is killed.
const outcome = await acquireFolderLock(process.argv[2] ?? '').then(
  () => 'mine',
  (error: unknown) => (error as Error).constructor.name,
);
process.stdout.write(`${outcome}\n`);
setInterval(() => undefined, 60_000);
