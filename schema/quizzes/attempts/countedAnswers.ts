import { Prisma } from '../../../prisma/generated/client';

/**
 * Joins to questions `q` of an attempt `t` the answer in time, `a`, and a newer one after the deadline, `l`. The late one counts once a
 * trainer has accepted it: `counted."isLate"`.
 */
export const answersOfQuestions = Prisma.sql`
    LEFT JOIN "attempt_answers" a ON a."attemptId" = q."attemptId" AND a."position" = q."position"
    LEFT JOIN "late_answers" l ON l."attemptId" = q."attemptId" AND l."position" = q."position" AND l."seq" > coalesce(a."seq", -1)
    CROSS JOIN LATERAL (SELECT l."attemptId" IS NOT NULL AND t."lateAcceptedAt" IS NOT NULL AS "isLate") counted`;

export const countedResponse = Prisma.sql`CASE WHEN counted."isLate" THEN l."response" ELSE a."response" END`;
