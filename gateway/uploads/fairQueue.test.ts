import { expect, test } from 'vitest';
import { createFairQueue } from './fairQueue';

/** A queue of one task at a time, and tasks that end on demand. */
function openQueue(options: { maxWaiting?: number; maxWaitingPerSender?: number } = {}) {
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 10, maxWaitingPerSender: 10, ...options });
  const order: string[] = [];
  const add = (sender: string, signal?: AbortSignal) => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const result = queue({ sender, signal }, async () => {
      order.push(sender);
      await ended;
    });
    return { end, result };
  };
  return { add, order };
}

/** Longer than the clock's resolution, so that a sender has used time. */
const work = () => new Promise((resolve) => setTimeout(resolve, 5));

test('the sender who has used the least time is next', async () => {
  const { add, order } = openQueue();
  const busy = [add('busy'), add('busy'), add('busy')];
  const other = add('other');
  await work();
  for (const { end } of [...busy, other]) end();
  await Promise.all([...busy, other].map(({ result }) => result));
  expect(order).toEqual(['busy', 'other', 'busy', 'busy']);
});

test('a sender with too many waiting tasks is refused, others are not', async () => {
  const { add } = openQueue({ maxWaitingPerSender: 1 });
  const tasks = [add('one'), add('one')];
  await expect(add('one').result).rejects.toMatchObject({ code: 'conversionPending', retryAfterSeconds: 10 });
  tasks.push(add('other'));
  for (const { end } of tasks) end();
  await Promise.all(tasks.map(({ result }) => result));
});

test('a full queue refuses everybody, and goes on after a failed task', async () => {
  const { add } = openQueue({ maxWaiting: 1 });
  const tasks = [add('one'), add('two')];
  await expect(add('three').result).rejects.toMatchObject({ code: 'unavailable' });
  for (const { end } of tasks) end();
  await Promise.all(tasks.map(({ result }) => result));
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 1, maxWaitingPerSender: 1 });
  await expect(queue({ sender: 1 }, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  expect(await queue({ sender: 1 }, () => Promise.resolve('next'))).toBe('next');
});

test('a task whose sender is gone leaves the queue', async () => {
  const { add, order } = openQueue({ maxWaitingPerSender: 1 });
  const gone = new AbortController();
  const first = add('one');
  const dropped = add('one', gone.signal);
  gone.abort();
  await expect(dropped.result).rejects.toMatchObject({ code: 'unavailable' });
  const next = add('one');
  for (const { end } of [first, next]) end();
  await Promise.all([first.result, next.result]);
  expect(order).toEqual(['one', 'one']);
});
