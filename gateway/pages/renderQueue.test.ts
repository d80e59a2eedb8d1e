import { expect, test, vi } from 'vitest';
import { createRenderQueue } from './renderQueue';

const createQueue = () => createRenderQueue({ concurrency: 1, maxWaiting: 2 });

/** A promise that the test resolves. */
function createGate<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolvePromise) => (resolve = resolvePromise));
  return { promise, resolve };
}

test('runs renders one after the other and refuses those over the limit at once', async () => {
  const queue = createQueue();
  const gate = createGate<string>();
  const second = vi.fn(() => Promise.resolve('second'));
  const results = [queue.run(() => gate.promise), queue.run(second), queue.run(() => Promise.resolve('third'))];
  await expect(queue.run(() => Promise.resolve('fourth'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(second).not.toHaveBeenCalled();
  gate.resolve('first');
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
});

test('throws before a render is passed when the queue is full', async () => {
  const onRefused = vi.fn();
  const queue = createRenderQueue({ concurrency: 1, maxWaiting: 1, onRefused });
  const gate = createGate<string>();
  queue.assertRoom();
  const running = queue.run(() => gate.promise);
  queue.assertRoom();
  const waiting = queue.run(() => Promise.resolve('waiting'));
  expect(() => queue.assertRoom()).toThrow(expect.objectContaining({ code: 'unavailable' }));
  expect(onRefused).toHaveBeenCalledOnce();
  gate.resolve('running');
  expect(await Promise.all([running, waiting])).toEqual(['running', 'waiting']);
  queue.assertRoom();
});

test('drops a render whose visitor has gone, and makes room for another one', async () => {
  const queue = createQueue();
  const gate = createGate<string>();
  const running = queue.run(() => gate.promise);
  const gone = new AbortController();
  const dropped = vi.fn(() => Promise.resolve('dropped'));
  const waiting = queue.run(dropped, gone.signal);
  gone.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
  const others = [queue.run(() => Promise.resolve('a')), queue.run(() => Promise.resolve('b'))];
  gate.resolve('done');
  expect([await running, ...(await Promise.all(others))]).toEqual(['done', 'a', 'b']);
  expect(dropped).not.toHaveBeenCalled();
});

test('continues after a failed render', async () => {
  const queue = createQueue();
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
});
