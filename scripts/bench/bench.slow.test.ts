import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChildProgram } from '../../gateway/testing/servers/childProgram';
import { toHttpRequest, toRawRequest, type Protocol } from './api/requests';
import { createScenarios, type Scenario } from './api/scenarios';
import { verifyEqualAnswers, verifyFreshAnswers } from './api/verify';
import { createCleanUp } from './cleanUp';
import { createBenchDatabase, withClient } from './database/benchDatabase';
import { openBenchSessions, type SampleData } from './database/sampleData';
import { runLoad } from './load/runLoad';
import { readOptions } from './options';
import { measureFlood } from './pages/flood';
import { fetchPageWithRetries, toPageRequest } from './pages/pageClient';
import { measureSubmissions } from './quiz/measureQuiz';
import { sessionSecret, startHandWrittenServer, type Target } from './targets/target';

const server = process.env.TEST_DATABASE_URL ?? '';
const cleanUp = createCleanUp();
afterAll(() => cleanUp.run());

/** The gateway of this checkout, which needs no build before the tests. */
async function startGateway(databaseUrl: string): Promise<Pick<Target, 'port' | 'pid'>> {
  const { child, firstMessage, kill } = await startChildProgram('childServer', {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
  });
  cleanUp.add(kill);
  return { port: Number(firstMessage), pid: child.pid ?? 0 };
}

/** A server in this process, with pages of its own. */
async function startPageServer(answer: RequestListener): Promise<Pick<Target, 'port' | 'pid'>> {
  const pageServer = createServer(answer).listen(0, '127.0.0.1');
  await once(pageServer, 'listening');
  cleanUp.add(async () => {
    pageServer.close().closeAllConnections();
    await once(pageServer, 'close');
  });
  return { port: (pageServer.address() as AddressInfo).port, pid: process.pid };
}

describe.skipIf(server === '')('the benchmark on PostgreSQL', { timeout: 60_000 }, () => {
  let databaseUrl: string;
  let data: SampleData;
  let scenarios: Scenario[];
  let targets: Record<'handWritten' | 'product' | 'writer', Pick<Target, 'port' | 'pid'>>;

  beforeAll(async () => {
    databaseUrl = await createBenchDatabase({ server, size: 'tiny', reuse: false, cleanUp });
    data = await withClient(databaseUrl, openBenchSessions);
    scenarios = createScenarios(data);
    const [handWritten, product, writer] = await Promise.all([
      startHandWrittenServer(databaseUrl, cleanUp),
      startGateway(databaseUrl),
      startGateway(databaseUrl),
    ]);
    targets = { handWritten, product, writer };
  }, 180_000);

  test('the hand-written server and the product give equal answers, by GraphQL and REST', async () => {
    expect(await verifyEqualAnswers(targets, scenarios, 4)).toBe(4 * 2 * scenarios.length);
  });

  test('the comparison notices a different answer', async () => {
    const [catalogue, course] = scenarios as [Scenario, Scenario];
    const mixed = { ...catalogue, call: () => ({ ...catalogue.call(0), plain: course.call(0).plain }) };
    await expect(verifyEqualAnswers(targets, [mixed], 1)).rejects.toThrow('differ');
  });

  test('answers are fresh after a write of another process', async () => {
    expect(await verifyFreshAnswers(targets, scenarios, data, 2)).toBe(4);
  });

  test('searches find courses', async () => {
    const scenario = scenarios.find(({ name }) => name === 'search');
    const answers: string[] = [];
    for (let index = 0; index < 50; index += 1) {
      const request = toHttpRequest(scenario?.call(index) as ReturnType<Scenario['call']>, 'plain');
      const response = await fetch(`http://127.0.0.1:${targets.handWritten.port}${request.path}`);
      answers.push(await response.text());
    }
    expect(answers.join('')).toContain('"cursor"');
  });

  test('a short load is answered and measured', async () => {
    const subjects: [Pick<Target, 'port' | 'pid'>, Protocol][] = [
      [targets.handWritten, 'plain'],
      [targets.product, 'graphql'],
      [targets.product, 'rest'],
    ];
    for (const [target, protocol] of subjects)
      await withClient(databaseUrl, async (client) => {
        const requests = scenarios.map((scenario) => toRawRequest(toHttpRequest(scenario.call(1), protocol), target));
        const mode = { kind: 'closed', connections: 2 } as const;
        const plan = { port: target.port, requests, mode, warmUpMs: 100, durationMs: 300, minCount: 4 };
        const load = await runLoad(plan, { pids: [target.pid], client });
        expect(load.errors).toBe(0);
        expect(Object.keys(load.byStatus)).toEqual(['200']);
        expect(load.count).toBeGreaterThan(0);
      });
  });

  test('an open loop sends at its rate, also requests that find no connection', async () => {
    const { port, pid } = targets.product;
    const requests = [toPageRequest({ port }, '/api/categories')];
    const send = (perSecond: number, maxConnections: number) =>
      withClient(databaseUrl, (client) => {
        const mode = { kind: 'open', perSecond, maxConnections } as const;
        return runLoad({ port, requests, mode, warmUpMs: 0, durationMs: 300 }, { pids: [pid], client });
      });
    const load = await send(200, 100);
    expect(load).toMatchObject({ errors: 0, unsent: 0, unanswered: 0 });
    expect(load.byStatus[200]?.count).toBeGreaterThan(30);
    expect((await send(5_000, 1)).unsent).toBeGreaterThan(0);
  });

  test('the flood counts accepted and refused pages, and ends when a new page is served', async () => {
    let pages = 0;
    const target = await startPageServer(({ url = '' }, response) => {
      const isRefused = url.startsWith('/courses?') && (pages += 1) % 2 === 0;
      response.writeHead(isRefused ? 503 : 200, { 'content-length': 0 }).end();
    });
    const flood = await withClient(databaseUrl, (client) =>
      measureFlood({ client, data }, target, { capacity: 20, firstPath: 0, seconds: 1 }),
    );
    expect(flood).toMatchObject({ requestsPerSecond: 200, failures: 0 });
    expect(flood.accepted.count + flood.rejected.count).toBeGreaterThan(150);
    expect(Math.abs(flood.accepted.count - flood.rejected.count)).toBeLessThan(5);
    expect(flood.livez.max).toBeLessThan(10_000);
    expect(flood.recoverySeconds).toBeLessThan(5);
  });

  test('the submissions of a class are marked once, and compared with their answers', async () => {
    const figures = await withClient(databaseUrl, (client) =>
      measureSubmissions({ client, data }, targets.product, { learners: 20, seconds: 1 }),
    );
    expect(figures).toMatchObject({
      learners: 20,
      refused: 0,
      unanswered: 0,
      failures: 0,
      marked: 20,
      lost: 0,
      double: 0,
    });
    expect(figures.others.API.max).toBeLessThan(10_000);
  });
});

test('a page is requested until it is served; an error page is not accepted', async () => {
  let requests = 0;
  const target = await startPageServer(({ url }, response) => {
    requests += 1;
    response.writeHead(url === '/missing' ? 404 : requests < 3 ? 503 : 200).end('page');
  });
  expect(await fetchPageWithRetries(target, '/')).toMatchObject({ status: 200, bytes: 4 });
  expect(requests).toBe(3);
  await expect(fetchPageWithRetries(target, '/missing')).rejects.toThrow('/missing answers 404');
});

test('without a database the benchmark says what it needs', () => {
  expect(() => readOptions([], {})).toThrow('TEST_DATABASE_URL');
  expect(() => readOptions(['--only', 'nothing'], { DATABASE_URL: 'postgres://localhost/x' })).toThrow('nothing');
  expect(readOptions(['--only', 'api,pages', '--quick'], { DATABASE_URL: 'postgres://localhost/x' })).toMatchObject({
    only: ['api', 'pages'],
    quick: true,
    size: 'l',
  });
});

test('options with unknown names, folders and numbers are refused', () => {
  const read = (...args: string[]) => readOptions(args, { DATABASE_URL: 'postgres://localhost/x' });
  expect(() => read('--scenario', 'catalog')).toThrow(/Unknown scenario "catalog"\.\nnpm run bench/);
  expect(() => read('--soak', '1.5')).toThrow('whole number');
  expect(() => read('--json', '/missing-folder/report.json')).toThrow('"/missing-folder/report.json"');
  expect(read('--scenario', 'course', '--soak', '100', '--json', 'report.json')).toMatchObject({
    scenario: 'course',
    soak: 100,
    json: 'report.json',
  });
});
