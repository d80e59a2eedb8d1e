import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { createBackup, type BackupSource } from './createBackup';

/*
 * The embedded database has one process. While a server runs, it makes the backup itself: the command leaves a request in
 * the data folder and waits for the result.
 */

const requestSchema = z.object({ id: z.uuid(), folder: z.string() });
const resultSchema = z.object({ id: z.uuid(), error: z.string().nullable() });
const pollIntervalMs = 500;

const requestFile = (dataDir: string): string => join(dataDir, 'backup-request.json');
const resultFile = (dataDir: string): string => join(dataDir, 'backup-result.json');

/** Makes the backups that are requested in the data folder; returns a function that stops it. */
export function answerBackupRequests(source: BackupSource, dataDir: string, log: Logger): () => Promise<void> {
  let isStopped = false;
  const loop = async (): Promise<void> => {
    while (!isStopped) {
      await answerRequest(source, dataDir).catch((err: unknown) => log.error({ err }, 'backup request'));
      await sleep(pollIntervalMs, undefined, { ref: false });
    }
  };
  const running = loop();
  return () => {
    isStopped = true;
    return running;
  };
}

async function answerRequest(source: BackupSource, dataDir: string): Promise<void> {
  const request = await readJson(requestFile(dataDir), requestSchema);
  if (!request) return;
  await rm(requestFile(dataDir), { force: true });
  const error = await createBackup(source, request.folder).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );
  await writeJson(resultFile(dataDir), { id: request.id, error } satisfies z.input<typeof resultSchema>);
}

/**
 * Asks the server that uses the data folder for a backup and waits for it.
 * @param folder absolute path
 * @throws Error if the backup fails, or no server answers
 */
export async function requestBackup(dataDir: string, folder: string, timeoutMs = 60 * 60_000): Promise<void> {
  const id = randomUUID();
  await writeJson(requestFile(dataDir), { id, folder });
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    await sleep(pollIntervalMs);
    const result = await readJson(resultFile(dataDir), resultSchema);
    if (result?.id !== id) continue;
    await rm(resultFile(dataDir), { force: true });
    if (result.error !== null) throw new Error(result.error);
    return;
  }
  await rm(requestFile(dataDir), { force: true });
  throw new Error('The server that uses the data folder does not answer.');
}

/** Readers never see half a file. */
async function writeJson(path: string, content: object): Promise<void> {
  const temporaryFile = `${path}.${process.pid}`;
  await writeFile(temporaryFile, JSON.stringify(content), { mode: 0o600 });
  await rename(temporaryFile, path);
}

async function readJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | undefined> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? undefined : schema.safeParse(JSON.parse(text)).data;
}
