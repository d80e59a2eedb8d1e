import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Absolute path of a project file given relative to the root ("prisma/migrations"). Searches upwards from this module,
 * so that it works from sources, tests and bundles.
 * @throws Error if no parent folder contains it
 */
export function resolveFromRoot(path: string): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, path))) return join(folder, path);
    if (folder === resolve(folder, '..'))
      throw new Error(`"${path}" was not found in any folder above ${start}. The installation is incomplete.`);
  }
}
