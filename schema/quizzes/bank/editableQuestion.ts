import { editableCourses } from '../../core/accessRules';
import type { SignedInContext } from '../../core/context';
import { Problem } from '../../core/problem';
import { parseId } from '../../core/ids';

/**
 * A question of a course that the viewer may edit.
 * @throws Problem `questionNotFound`
 */
export async function findEditableQuestion(key: string, { db, viewer }: Pick<SignedInContext, 'db' | 'viewer'>) {
  const question = await db.question.findFirst({
    where: { id: parseId(key), course: editableCourses(viewer) },
    select: { id: true, courseId: true, currentNumber: true },
  });
  if (!question) throw new Problem('questionNotFound');
  return question;
}
