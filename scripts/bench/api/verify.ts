import { isDeepStrictEqual } from 'node:util';
import type { SampleData } from '../database/sampleData';
import type { Target } from '../targets/target';
import { fetchAnswer, toHttpRequest, type HttpRequest } from './requests';
import type { Scenario, ScenarioCall } from './scenarios';

interface VerifiedTargets {
  handWritten: Pick<Target, 'port'>;
  product: Pick<Target, 'port'>;
  /** Another process of the product on the same database. */
  writer: Pick<Target, 'port'>;
}

/**
 * Compares answers of the hand-written server and the product, by GraphQL and REST.
 * @returns number of equal answers
 * @throws Error that shows the first difference
 */
export async function verifyEqualAnswers(
  { handWritten, product }: VerifiedTargets,
  scenarios: readonly Scenario[],
  samples: number,
): Promise<number> {
  let equal = 0;
  for (const scenario of scenarios)
    for (let sample = 0; sample < samples; sample += 1) {
      const call = scenario.call(Math.floor((sample * scenario.variants) / samples));
      await compareAnswers(handWritten, product, call);
      equal += 2;
    }
  return equal;
}

async function compareAnswers(
  handWritten: VerifiedTargets['handWritten'],
  product: VerifiedTargets['product'],
  call: ScenarioCall,
): Promise<void> {
  const pairs: [HttpRequest, HttpRequest][] = [
    [toHttpRequest(call, 'plain'), toHttpRequest(call, 'graphql')],
    [toHttpRequest(call, 'rest'), toHttpRequest(call, 'rest')],
  ];
  for (const [plain, own] of pairs) {
    const expected = normalize(await fetchAnswer(handWritten, plain));
    const actual = normalize(await fetchAnswer(product, own));
    if (isDeepStrictEqual(expected, actual)) continue;
    throw new Error(
      `The answers to ${plain.path} and ${own.path} ${own.body} differ:\n${JSON.stringify(expected)}\n${JSON.stringify(actual)}`,
    );
  }
}

/** The order of completed lessons has no meaning. */
const normalize = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, item: unknown) => (key === 'completedLessons' ? (item as number[]).toSorted() : item)),
  );

const renameDocument =
  'mutation Rename($id: ID!, $title: String!) { updateCourse(id: $id, input: { title: $title }) { title } }';

/**
 * Renames courses and enrolls students in one process and reads in the other at once, from answers that were read
 * before.
 * @returns number of fresh answers
 * @throws Error for an answer that is older than the write
 */
export async function verifyFreshAnswers(
  targets: VerifiedTargets,
  scenarios: readonly Scenario[],
  { adminToken }: Pick<SampleData, 'adminToken'>,
  rounds: number,
): Promise<number> {
  const scenario = (name: Scenario['name']): Scenario => {
    const found = scenarios.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`There is no scenario "${name}"`);
    return found;
  };
  const { product, writer } = targets;
  let fresh = 0;
  for (let round = 0; round < rounds; round += 1) {
    const read = scenario('course').call(round);
    const enrolled = scenario('enroll').call(round);
    const dashboard = { ...scenario('dashboard').call(0), token: enrolled.token };
    const title = `Renamed ${round} ${Date.now()}`;
    await Promise.all([read, dashboard].map((call) => compareAnswers(targets.handWritten, product, call)));
    await fetchAnswer(writer, {
      ...toHttpRequest(
        {
          ...read,
          token: adminToken,
          graphql: { query: renameDocument, variables: { id: read.graphql.variables.id, title } },
        },
        'graphql',
      ),
    });
    await fetchAnswer(writer, toHttpRequest(enrolled, 'graphql'));
    const answer = JSON.stringify(await fetchAnswer(product, toHttpRequest(read, 'graphql')));
    if (!answer.includes(title)) throw new Error(`An answer is older than the write "${title}": ${answer}`);
    const courses = JSON.stringify(await fetchAnswer(product, toHttpRequest(dashboard, 'graphql')));
    if (!courses.includes(`"id":"${String(enrolled.graphql.variables.courseId)}"`))
      throw new Error(`A dashboard lacks the new course ${String(enrolled.graphql.variables.courseId)}: ${courses}`);
    await Promise.all([read, dashboard].map((call) => compareAnswers(targets.handWritten, product, call)));
    fresh += 2;
  }
  return fresh;
}
