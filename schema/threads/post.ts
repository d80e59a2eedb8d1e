import { displayName, nameColumns } from '../contract/text/names/displayName';
import { builder } from '../core/builder';
import { findPostEditProblem, findTextTime } from './editRules';

/** Of threads and posts. */
export const authorColumns = { author: { select: { ...nameColumns, avatar: true } } } as const;

export const authorNameNote =
  'First and last name of the author; null for a former learner, whose account was deleted.';

export const PostType = builder.prismaObject('Post', {
  select: { id: true },
  description: 'An answer in a thread: plain text.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    threadId: t.exposeID('threadId', { description: 'Key of the thread.' }),
    text: t.exposeString('text', { description: 'The answer; blank after the account of its author was deleted.' }),
    authorName: t.string({
      nullable: true,
      description: authorNameNote,
      select: authorColumns,
      resolve: ({ author }) => author && displayName(author, 'en'),
    }),
    authorNameAr: t.string({
      nullable: true,
      description: 'The same for texts in Arabic.',
      select: authorColumns,
      resolve: ({ author }) => author && displayName(author, 'ar'),
    }),
    authorAvatar: t.string({
      nullable: true,
      description: 'Picture of the author; null without one.',
      select: authorColumns,
      resolve: ({ author }) => author?.avatar,
    }),
    isMine: t.boolean({
      description: 'Whether the signed-in person wrote it.',
      select: { authorId: true },
      resolve: ({ authorId }, _args, { viewer }) => authorId !== null && authorId === viewer?.id,
    }),
    isTrainer: t.exposeBoolean('isTrainer', {
      description: 'True if the trainer of the course or an admin wrote it.',
    }),
    isAccepted: t.exposeBoolean('isAccepted', { description: 'True for the answer that helped.' }),
    canEdit: t.boolean({
      description:
        'Whether the signed-in person may change or delete it: an own one that is not accepted or hidden, and after which nothing was written.',
      select: {
        id: true,
        authorId: true,
        isAccepted: true,
        hiddenAt: true,
        thread: { select: { lastPostId: true } },
      },
      resolve: (post, _args, { viewer }) => findPostEditProblem(post, post.thread, viewer) === null,
    }),
    isHidden: t.boolean({
      description: 'True for a post that only its author, the trainer of the course and admins see.',
      select: { hiddenAt: true },
      resolve: ({ hiddenAt }) => hiddenAt !== null,
    }),
    hiddenReason: t.exposeString('hiddenReason', {
      nullable: true,
      description: 'Why it was hidden; null if it is not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the post.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last change by its author; null if there was none.',
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'Time of its text: of the last change by its author, or of the post.',
      select: { createdAt: true, editedAt: true },
      resolve: findTextTime,
    }),
  }),
});
