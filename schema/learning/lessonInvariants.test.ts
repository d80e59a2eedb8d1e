import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { createRandom } from '../testing/createRandom';
import { expectCompletions, expectOutline } from '../testing/invariants/courseInvariants';
import { createCourseWorld } from '../testing/invariants/courseWorld';
import { createLessonActions } from '../testing/invariants/lessonActions';
import { performActions } from '../testing/invariants/performActions';
import { openTestDatabase } from '../testing/testDatabase';

/** Actions in the usual run; `LESSON_ACTIONS=10000` for the long one (docs/testing.md). */
const count = Number(process.env.LESSON_ACTIONS ?? 100);

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

test(
  `only students, waivers and reopened accesses complete a course, in ${count} random actions`,
  async () => {
    const world = await createCourseWorld(db, 4);
    const random = createRandom(20_261_125);
    const completions = await performActions({
      count,
      random,
      ...createLessonActions(world, random),
      check: async (completed) => {
        await expectCompletions(world, completed);
        await expectOutline(world);
      },
    });
    expect(completions.size).toBeGreaterThan(0);
  },
  60_000 + count * 200,
);
