import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process, told apart from every other that ever had its number. */
export interface ProcessIdentity {
  /** Where the number means this process: one boot of one machine, or one container of it. */
  hostId: string;
  pid: number;
  /** When it started, in whatever unit the system tells; '0' where it does not. */
  startTime: string;
}

/** A process of this world; without a number, the one that runs this code. */
export function identifyProcess(pid = process.pid): ProcessIdentity {
  return { hostId: currentHostId(), pid, startTime: processStartTime(pid) ?? '0' };
}

/** False only when the process has certainly ended; of an owner in another world nothing can be said (undefined). */
export function isProcessAlive(owner: ProcessIdentity): boolean | undefined {
  if (owner.hostId !== currentHostId()) return undefined;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another account.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const birth = processStartTime(owner.pid);
  return birth === undefined || owner.startTime === '0' || birth === owner.startTime;
}

function currentHostId(): string {
  const names = process.platform === 'linux' ? bootIdAndPidNamespace() : hostname();
  return createHash('sha256').update(names).digest('hex').slice(0, 12);
}

function bootIdAndPidNamespace(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid');
}

/** 'ended' for a process that is dead but not yet collected by its parent; undefined where the system does not tell. */
function processStartTime(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? startTimeFromProc(pid) : startTimeFromPs(pid);
  } catch {
    return undefined;
  }
}

function startTimeFromProc(pid: number): string {
  // The name in parentheses may hold spaces and parentheses itself; fields are counted from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '0');
}

function startTimeFromPs(pid: number): string {
  const started = execFileSync('env', ['LC_ALL=C', 'ps', '-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return String(Date.parse(started) || 0);
}
