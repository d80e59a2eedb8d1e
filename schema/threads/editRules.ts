import type { ProblemCode } from '../contract/problems/problems';
import type { Viewer } from '../core/context';

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
