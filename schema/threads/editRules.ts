import type { ProblemCode } from '../contract/problems/problems';
import type { Viewer } from '../core/context';
import { Problem } from '../core/problem';

interface EditedThread {
  authorId: number | null;
  lastPostId: number | null;
  hiddenAt: Date | null;
}

interface EditedPost {
  id: number;
  authorId: number | null;
  isAccepted: boolean;
  hiddenAt: Date | null;
}

interface StoredText {
  text: string;
  createdAt: Date;
  editedAt: Date | null;
}

/** When the text of a question or an answer was written; reports and moderation do not change it. */
export const findTextTime = ({ createdAt, editedAt }: Omit<StoredText, 'text'>): Date => editedAt ?? createdAt;

interface TextChange {
  text: string;
  updatedAt?: Date | null | undefined;
}

/**
 * The columns of a new text; none for the stored one: a save whose answer was lost is repeated with the old `updatedAt`.
 * @param updatedAt of the version that was edited
 * @throws Problem `changedMeanwhile`
 */
export function toTextColumns(stored: StoredText, { text, updatedAt }: TextChange) {
  if (stored.text === text) return {};
  if (updatedAt && updatedAt.getTime() !== findTextTime(stored).getTime()) throw new Problem('changedMeanwhile');
  return { text, editedAt: new Date() };
}

const isAuthor = (authorId: number | null, viewer: Viewer | null): boolean =>
  authorId !== null && authorId === viewer?.id;

/** Why the viewer may not change or delete a question; null if they may. What others have answered stays true. */
export function findThreadEditProblem(thread: EditedThread, viewer: Viewer | null): ProblemCode | null {
  if (!isAuthor(thread.authorId, viewer)) return 'notAllowed';
  if (thread.hiddenAt) return 'textIsHidden';
  return thread.lastPostId === null ? null : 'textWasAnswered';
}

/** Why the viewer may not change or delete an answer; null if they may. */
export function findPostEditProblem(
  post: EditedPost,
  thread: { lastPostId: number | null },
  viewer: Viewer | null,
): ProblemCode | null {
  if (!isAuthor(post.authorId, viewer)) return 'notAllowed';
  if (post.hiddenAt) return 'textIsHidden';
  if (post.isAccepted) return 'postIsAccepted';
  return thread.lastPostId === post.id ? null : 'textWasAnswered';
}
