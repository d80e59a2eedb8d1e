import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

export interface CpuMeter {
  /** Process ids of the measured servers. */
  pids: number[];
  /** A connection to the scratch database, which is not counted. */
  client: Client;
}

/** CPU time in milliseconds; null where /proc does not show the processes. */
export interface CpuTimes {
  server: number | null;
  database: number | null;
}

/** CPU time since the start of the processes: of all servers, and of each connection by its process id. */
export interface CpuReading {
  server: number | null;
  connections: ReadonlyMap<number, number | null>;
}

export async function readCpuTimes({ pids, client }: CpuMeter): Promise<CpuReading> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return {
    server: sum(pids.map((pid) => processCpuMs(pid))),
    // On another machine these ids are those of other processes or of none.
    connections: new Map(rows.map(({ pid }) => [pid, processCpuMs(pid, 'postgres')])),
  };
}

/** CPU time per request between two readings. A connection that was closed in between is not counted. */
export function cpuPerRequest(before: CpuReading, after: CpuReading, requests: number): CpuTimes {
  const perRequest = (start: number | null, end: number | null) =>
    start === null || end === null ? null : (end - start) / Math.max(1, requests);
  const known = [...after.connections].map(([pid, end]) => ({ start: before.connections.get(pid) ?? 0, end }));
  return {
    server: perRequest(before.server, after.server),
    database: perRequest(sum(known.map(({ start }) => start)), sum(known.map(({ end }) => end))),
  };
}

const sum = (values: (number | null)[]): number | null =>
  values.reduce<number | null>((total, value) => (total === null || value === null ? null : total + value), 0);

/** Linux counts in hundredths of a second. */
const msPerTick = 10;

/** User and system time of a process with all its threads. */
function processCpuMs(pid: number, name?: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    if (name !== undefined && command !== name) return null;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return null;
  }
}

/** Resident memory of a process in MiB; null where /proc does not show it. */
export function residentMemory(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
