import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { InUse, lock } from './lock';
import { type Owner, ownerOf } from './owner';
import { emptyFolder } from '../testing/folder';
import { startOther } from '../testing/process';

async function claimOf(folder: string, { world, pid, birth }: Owner): Promise<string> {
  const claim = join(folder, `${world}.${pid}.${birth}`);
  await writeFile(claim, 'holds');
  return claim;
}

test('a lock is held until it is given back', async () => {
  const folder = await emptyFolder();
  const release = await lock(folder);
  await expect(lock(folder)).rejects.toThrow(InUse);
  release();
  (await lock(folder))();
});

test('a living process keeps its lock; one that was killed loses it without a hand', async () => {
  const folder = await emptyFolder();
  const other = startOther('locker.ts', folder);
  onTestFinished(() => other.kill());
  expect((await other.lines.next()).value).toBe('mine');
  await expect(lock(folder)).rejects.toThrow(`process ${other.pid} has it open`);
  await other.kill();
  (await lock(folder))();
});

test('a process that merely has the number of the owner is not taken for it', async () => {
  const folder = await emptyFolder();
  await claimOf(folder, { ...ownerOf(process.ppid), birth: '12345' });
  (await lock(folder))();
});

test('an owner in another container is alive as long as its claim is touched', async () => {
  const folder = await emptyFolder();
  const claim = await claimOf(folder, { world: 'elsewhere', pid: 7, birth: '1' });
  await expect(lock(folder, { patience: 0 })).rejects.toThrow(InUse);
  await utimes(claim, new Date(0), new Date(0));
  (await lock(folder))();
});

test('of several processes that start at once, over a dead one, exactly one gets it', async () => {
  const folder = await emptyFolder();
  await claimOf(folder, { ...ownerOf(process.ppid), birth: '12345' });
  const others = [1, 2, 3, 4].map(() => startOther('locker.ts', folder));
  onTestFinished(async () => {
    await Promise.all(others.map((other) => other.kill()));
  });
  const outcomes = await Promise.all(others.map(async (other) => (await other.lines.next()).value));
  expect(outcomes.sort()).toEqual(['InUse', 'InUse', 'InUse', 'mine']);
});
