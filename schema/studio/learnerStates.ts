import { Prisma } from '../../prisma/generated/client';
import { gradeBookStates, type GradeBookState } from '../contract/gradeBook';
import { builder } from '../core/builder';
import { isStuckSql } from '../learning/stuckEnrollments';

export const GradeBookStateType = builder.enumType('GradeBookState', {
  description: 'By which learners are chosen: their state, or all who are stuck.',
  values: gradeBookStates,
});

/* The states as SQL on an enrollment aliased `e`. */

/** A visit of a content lesson, or an attempt at a quiz. */
const hasBegun = Prisma.sql`(EXISTS (SELECT FROM "lesson_progress" p WHERE p."enrollmentId" = e."id")
  OR EXISTS (SELECT FROM "quiz_attempts" a WHERE a."enrollmentId" = e."id"))`;

/** The `LearnerState` of an enrollment. */
export const learnerStateSql = Prisma.sql`CASE WHEN e."status" <> 'in_progress' THEN e."status"::text
  WHEN ${hasBegun} THEN 'in_progress' ELSE 'not_started' END`;

/** Whether an enrollment is in a state. */
export const stateConditions: Record<GradeBookState, Prisma.Sql> = {
  not_started: Prisma.sql`e."status" = 'in_progress' AND NOT ${hasBegun}`,
  in_progress: Prisma.sql`e."status" = 'in_progress' AND ${hasBegun}`,
  stuck: isStuckSql,
  completed: Prisma.sql`e."status" = 'completed'`,
  ended: Prisma.sql`e."status" = 'ended'`,
};
