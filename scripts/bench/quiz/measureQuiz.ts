import type { Client } from 'pg';
import { trustedDocuments } from '../../../gateway/graphql/__generated__/trustedDocuments';
import { fetchAnswer, toRawRequest, type HttpRequest } from '../api/requests';
import type { BenchContext } from '../benchContext';
import type { LatencySummary } from '../load/loadTypes';
import { runLoad } from '../load/runLoad';
import { summarize } from '../load/summary';
import { fetchPage } from '../pages/pageClient';
import { distinctPaths } from '../pages/pagePaths';
import { startProbe } from '../pages/probe';
import { printTable } from '../printTable';
import { startProduct, type Target } from '../targets/target';
import { insertBenchmarkQuiz, questionCount } from './insertBenchmarkQuiz';

/** Submissions of a class at one quiz of 20 questions, each within the time. Latencies in milliseconds. */
interface QuizFigures {
  learners: number;
  seconds: number;
  submissions: LatencySummary;
  /** Refused with 503: clients repeat them. */
  refused: number;
  /** Broken connections, and requests without an answer 25 s after the end. */
  unanswered: number;
  /** Answers with another status. */
  failures: number;
  /** Attempts with a state and score that follow from their answers, and a mark for each question. */
  marked: number;
  /** Answered with 200, and not marked so. */
  lost: number;
  /** Marks beyond one for each question, and certificates beyond one for each pass. */
  double: number;
  deadlocks: number;
  /** CPU milliseconds per submission. */
  serverCpu: number | null;
  databaseCpu: number | null;
  /** Other requests at the same time. */
  others: Record<'cached page' | 'rendered page' | 'API' | 'livez', LatencySummary>;
}

interface Learner {
  token: string;
  attemptId: string;
}

interface Started {
  data: {
    startQuizAttempt: { id: string; questions: { position: number; options: { id: string; text: string }[] }[] };
  };
}

const startDocument = `mutation ($lessonId: ID!) {
  startQuizAttempt(lessonId: $lessonId) { id questions { position options { id text } } } }`;
const saveDocument = `mutation ($attemptId: ID!, $answers: [QuizAnswerInput!]!) {
  saveQuizAnswers(attemptId: $attemptId, answers: $answers) { isLate } }`;
/** As the web client sends it. */
const submitDocument = Object.values(trustedDocuments).find((text) => text.startsWith('mutation SubmitQuizAttempt'));

const graphqlRequest = (token: string, query: string, variables: Record<string, unknown>): HttpRequest => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
});

const preparedAtOnce = 16;
/** Beyond the pages that other sections request. */
const firstPath = 60_000;

export async function measureQuiz(context: BenchContext): Promise<QuizFigures> {
  const product = await startProduct(context.databaseUrl, context.cleanUp);
  const plan = context.options.quick ? { learners: 500, seconds: 7.5 } : { learners: 2_000, seconds: 30 };
  const figures = await measureSubmissions(context, product, plan);
  await product.stop();
  return figures;
}

/** Starts and saves all attempts, every second one with right answers, and then submits them at an even rate. */
export async function measureSubmissions(
  { client, data }: Pick<BenchContext, 'client' | 'data'>,
  product: Pick<Target, 'port' | 'pid'>,
  plan: { learners: number; seconds: number },
): Promise<QuizFigures> {
  const lessonId = await insertBenchmarkQuiz(client);
  const learners = await prepareAttempts(product, data.students.slice(0, plan.learners), lessonId);
  const deadlocks = await countDeadlocks(client);
  const paths = distinctPaths(data, firstPath, 2_000);
  const probes = {
    'cached page': startProbe(() => fetchPage(product, '/courses')),
    'rendered page': startProbe(() => fetchPage(product, paths.pop() ?? '/')),
    API: startProbe(() => fetchPage(product, '/api/categories')),
    livez: startProbe(() => fetchPage(product, '/livez')),
  };
  const load = await runLoad(
    {
      port: product.port,
      requests: learners.map(({ token, attemptId }) =>
        toRawRequest(graphqlRequest(token, submitDocument ?? '', { attemptId }), product),
      ),
      mode: { kind: 'open', perSecond: learners.length / plan.seconds, maxConnections: learners.length },
      warmUpMs: 0,
      // A little longer, so that the last one is due within it; a repeated submission changes nothing.
      durationMs: plan.seconds * 1000 + 50,
    },
    { pids: [product.pid], client },
  );
  const others = Object.fromEntries(
    await Promise.all(
      Object.entries(probes).map(async ([name, probe]) => [name, summarize(await probe.stop())] as const),
    ),
  ) as QuizFigures['others'];
  const { 200: submissions = { count: 0, p50: 0, p99: 0, max: 0 }, 503: refused } = load.byStatus;
  const stored = await readResults(client, lessonId);
  return {
    learners: learners.length,
    seconds: plan.seconds,
    submissions,
    refused: refused?.count ?? 0,
    failures: load.count - submissions.count - (refused?.count ?? 0),
    unanswered: load.errors + load.unsent + load.unanswered,
    marked: stored.marked,
    double: stored.double,
    deadlocks: (await countDeadlocks(client)) - deadlocks,
    lost: Math.max(0, Math.min(submissions.count, learners.length) - stored.marked),
    serverCpu: load.cpu.server,
    databaseCpu: load.cpu.database,
    others,
  };
}

async function prepareAttempts(
  product: Pick<Target, 'port'>,
  tokens: readonly string[],
  lessonId: number,
): Promise<Learner[]> {
  const learners: Learner[] = [];
  const prepare = async (token: string, isRight: boolean): Promise<void> => {
    const answer = await fetchAnswer(product, graphqlRequest(token, startDocument, { lessonId }));
    const { id: attemptId, questions } = (answer as Started).data.startQuizAttempt;
    const answers = questions.map(({ position, options }) => ({
      position,
      seq: 1,
      response: { option: options.find(({ text }) => text === (isRight ? 'Option a' : 'Option b'))?.id },
    }));
    await fetchAnswer(product, graphqlRequest(token, saveDocument, { attemptId, answers }));
    learners.push({ token, attemptId });
  };
  const waiting = [...tokens.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await prepare(next[1], next[0] % 2 === 0);
  };
  await Promise.all(Array.from({ length: preparedAtOnce }, work));
  return learners;
}

/** Compares each attempt with its answers, which name the right option `a`. */
async function readResults(client: Client, lessonId: number): Promise<{ marked: number; double: number }> {
  const { rows } = await client.query<{ marked: number; double: number }>(
    `SELECT (count(*) FILTER (WHERE a."state"::text = CASE WHEN w."isRight" THEN 'passed' ELSE 'failed' END
         AND a."percent" = CASE WHEN w."isRight" THEN 100 ELSE 0 END AND m.marks >= ${questionCount}))::int AS "marked",
       (coalesce(sum(greatest(m.marks - ${questionCount}, 0)), 0) + coalesce(sum(greatest(c.certificates - 1, 0)), 0))::int AS "double"
     FROM "quiz_attempts" a
       CROSS JOIN LATERAL (SELECT bool_and("response" ->> 'option' = 'a') AS "isRight" FROM "attempt_answers" WHERE "attemptId" = a."id") w
       CROSS JOIN LATERAL (SELECT count(*) AS marks FROM "answer_marks" WHERE "attemptId" = a."id") m
       CROSS JOIN LATERAL (SELECT count(*) AS certificates FROM "certificates" WHERE "enrollmentId" = a."enrollmentId") c
     WHERE a."quizId" = $1 AND a."number" > 1`,
    [lessonId],
  );
  return rows[0] ?? { marked: 0, double: 0 };
}

async function countDeadlocks(client: Client): Promise<number> {
  const { rows } = await client.query<{ deadlocks: number }>(
    'SELECT "deadlocks"::int FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}

export function printQuiz(figures: QuizFigures): void {
  const { learners, seconds, submissions, refused, unanswered, failures, marked, lost, double, deadlocks } = figures;
  printTable(`Submissions of ${learners} learners in ${seconds} s`, [
    {
      answered: submissions.count,
      'p50 ms': submissions.p50,
      'p99 ms': submissions.p99,
      'max ms': submissions.max,
      refused,
      unanswered,
      failures,
      marked,
      lost,
      double,
      deadlocks,
      'server CPU ms': figures.serverCpu,
      'database CPU ms': figures.databaseCpu,
    },
  ]);
  printTable(
    'Other requests meanwhile',
    Object.entries(figures.others).map(([request, { count, p50, p99, max }]) => ({
      request,
      count,
      'p50 ms': p50,
      'p99 ms': p99,
      'max ms': max,
    })),
  );
}
