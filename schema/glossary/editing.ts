import type { SignedInContext, Viewer } from '../context';
import { may } from '../contract/permissions';
import { Problem } from '../errors';
import { recordId } from '../ids';
import { visibleTerms } from '../rules';

/** An admin changes every term, a trainer those they made (product.md section 5). */
export const canEdit = ({ createdBy }: { createdBy: number }, viewer: Viewer | null): boolean =>
  viewer !== null && may(viewer.role, 'glossary:write') && (viewer.role === 'admin' || viewer.id === createdBy);

/**
 * The key of a term that the viewer may change.
 * @throws Problem `termNotFound` for one they may not even see, `notAllowed` for somebody else's
 */
export async function editable(key: string, { db, viewer }: SignedInContext): Promise<number> {
  const term = await db.glossaryTerm.findFirst({
    where: { ...visibleTerms(viewer), id: recordId(key) },
    select: { id: true, createdBy: true },
  });
  if (!term) throw new Problem('termNotFound');
  if (!canEdit(term, viewer)) throw new Problem('notAllowed');
  return term.id;
}
