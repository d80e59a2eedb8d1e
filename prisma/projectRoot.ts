import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The absolute path of a file or folder of the project, given as from its root ("prisma/migrations").
 * Found by walking up from this module, so that it is the same from the sources, from a test and from a bundle
 * anywhere inside the project.
 * @throws Error when no folder above this module holds it
 */
export function resolveFromRoot(path: string): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, path))) return join(folder, path);
    if (folder === resolve(folder, '..'))
      throw new Error(`"${path}" is in no folder above ${start}: the installation is incomplete.`);
  }
}
