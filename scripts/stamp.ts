import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Does a piece of work unless it was done already from the same sources.
 * @param stamp file that remembers the sources' hash; it lies in what the work makes, and goes with it
 * @param sources files and folders, whose names and contents count; tests do not
 */
export async function unlessFresh(stamp: string, sources: string[], work: () => Promise<void>): Promise<void> {
  const hash = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function hashOf(sources: string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !/[.]test[.]tsx?$|^e2e$/.test(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
