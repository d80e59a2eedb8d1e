import { readInBatches } from '../../admin/exportBatches';
import { findEditableCourse } from '../../catalog/courseEditing/editableCourse';
import type { SignedInContext } from '../../core/context';
import { findGradeBookLessons, type GradeBookLesson } from './gradeBookColumns';
import { findGradeBookIds, type GradeBookListQuery } from './gradeBookIds';
import { findGradeBookRows, type GradeBookRow } from './gradeBookRows';

interface GradeBookBatch {
  lessons: GradeBookLesson[];
  rows: GradeBookRow[];
}

/**
 * A grade book in batches; the first one has no rows, so that an empty grade book has its columns.
 * @throws Problem `courseNotFound` or `notAllowed`, before the first batch
 */
export async function* exportGradeBook(
  context: SignedInContext,
  query: Omit<GradeBookListQuery, 'language'>,
): AsyncGenerator<GradeBookBatch, void> {
  const { db, language } = context;
  const { id: courseId } = await findEditableCourse(query.courseId, context);
  const lessons = await findGradeBookLessons(db, courseId);
  yield { lessons, rows: [] };
  const batches = readInBatches(
    () => findGradeBookIds(db, { ...query, courseId, language }),
    ({ id }) => findGradeBookRows(db, id.in),
  );
  for await (const rows of batches) yield { lessons, rows };
}
