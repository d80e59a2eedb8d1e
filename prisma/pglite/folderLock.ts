import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ProcessIdentity, isProcessAlive, identifyProcess } from './processIdentity';

/** The folder belongs to another process that is alive. */
export class LockedError extends Error {}

export interface LockOptions {
  owner?: ProcessIdentity;
  /** Milliseconds to wait for an owner of which only its pulse is known (another container or machine) to turn out dead. */
  timeoutMs?: number;
}

interface Contender extends ProcessIdentity {
  name: string;
  holds: boolean;
}

const heartbeatIntervalMs = 3_000;
const staleAfterMs = 15_000;

/**
 * Makes this process the only owner of whatever `folder` stands for, until it ends or calls the function returned.
 *
 * The lock is a folder with one file for each claimant, named after the process. A file that lay there for everybody
 * could not be taken over safely: between seeing that its owner is dead and removing it, somebody else may have taken it.
 * Names that never come back can be removed by anyone once their process has ended. Everybody writes a claim before
 * looking at the others', so of two at the same time at least one sees the other, and the lower name goes first.
 * @throws LockedError when a living process has it
 */
export async function acquireFolderLock(
  folder: string,
  { owner = identifyProcess(), timeoutMs = 20_000 }: LockOptions = {},
): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const name = `${owner.hostId}.${owner.pid}.${owner.startTime}`;
  const claim = join(folder, name);
  createLockFile(claim, owner);
  try {
    await waitForTurn(folder, name, timeoutMs);
    writeFileSync(claim, 'holds');
  } catch (error) {
    rmSync(claim, { force: true });
    throw error;
  }
  const pulse = setInterval(() => sendHeartbeat(claim), heartbeatIntervalMs).unref();
  return () => {
    clearInterval(pulse);
    rmSync(claim, { force: true });
  };
}

function createLockFile(claim: string, me: ProcessIdentity): void {
  try {
    writeFileSync(claim, '', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new LockedError(`process ${me.pid} has it open already`);
    throw error;
  }
}

async function waitForTurn(folder: string, name: string, patience: number): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    const rivals = findLiveContenders(folder, name);
    if (rivals.length === 0) return;
    const ahead = rivals.find((rival) => rival.holds || rival.name < name);
    if ((ahead && isProcessAlive(ahead)) || waited >= patience)
      throw new LockedError(`process ${(ahead ?? rivals[0])?.pid} has it open`);
    await sleep(100);
  }
}

function findLiveContenders(folder: string, name: string): Contender[] {
  return readdirSync(folder)
    .filter((other) => other !== name)
    .flatMap((other) => {
      const [hostId = '', pid = '', startTime = ''] = other.split('.');
      const rival = { name: other, hostId, pid: Number(pid), startTime };
      try {
        const claim = join(folder, other);
        if (isProcessAlive(rival) ?? Date.now() - statSync(claim).mtimeMs < staleAfterMs)
          return [{ ...rival, holds: readFileSync(claim, 'utf8') === 'holds' }];
        rmSync(claim, { force: true });
      } catch (error) {
        // Released between listing and reading.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
      return [];
    });
}

/** A missed pulse is no reason to fall: owners of this machine are judged by their process, not by it. */
function sendHeartbeat(claim: string): void {
  utimes(claim, new Date(), new Date()).catch(() => undefined);
}
