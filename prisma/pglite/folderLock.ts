import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync, readlinkSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

export class LockedError extends Error {}

interface LockOptions {
  owner?: ProcessIdentity;
  /** Milliseconds to wait for an owner on another host, which is alive as long as its heartbeat is recent. */
  timeoutMs?: number;
}

interface Contender extends ProcessIdentity {
  name: string;
  holds: boolean;
}

const heartbeatIntervalMs = 3_000;
const staleAfterMs = 15_000;

/**
 * Takes an exclusive lock until the returned function is called or this process ends.
 * Each contender has its own uniquely named file, so that stale files can be removed without a race. A contender writes
 * its file before reading the others; of concurrent ones the lowest name wins.
 * @throws LockedError if a living process holds the lock
 */
export async function acquireFolderLock(
  folder: string,
  { owner = identifyProcess(), timeoutMs = 20_000 }: LockOptions = {},
): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const name = `${owner.hostId}.${owner.pid}.${owner.startTime}`;
  const lockFile = join(folder, name);
  createLockFile(lockFile, owner);
  try {
    await waitForTurn(folder, name, timeoutMs);
    writeFileSync(lockFile, 'holds');
  } catch (error) {
    rmSync(lockFile, { force: true });
    throw error;
  }
  const heartbeat = setInterval(() => sendHeartbeat(lockFile), heartbeatIntervalMs).unref();
  return () => {
    clearInterval(heartbeat);
    rmSync(lockFile, { force: true });
  };
}

function createLockFile(lockFile: string, owner: ProcessIdentity): void {
  try {
    writeFileSync(lockFile, '', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new LockedError(`process ${owner.pid} has it open already`);
    throw error;
  }
}

async function waitForTurn(folder: string, name: string, timeoutMs: number): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    const contenders = pruneStaleContenders(folder, name);
    if (contenders.length === 0) return;
    const holder = contenders.find((contender) => contender.holds || contender.name < name);
    if ((holder && isProcessAlive(holder)) || waited >= timeoutMs)
      throw new LockedError(`process ${(holder ?? contenders[0])?.pid} has it open`);
    await sleep(100);
  }
}

function pruneStaleContenders(folder: string, name: string): Contender[] {
  return readdirSync(folder)
    .filter((other) => other !== name)
    .flatMap((other) => {
      const [hostId = '', pid = '', startTime = ''] = other.split('.');
      const contender = { name: other, hostId, pid: Number(pid), startTime };
      try {
        const lockFile = join(folder, other);
        if (isProcessAlive(contender) ?? Date.now() - statSync(lockFile).mtimeMs < staleAfterMs)
          return [{ ...contender, holds: readFileSync(lockFile, 'utf8') === 'holds' }];
        rmSync(lockFile, { force: true });
      } catch (error) {
        // Released between listing and reading.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
      return [];
    });
}

/** A failed heartbeat is ignored: processes of this host are checked by pid. */
function sendHeartbeat(lockFile: string): void {
  utimes(lockFile, new Date(), new Date()).catch(() => undefined);
}

/** Identifies a process even after its pid is reused. */
export interface ProcessIdentity {
  /** Hash of the boot id and pid namespace: the scope in which a pid is unique. */
  hostId: string;
  pid: number;
  /** Start time in a platform-specific unit; '0' if unknown. */
  startTime: string;
}

export function identifyProcess(pid = process.pid): ProcessIdentity {
  return { hostId: currentHostId(), pid, startTime: processStartTime(pid) ?? '0' };
}

/** False only if the process has certainly ended; undefined for a process of another host. */
function isProcessAlive(owner: ProcessIdentity): boolean | undefined {
  if (owner.hostId !== currentHostId()) return undefined;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: the process exists under another account.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const startTime = processStartTime(owner.pid);
  return startTime === undefined || owner.startTime === '0' || startTime === owner.startTime;
}

function currentHostId(): string {
  const names = process.platform === 'linux' ? bootIdAndPidNamespace() : hostname();
  return createHash('sha256').update(names).digest('hex').slice(0, 12);
}

function bootIdAndPidNamespace(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid');
}

/** 'ended' for a zombie process; undefined if the platform does not report it. */
function processStartTime(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? startTimeFromProc(pid) : startTimeFromPs(pid);
  } catch {
    return undefined;
  }
}

function startTimeFromProc(pid: number): string {
  // The process name in parentheses can contain spaces and parentheses; count fields after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '0');
}

function startTimeFromPs(pid: number): string {
  const started = execFileSync('env', ['LC_ALL=C', 'ps', '-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return String(Date.parse(started) || 0);
}
