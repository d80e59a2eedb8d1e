import type { PrismaClient } from '../../prisma/generated/client';
import type { QuestionResponse } from '../contract/grading/questions/question';
import { readInBatches } from '../admin/exportBatches';
import { toShownBody, toShownResponse } from '../quizzes/attempts/attemptIds';
import { orderOf } from '../quizzes/attempts/questions/attemptQuestions';
import { findVersions } from '../quizzes/attempts/questions/questionVersions';

/** Practiced answers of a learner with their questions, in batches. Their verdicts were shown at once. */
export const readPracticeOfStudent = (db: PrismaClient, studentId: number): AsyncGenerator<object[], void> =>
  readInBatches(
    () =>
      db.practiceReview.findMany({
        where: { enrollment: { studentId } },
        select: { id: true },
        orderBy: { id: 'asc' },
      }),
    async (where) => {
      const reviews = await db.practiceReview.findMany({
        where,
        include: { enrollment: { select: { courseId: true } } },
      });
      const versions = await findVersions(db, reviews);
      return reviews.flatMap((review) => {
        const version = versions.get(review.versionId);
        if (!version) return [];
        const {
          enrollment,
          versionId: _versionId,
          enrollmentId: _enrollmentId,
          optionOrder,
          targetOrder,
          ...row
        } = review;
        const order = orderOf({ optionOrder, targetOrder });
        // Stored as it fits its question.
        const response = review.response as unknown as QuestionResponse | null;
        return {
          ...row,
          courseId: enrollment.courseId,
          kind: version.kind,
          question: toShownBody(version.body, order),
          response: response && toShownResponse(version.body, order, response),
        };
      });
    },
  );
