import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineData } from './engine';

/** Where an embedded database is reached. */
export interface Address {
  data: EngineData;
  url(port: number): string;
  remove(): void;
}

/** A socket in a folder that only this account may enter; where such sockets don't exist or don't fit, a free loopback port. */
export function newAddress(): Address {
  const folder = mkdtempSync(join(tmpdir(), 'tayyar-'));
  const path = join(folder, '.s.PGSQL.5432');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // The kernel's limit on a socket's path: 104 bytes on macOS, 108 on Linux.
  if (process.platform !== 'win32' && Buffer.byteLength(path) < 104)
    return {
      data: { path },
      url: () => `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
      remove,
    };
  return { data: { port: 0 }, url: (port) => `postgresql://postgres@127.0.0.1:${port}/postgres`, remove };
}
