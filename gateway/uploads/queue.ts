import { Problem } from '../../schema/errors';

/**
 * Lets `width` tasks work at the same time and `longest` wait for their turn.
 * @throws (the function returned) Problem `unavailable` when too many wait already
 */
export function queue(width: number, longest: number) {
  let atWork = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (atWork < width) atWork += 1;
    else if (waiting.length >= longest) throw new Problem('unavailable', { retryAfterSeconds: 5 });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // Whoever waits takes the place over.
      const next = waiting.shift();
      if (next) next();
      else atWork -= 1;
    }
  };
}
