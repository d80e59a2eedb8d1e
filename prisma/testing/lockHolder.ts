import { acquireFolderLock } from '../pglite/folderLock';

// Child process: tries to lock the given folder, prints the result and waits to be killed.
const result = await acquireFolderLock(process.argv[2] ?? '').then(
  () => 'acquired',
  (error: unknown) => (error as Error).constructor.name,
);
process.stdout.write(`${result}\n`);
setInterval(() => undefined, 60_000);
