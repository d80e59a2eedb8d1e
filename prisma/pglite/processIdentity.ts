import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process even after its pid is reused. */
export interface ProcessIdentity {
  /** Hash of the boot id and pid namespace: the scope in which a pid is unique. */
  hostId: string;
  pid: number;
  /** Start time in a platform-specific unit; '0' if unknown. */
  startTime: string;
}

/** Defaults to the current process. */
export function identifyProcess(pid = process.pid): ProcessIdentity {
  return { hostId: currentHostId(), pid, startTime: processStartTime(pid) ?? '0' };
}

/** False only if the process has certainly ended; undefined for a process of another host. */
export function isProcessAlive(owner: ProcessIdentity): boolean | undefined {
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
