import { Problem } from '../../schema/errors';

const atOnce = 100;
const atOnceOfOne = 4;

/**
 * Bounds how many files come in at the same time, in all and from one person: a sender may take minutes, and costs a
 * connection and an open file meanwhile.
 * @throws (the function returned) Problem `unavailable`, or `tooManyAttempts` for one person's
 */
export function senders() {
  const sending = new Map<number, number>();
  let all = 0;
  return async <Result>(person: number, arriving: () => Promise<Result>): Promise<Result> => {
    const own = sending.get(person) ?? 0;
    if (own >= atOnceOfOne) throw new Problem('tooManyAttempts', { retryAfterSeconds: 10 });
    if (all >= atOnce) throw new Problem('unavailable', { retryAfterSeconds: 10 });
    sending.set(person, own + 1);
    all += 1;
    try {
      return await arriving();
    } finally {
      all -= 1;
      const left = (sending.get(person) ?? 1) - 1;
      if (left === 0) sending.delete(person);
      else sending.set(person, left);
    }
  };
}
