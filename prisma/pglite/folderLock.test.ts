import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LockedError, acquireFolderLock } from './folderLock';
import { type ProcessIdentity, identifyProcess } from './processIdentity';
import { createTempFolder } from '../testing/tempFolder';
import { startChildScript } from '../testing/childScript';

async function writeLockFile(folder: string, { hostId, pid, startTime }: ProcessIdentity): Promise<string> {
  const claim = join(folder, `${hostId}.${pid}.${startTime}`);
  await writeFile(claim, 'holds');
  return claim;
}

test('a lock is held until it is given back', async () => {
  const folder = await createTempFolder();
  const release = await acquireFolderLock(folder);
  await expect(acquireFolderLock(folder)).rejects.toThrow(LockedError);
  release();
  (await acquireFolderLock(folder))();
});

test('a living process keeps its lock; one that was killed loses it without a hand', async () => {
  const folder = await createTempFolder();
  const other = startChildScript('locker.ts', folder);
  onTestFinished(() => other.kill());
  expect((await other.lines.next()).value).toBe('mine');
  await expect(acquireFolderLock(folder)).rejects.toThrow(`process ${other.pid} has it open`);
  await other.kill();
  (await acquireFolderLock(folder))();
});

test('a process that merely has the number of the owner is not taken for it', async () => {
  const folder = await createTempFolder();
  await writeLockFile(folder, { ...identifyProcess(process.ppid), startTime: '12345' });
  (await acquireFolderLock(folder))();
});

test('an owner in another container is alive as long as its claim is touched', async () => {
  const folder = await createTempFolder();
  const claim = await writeLockFile(folder, { hostId: 'elsewhere', pid: 7, startTime: '1' });
  await expect(acquireFolderLock(folder, { timeoutMs: 0 })).rejects.toThrow(LockedError);
  await utimes(claim, new Date(0), new Date(0));
  (await acquireFolderLock(folder))();
});

test('of several processes that start at once, over a dead one, exactly one gets it', async () => {
  const folder = await createTempFolder();
  await writeLockFile(folder, { ...identifyProcess(process.ppid), startTime: '12345' });
  const others = [1, 2, 3, 4].map(() => startChildScript('locker.ts', folder));
  onTestFinished(async () => {
    await Promise.all(others.map((other) => other.kill()));
  });
  const outcomes = await Promise.all(others.map(async (other) => (await other.lines.next()).value));
  expect(outcomes.sort()).toEqual(['LockedError', 'LockedError', 'LockedError', 'mine']);
});
