import { expect } from 'vitest';
import { Problem } from '../../core/problem';
import { pickWith, type Action } from './courseWorld';

const concurrentActions = 5;

interface Performance {
  /** Number of actions; five run at once, and each fourth time they are all of the trainer. */
  count: number;
  random: () => number;
  trainerActions: readonly (() => Action)[];
  otherActions: readonly (() => Action)[];
  /** What must hold after the actions; adds the students who have completed the course. */
  check: (completions: Map<number, Date>) => Promise<void>;
}

/**
 * Performs random actions, and compares the students who complete the course with those whom the actions may complete.
 * @returns the times of completion by student
 */
export async function performActions(performance: Performance): Promise<ReadonlyMap<number, Date>> {
  const { count, random, trainerActions, otherActions, check } = performance;
  const completions = new Map<number, Date>();
  for (let done = 0; done < count; done += concurrentActions) {
    const isTrainersTurn = (done / concurrentActions) % 4 === 0;
    const drawn = isTrainersTurn ? trainerActions : [...trainerActions, ...otherActions];
    const actions = Array.from({ length: concurrentActions }, () => pickWith(random)(drawn)?.()).flatMap(
      (action) => action ?? [],
    );
    const earlier = new Set(completions.keys());
    const results = await Promise.all(actions.map(({ run }) => run()));
    const errors = results.flatMap((result) => result?.errors ?? []).map(({ originalError }) => originalError);
    expect(errors.filter((error) => !(error instanceof Problem))).toEqual([]);
    await check(completions);
    const completed = [...completions.keys()].filter((id) => !earlier.has(id));
    const mayComplete = (id: number) =>
      actions.some((action) => action.mayComplete === 'everyone' || action.mayComplete.some((each) => each.id === id));
    expect(completed.filter((id) => !mayComplete(id))).toEqual([]);
  }
  return completions;
}
