import type { BenchContext } from '../benchContext';
import type { CpuTimes } from '../load/cpuTimes';
import { runLoad, type MeasuredLoad } from '../load/runLoad';
import { median } from '../load/summary';
import { printTable } from '../printTable';
import { startHandWrittenServer, startProduct, startStaticServer, type Target } from '../targets/target';
import { toHttpRequest, toRawRequest, type Protocol } from './requests';
import { createScenarios, withMark, type Scenario } from './scenarios';
import { verifyEqualAnswers, verifyFreshAnswers } from './verify';

type Warmth = 'cold' | 'warm';

/** A target asked in one way. */
interface Subject {
  name: string;
  target: Target;
  protocol: Protocol;
  /** Subjects of a group give the same answers; the first one is the baseline of the others. */
  group: 'graphql' | 'rest';
}

interface ApiFigures {
  scenario: Scenario['name'];
  warmth: Warmth;
  subject: string;
  /** Requests per second. */
  rate: number;
  /** Rate divided by that of the hand-written server with the same answers. */
  ratio: number | null;
  /** The same by CPU time of server and database, which other work on the machine hardly changes. */
  cpuRatio: number | null;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** CPU milliseconds per request. */
  serverCpu: number | null;
  databaseCpu: number | null;
  /** Responses other than 200, and broken connections. */
  failures: number;
  /** More requests were sent than there are different ones. */
  repeated: boolean;
}

interface ApiReport {
  /** Number of answers that were compared. */
  verified: { equal: number; fresh: number };
  figures: ApiFigures[];
}

const connections = 32;
/** Repeated calls of a warm run. */
const warmCalls = 8;
/** As many as the fastest target can answer in a round. */
const maxColdCalls = 30_000;

/** Verifies the answers, then measures all scenarios, targets in turn. */
export async function measureApi(context: BenchContext): Promise<ApiReport> {
  const { data, databaseUrl, cleanUp, options } = context;
  const [product, writer, handWritten, fixed] = await Promise.all([
    startProduct(databaseUrl, cleanUp),
    startProduct(databaseUrl, cleanUp),
    startHandWrittenServer(databaseUrl, cleanUp),
    startStaticServer(cleanUp),
  ]);
  const all = createScenarios(data);
  const targets = { handWritten, product, writer };
  const verified = {
    equal: await verifyEqualAnswers(targets, all, options.quick ? 10 : 50),
    fresh: await verifyFreshAnswers(targets, all, data, options.quick ? 3 : 20),
  };
  console.log(`\n${verified.equal} answers are equal, ${verified.fresh} are fresh after a write of another process.`);
  await writer.stop();
  const subjects: Subject[] = [
    { name: 'hand-written', target: handWritten, protocol: 'plain', group: 'graphql' },
    { name: 'product, GraphQL', target: product, protocol: 'graphql', group: 'graphql' },
    { name: 'hand-written, substring', target: handWritten, protocol: 'simple', group: 'graphql' },
    { name: 'static', target: fixed, protocol: 'plain', group: 'graphql' },
    { name: 'hand-written, REST', target: handWritten, protocol: 'rest', group: 'rest' },
    { name: 'product, REST', target: product, protocol: 'rest', group: 'rest' },
  ];
  const figures: ApiFigures[] = [];
  for (const scenario of all.filter(({ name }) => options.scenario === undefined || name === options.scenario))
    for (const warmth of scenario.isWrite ? (['cold'] as const) : (['cold', 'warm'] as const)) {
      console.log(`${scenario.name}, ${warmth} …`);
      const asked = subjects.filter(({ protocol }) => protocol !== 'simple' || scenario.call(0).simple);
      figures.push(...(await measureScenario(context, scenario, warmth, asked)));
    }
  await Promise.all(subjects.map(({ target }) => target.stop()));
  return { verified, figures };
}

/** Rounds in which the subjects take turns; the figures are medians. */
async function measureScenario(
  { client, options }: BenchContext,
  scenario: Scenario,
  warmth: Warmth,
  subjects: readonly Subject[],
): Promise<ApiFigures[]> {
  const rounds = options.quick ? 1 : 3;
  const loads = new Map(subjects.map(({ name }) => [name, [] as MeasuredLoad[]]));
  let nextCall = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const { name, target, protocol } of subjects) {
      const count =
        warmth === 'warm' ? warmCalls : scenario.isWrite ? Math.min(scenario.variants, maxColdCalls) : maxColdCalls;
      // No request of a cold run was sent before: nothing that was computed for another one answers it.
      const first = nextCall;
      const callAt = (index: number) =>
        warmth === 'warm' ? scenario.call(index) : withMark(scenario.call(first + index), String(first + index));
      const requests = Array.from({ length: count }, (_, index) =>
        toRawRequest(toHttpRequest(callAt(index), protocol), target),
      );
      if (warmth === 'cold') nextCall += count;
      const load = await runLoad(
        {
          port: target.port,
          requests,
          mode: { kind: 'closed', connections },
          warmUpMs: options.quick ? 300 : 1_000,
          durationMs: options.quick ? 1_000 : 3_000,
          minCount: 2 * connections,
        },
        { pids: [target.pid], client },
      );
      loads.get(name)?.push(load);
    }
  return subjects.map(({ name, group }) => {
    const baseline = subjects.find((subject) => subject.group === group)?.name ?? name;
    return toFigures(
      { scenario: scenario.name, warmth, subject: name },
      loads.get(name) ?? [],
      loads.get(baseline) ?? [],
    );
  });
}

function toFigures(
  names: Pick<ApiFigures, 'scenario' | 'warmth' | 'subject'>,
  loads: readonly MeasuredLoad[],
  baseline: readonly MeasuredLoad[],
): ApiFigures {
  const rateOf = ({ byStatus, seconds }: MeasuredLoad) => (byStatus[200]?.count ?? 0) / seconds;
  const serverCpu = medianCpu(loads, 'server');
  const databaseCpu = medianCpu(loads, 'database');
  const rate = median(loads.map(rateOf));
  const baselineRate = median(baseline.map(rateOf));
  return {
    ...names,
    rate,
    ratio: baselineRate > 0 ? rate / baselineRate : null,
    cpuRatio: divide(add(medianCpu(baseline, 'server'), medianCpu(baseline, 'database')), add(serverCpu, databaseCpu)),
    p50: median(loads.map(({ byStatus }) => byStatus[200]?.p50 ?? 0)),
    p99: median(loads.map(({ byStatus }) => byStatus[200]?.p99 ?? 0)),
    serverCpu,
    databaseCpu,
    failures: loads.reduce((sum, { count, byStatus, errors }) => sum + count - (byStatus[200]?.count ?? 0) + errors, 0),
    repeated: names.warmth === 'cold' && loads.some((load) => load.repeated),
  };
}

const medianCpu = (loads: readonly MeasuredLoad[], part: keyof CpuTimes): number | null =>
  loads.some((load) => load.cpu[part] === null) ? null : median(loads.map((load) => load.cpu[part] ?? 0));

const add = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

const divide = (dividend: number | null, divisor: number | null): number | null =>
  dividend === null || !divisor ? null : dividend / divisor;

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
