import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret that is created once in the data folder (mode 0600) and read from then on. Concurrent processes use the same one.
 * @param create the text of a new secret
 */
export function loadOrCreateSecretFile(dataDir: string, name: string, create: () => string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, name);
  return readSecretFile(file) ?? createSecretFile(file, create());
}

function readSecretFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a temporary file, then links it: of concurrent processes the first link wins, and all read its file. */
function createSecretFile(file: string, secret: string): string {
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, secret, { mode: 0o600 });
  chmodSync(temporaryFile, 0o600);
  try {
    linkSync(temporaryFile, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
  return readFileSync(file, 'utf8');
}
