import { createEmptyCard, forgetting_curve, fsrs, Rating, State, type Card } from 'ts-fsrs';
import type { Verdict } from '../grading/grade';
import { dayMs } from '../text/format/dateTime';

/*
 * What a learner remembers of a question, by FSRS-6 with its published weights: stability in days, difficulty from 1 to 10. Intervals
 * are whole days and follow from the arguments alone (no steps within a day, no random spread).
 */

/** A question is due when a right answer has this probability. */
const dueRecall = 0.9;
/** It is fading when a right answer has this probability. */
const fadingRecall = 0.95;

const scheduler = fsrs({ request_retention: dueRecall, enable_fuzz: false, enable_short_term: false });

/** 4 ("easy") is not given: nothing on the server tells how easy an answer was. */
type PracticeRating = 1 | 2 | 3;

/** Columns of `practice_cards` that an answer changes. */
export interface Memory {
  due: Date;
  fadesAt: Date;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  isRight: boolean;
  lastReviewAt: Date;
}

/** Days after a review until the probability of a right answer is `fadingRecall`; at `stability` days it is 90 %. */
function fadingDays(stability: number): number {
  let [least, most] = [0, stability];
  // The curve falls; 40 halvings are exact to a second for a century.
  for (let step = 0; step < 40; step += 1) {
    const middle = (least + most) / 2;
    if (forgetting_curve(scheduler.parameters.w, middle, stability) > fadingRecall) least = middle;
    else most = middle;
  }
  return most;
}

const toMemory = ({ due, stability, difficulty, reps, lapses }: Card, now: Date, isRight: boolean): Memory => ({
  due,
  fadesAt: new Date(now.getTime() + fadingDays(stability) * dayMs),
  stability,
  difficulty,
  reps,
  lapses,
  isRight,
  lastReviewAt: now,
});

/** What an answer in a quiz leaves. */
export function firstMemory(isRight: boolean, now: Date): Memory {
  const { card } = scheduler.next(createEmptyCard(now), now, isRight ? Rating.Good : Rating.Again);
  return toMemory(card, now, isRight);
}

/**
 * The rating of an answer. Anything but a fully right answer was not remembered; a right one after a wrong one was not known at once.
 * @param wasRight whether the answer before was right
 */
export function rateAnswer(verdict: Verdict, wasRight: boolean): PracticeRating {
  if (verdict !== 'right') return 1;
  return wasRight ? 3 : 2;
}

/** What a practiced answer changes. */
export function reviewCard(memory: Memory, now: Date, rating: PracticeRating): Memory {
  const { due, stability, difficulty, reps, lapses, lastReviewAt } = memory;
  // The clocks of two servers may differ.
  const reviewedAt = now < lastReviewAt ? lastReviewAt : now;
  const card = {
    due,
    stability,
    difficulty,
    reps,
    lapses,
    elapsed_days: 0,
    scheduled_days: Math.round((due.getTime() - lastReviewAt.getTime()) / dayMs),
    learning_steps: 0,
    state: State.Review,
    last_review: lastReviewAt,
  };
  return toMemory(scheduler.next(card, reviewedAt, rating).card, reviewedAt, rating > 1);
}

/** What `collect_practice_cards()` stores, by whether the answer of the attempt was right: intervals in days. */
export const firstMemories = { right: toIntervals(true), wrong: toIntervals(false) };

function toIntervals(isRight: boolean) {
  const start = new Date(0);
  const { due, fadesAt, stability, difficulty, lapses } = firstMemory(isRight, start);
  return { stability, difficulty, lapses, dueDays: due.getTime() / dayMs, fadingDays: fadesAt.getTime() / dayMs };
}
