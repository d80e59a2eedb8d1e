import { describe, expect, test } from 'vitest';
import { dayMs } from '../text/format/dateTime';
import { createRandom } from '../../testing/createRandom';
import { verdicts } from '../grading/grade';
import { firstMemory, rateAnswer, reviewCard, type Memory } from './memory';

/** How a simulated learner forgets: after `stability` days a right answer has a probability of 90 %. */
interface Learner {
  curve: 'exponential' | 'power';
  /** Days of stability after the quiz. */
  first: number;
  /** Growth of stability by a right answer, larger the more was forgotten. */
  growth: number;
  /** Share of stability that remains after a wrong answer. */
  retained: number;
}

/** None of them forgets by the weights of FSRS. */
const learners: Record<string, Learner> = {
  average: { curve: 'exponential', first: 4, growth: 2, retained: 0.4 },
  strong: { curve: 'exponential', first: 8, growth: 3, retained: 0.5 },
  weak: { curve: 'exponential', first: 3, growth: 1.5, retained: 0.4 },
  'quick, then slow to forget': { curve: 'power', first: 2.3, growth: 3, retained: 0.3 },
  'forgetful over months': { curve: 'power', first: 3, growth: 2, retained: 0.3 },
};

const recallAfter = ({ curve }: Learner, days: number, stability: number): number =>
  curve === 'exponential' ? 0.9 ** (days / stability) : (1 + (0.9 ** -2 - 1) * (days / stability)) ** -0.5;

/** Two years, for which certificates of safety are often valid. */
const days = 730;
const months = days / 30;
const questions = 400;

/** Share of right answers, and reviews of a question, when each is answered on the day it is due. */
function simulate(learner: Learner, seed: number): { recall: number; reviews: number } {
  const random = createRandom(seed);
  let [reviews, right] = [0, 0];
  for (let question = 0; question < questions; question += 1) {
    let stability = learner.first * (0.7 + 0.6 * random());
    let memory = firstMemory(true, new Date(0));
    for (let day = dayOf(memory.due); day <= days; day = dayOf(memory.due)) {
      const recall = recallAfter(learner, day - dayOf(memory.lastReviewAt), stability);
      const isRight = random() < recall;
      reviews += 1;
      if (isRight) right += 1;
      stability = isRight
        ? stability * (1 + learner.growth * (1 + 2 * (1 - recall)))
        : Math.max(learner.first / 2, stability * learner.retained);
      memory = reviewCard(memory, memory.due, rateAnswer(isRight ? 'right' : 'wrong', memory.isRight));
    }
  }
  return { recall: right / reviews, reviews: reviews / questions };
}

const dayOf = (date: Date): number => Math.round(date.getTime() / dayMs);

test.each(Object.entries(learners))(
  'a learner who is %s recalls nine of ten at the due time, with at most two fifths of the reviews of a monthly plan',
  (_name, learner) => {
    const { recall, reviews } = simulate(learner, 7);
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(reviews / months).toBeLessThanOrEqual(0.4);
  },
);

describe('memory', () => {
  const now = new Date('2026-11-27T08:00:00Z');
  const later = (memory: Memory, share: number) =>
    new Date(memory.lastReviewAt.getTime() + share * (memory.due.getTime() - memory.lastReviewAt.getTime()));

  test('follows from the answers alone, and keeps its order: reviewed, fading, due', () => {
    const random = createRandom(3);
    for (let run = 0; run < 200; run += 1) {
      const start = firstMemory(random() < 0.5, now);
      let [memory, copy] = [start, start];
      for (let step = 0; step < 12; step += 1) {
        const at = later(memory, 2 * random());
        const rating = rateAnswer(random() < 0.7 ? 'right' : 'wrong', memory.isRight);
        const before = memory;
        [memory, copy] = [reviewCard(memory, at, rating), reviewCard(copy, at, rating)];
        expect(copy).toEqual(memory);
        expect(memory.reps).toBe(before.reps + 1);
        expect(memory.due.getTime() - at.getTime()).toBeGreaterThanOrEqual(dayMs);
        expect(memory.fadesAt > memory.lastReviewAt && memory.fadesAt < memory.due).toBe(true);
        expect(memory.difficulty >= 1 && memory.difficulty <= 10 && memory.stability > 0).toBe(true);
        if (rating === 1) expect(memory.stability).toBeLessThanOrEqual(before.stability);
        else expect(memory.stability).toBeGreaterThanOrEqual(before.stability);
      }
    }
  });

  test('repeating on the same day does not make a question known', () => {
    let memory = firstMemory(true, now);
    const { stability } = memory;
    for (let hour = 1; hour < 9; hour += 1)
      memory = reviewCard(memory, new Date(now.getTime() + (hour * dayMs) / 24), 3);
    expect(memory.stability).toBeCloseTo(stability, 1);
  });

  test('a clock that is behind does not turn time back', () => {
    const memory = reviewCard(firstMemory(true, now), new Date(now.getTime() - dayMs), 3);
    expect(memory.lastReviewAt).toEqual(now);
  });

  test('only a right answer is remembered', () => {
    for (const verdict of verdicts)
      expect([rateAnswer(verdict, true), rateAnswer(verdict, false)]).toEqual(verdict === 'right' ? [3, 2] : [1, 1]);
  });
});
