import { Prisma } from '../../../prisma/generated/client';
import type { CorrectionMethod } from '../../contract/grading/correctGrade';

/** A decision that is made or, for a preview, might be made. */
export interface Correction {
  questionId: number;
  courseId: number;
  /** The version that corrects. */
  versionId: number;
  method: CorrectionMethod;
}

export interface StoredCorrection extends Correction {
  id: number;
  /** The enrollment that the job has reached. */
  lastEnrollmentId: number | null;
}

const correctionColumns = Prisma.sql`c."id", c."questionId", b."courseId", c."versionId", c."method"::text, c."lastEnrollmentId"`;

/** The corrections that an SQL condition on `c` selects, oldest first. */
export const findCorrections = (
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  condition: Prisma.Sql,
): Promise<StoredCorrection[]> => db.$queryRaw<StoredCorrection[]>`
  SELECT ${correctionColumns} FROM "question_corrections" c JOIN "questions" b ON b."id" = c."questionId"
  WHERE ${condition} ORDER BY c."id"`;

/** Joins the newest correction `c` that marks answers to a version `v`: its corrected version is later. */
export const newestCorrection = Prisma.sql`
    LEFT JOIN LATERAL (
      SELECT k."id", k."method", k."versionId" FROM "question_corrections" k JOIN "question_versions" n ON n."id" = k."versionId"
      WHERE k."questionId" = v."questionId" AND n."number" > v."number" AND (k."method" <> 'key' OR n."kind" = v."kind")
      ORDER BY k."id" DESC LIMIT 1) c ON true`;
