import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { createExecutor } from '../testing/fixtures';
import { createThreadScene } from '../testing/threadFixtures';
import { openTestDatabase } from '../testing/testDatabase';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const createScene = () => createThreadScene(database.db);
const textsOf = (rows: readonly { text: string }[]): string[] => rows.map(({ text }) => text);
const refusal = (code: string) => expect.objectContaining({ code }) as unknown;

test('the inbox begins with the longest wait; other trainers have their own', async () => {
  const { ask, answer, inbox, learner, trainer, otherTrainer, course } = await createScene();
  const ids: string[] = [];
  for (const text of ['First', 'Second', 'Third']) ids.push((await ask(learner, { text })).id);
  await answer(ids[1] ?? '', trainer);
  expect(textsOf(await inbox(trainer, 'waiting'))).toEqual(['First', 'Third']);
  expect(textsOf(await inbox(trainer, 'answered', { courseId: course.id }))).toEqual(['Second']);
  expect(await inbox(otherTrainer, 'waiting')).toEqual([]);
  expect(await inbox(otherTrainer, 'waiting', { courseId: course.id })).toEqual([]);
});

test('a page with few fields of its answers can be read, with many it is too complex', async () => {
  const { ask, learner, course } = await createScene();
  await ask(learner);
  const { execute } = createExecutor(database.db);
  const read = (fields: string) =>
    execute(
      `query ($id: ID!) { threads(courseId: $id) { nodes { posts { ${fields} } } } }`,
      { id: course.id },
      learner,
    );
  expect((await read('id text')).errors).toBeUndefined();
  const { errors } = await read('id threadId text isMine isTrainer isAccepted');
  expect(errors?.[0]?.originalError).toEqual(refusal('queryTooLarge'));
});

test('the next page begins after the place where the last row was, also if it moved, left or went', async () => {
  const { ask, answer, run, learner, other, trainer } = await createScene();
  const ids: string[] = [];
  for (const text of ['First', 'Second', 'Third']) ids.push((await ask(learner, { text })).id);
  const [first = '', second = ''] = ids;
  const page = async (state: string, variables: object) =>
    (await run('inbox', { state, ...variables }, trainer)) as {
      nodes: { text: string }[];
      pageInfo: { endCursor: string };
    };
  const waiting = await page('waiting', { first: 2 });
  expect(textsOf(waiting.nodes)).toEqual(['First', 'Second']);
  // The last row leaves the list, comes back at its end, and is deleted.
  await answer(second, trainer);
  const { endCursor: after } = waiting.pageInfo;
  expect(textsOf((await page('waiting', { first: 2, after })).nodes)).toEqual(['Third']);
  await answer(second, learner, 'And now?');
  expect(textsOf((await page('waiting', { first: 2, after })).nodes)).toEqual(['Third', 'Second']);
  await database.db.thread.delete({ where: { id: Number(second) } });
  expect(textsOf((await page('waiting', { first: 2, after })).nodes)).toEqual(['Third']);

  for (const id of ids.filter((each) => each !== second)) await answer(id, trainer);
  const answered = await page('answered', { first: 1 });
  expect(textsOf(answered.nodes)).toEqual(['Third']);
  await answer(first, other);
  const rest = await page('answered', { first: 2, after: answered.pageInfo.endCursor });
  expect(textsOf(rest.nodes)).toEqual([]);
  for (const cursor of [
    'no cursor',
    Buffer.from('GPC:N:1').toString('base64'),
    Buffer.from('T:1:0').toString('base64'),
  ])
    await expect(page('waiting', { after: cursor })).rejects.toEqual(refusal('invalidInput'));
});

test('pages follow each other, also after an answer to the last row of a page', async () => {
  const { ask, answer, run, learner, trainer, other, course } = await createScene();
  for (const number of [1, 2, 3, 4, 5])
    await ask(number % 2 ? learner : other, { text: `No. ${number}`, isPrivate: number === 3 });
  const walk = async (name: 'list' | 'inbox', viewer: typeof trainer, variables: object) => {
    const texts: string[] = [];
    let after: string | null = null;
    do {
      const page = (await run(name, { ...variables, first: 2, after }, viewer)) as {
        nodes: { id: string; text: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      };
      texts.push(...textsOf(page.nodes));
      if (name === 'inbox') await answer(page.nodes.at(-1)?.id ?? '', trainer);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return texts;
  };
  const newest = ['No. 5', 'No. 4', 'No. 3', 'No. 2', 'No. 1'];
  expect(await walk('list', learner, { courseId: course.id })).toEqual(newest);
  expect(await walk('list', other, { courseId: course.id })).toEqual(newest.filter((text) => text !== 'No. 3'));
  const last = (await run('list', { courseId: course.id, last: 2 }, trainer)) as { nodes: { text: string }[] };
  expect(textsOf(last.nodes)).toEqual(['No. 2', 'No. 1']);
  expect(await walk('inbox', trainer, { state: 'waiting' })).toEqual(newest.toReversed());
});
