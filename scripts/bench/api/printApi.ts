import { printTable } from '../table';
import type { ApiFigures, ApiReport } from './measureApi';

/** Prints a table per scenario. */
export function printApi({ figures }: ApiReport): void {
  for (const title of new Set(figures.map(titleOf)))
    printTable(
      title,
      figures
        .filter((figure) => titleOf(figure) === title)
        .map(({ subject, rate, ratio, cpuRatio, p50, p99, serverCpu, databaseCpu, failures, repeated }) => ({
          target: subject,
          'req/s': Math.round(rate),
          'to hand-written': ratio,
          'by CPU': cpuRatio,
          'p50 ms': p50,
          'p99 ms': p99,
          'server CPU ms': serverCpu,
          'database CPU ms': databaseCpu,
          failures,
          note: repeated ? 'requests repeated' : '',
        })),
    );
}

const titleOf = ({ scenario, warmth }: ApiFigures): string => `${scenario}, ${warmth}`;
