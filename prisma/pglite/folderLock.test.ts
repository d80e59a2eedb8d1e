import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LockedError, acquireFolderLock, type ProcessIdentity, identifyProcess } from './folderLock';
import { createTempFolder } from '../testing/tempFolder';
import { startChildScript } from '../testing/childScript';

async function writeLockFile(folder: string, { hostId, pid, startTime }: ProcessIdentity): Promise<string> {
  const lockFile = join(folder, `${hostId}.${pid}.${startTime}`);
  await writeFile(lockFile, 'holds');
  return lockFile;
}

test('a lock is held until it is released', async () => {
  const folder = await createTempFolder();
  const release = await acquireFolderLock(folder);
  await expect(acquireFolderLock(folder)).rejects.toThrow(LockedError);
  release();
  (await acquireFolderLock(folder))();
});

test('a living process keeps its lock and a killed one loses it', async () => {
  const folder = await createTempFolder();
  const other = startChildScript('lockHolder.ts', folder);
  onTestFinished(() => other.kill());
  expect((await other.lines.next()).value).toBe('acquired');
  await expect(acquireFolderLock(folder)).rejects.toThrow(`process ${other.pid} has it open`);
  await other.kill();
  (await acquireFolderLock(folder))();
});

test("a process that reuses the owner's pid is not treated as the owner", async () => {
  const folder = await createTempFolder();
  await writeLockFile(folder, { ...identifyProcess(process.ppid), startTime: '12345' });
  (await acquireFolderLock(folder))();
});

test('an owner in another container counts as alive while its heartbeat is recent', async () => {
  const folder = await createTempFolder();
  const lockFile = await writeLockFile(folder, { hostId: 'elsewhere', pid: 7, startTime: '1' });
  await expect(acquireFolderLock(folder, { timeoutMs: 0 })).rejects.toThrow(LockedError);
  await utimes(lockFile, new Date(0), new Date(0));
  (await acquireFolderLock(folder))();
});

test('of several concurrent processes exactly one takes over a stale lock', async () => {
  const folder = await createTempFolder();
  await writeLockFile(folder, { ...identifyProcess(process.ppid), startTime: '12345' });
  const others = [1, 2, 3, 4].map(() => startChildScript('lockHolder.ts', folder));
  onTestFinished(async () => {
    await Promise.all(others.map((other) => other.kill()));
  });
  const results = await Promise.all(others.map(async (other) => (await other.lines.next()).value));
  expect(results.sort()).toEqual(['LockedError', 'LockedError', 'LockedError', 'acquired']);
});
