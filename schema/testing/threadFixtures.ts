import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from './fixtures';

const postFields = 'id text authorName isMine isTrainer isAccepted canEdit isHidden hiddenReason editedAt updatedAt';
const fieldsWithPosts = (
  fields: string,
) => `id lessonId text second isPrivate authorName isMine postCount waitingSince canEdit canAccept canModerate
  isHidden hiddenReason lastActivityAt editedAt updatedAt posts { ${fields} } reports { postId reason }`;
const threadFields = fieldsWithPosts(postFields);
/** All fields of the answers of a whole page would be too complex. */
const listedFields = fieldsWithPosts('id text');

export const threadDocuments = {
  list: `query ($courseId: ID!, $lessonId: ID, $first: Int, $after: String, $last: Int) {
    threads(courseId: $courseId, lessonId: $lessonId, first: $first, after: $after, last: $last) {
      nodes { ${listedFields} } pageInfo { hasNextPage endCursor } } }`,
  inbox: `query ($state: ThreadInboxState!, $courseId: ID, $first: Int, $after: String) {
    threadInbox(state: $state, courseId: $courseId, first: $first, after: $after) {
      nodes { ${listedFields} } pageInfo { hasNextPage endCursor } } }`,
  one: `query ($id: ID!) { thread(id: $id) { ${threadFields} } }`,
  ask: `mutation ($lessonId: ID!, $input: CreateThreadInput!) { createThread(lessonId: $lessonId, input: $input) { ${threadFields} } }`,
  change: `mutation ($id: ID!, $text: String!, $updatedAt: DateTime) {
    updateThread(id: $id, text: $text, updatedAt: $updatedAt) { ${threadFields} } }`,
  remove: 'mutation ($id: ID!) { deleteThread(id: $id) }',
  answer: `mutation ($threadId: ID!, $text: String!, $clientKey: String) {
    createPost(threadId: $threadId, text: $text, clientKey: $clientKey) { ${postFields} } }`,
  changePost: `mutation ($id: ID!, $text: String!, $updatedAt: DateTime) {
    updatePost(id: $id, text: $text, updatedAt: $updatedAt) { ${postFields} } }`,
  removePost: `mutation ($id: ID!) { deletePost(id: $id) { ${threadFields} } }`,
  accept: `mutation ($id: ID!, $isAccepted: Boolean!) { setAcceptedPost(id: $id, isAccepted: $isAccepted) { ${threadFields} } }`,
  report:
    'mutation ($threadId: ID!, $postId: ID, $reason: String!) { reportThread(threadId: $threadId, postId: $postId, reason: $reason) }',
  hide: `mutation ($threadId: ID!, $postId: ID, $reason: String!) {
    hideThread(threadId: $threadId, postId: $postId, reason: $reason) { ${threadFields} } }`,
  show: `mutation ($threadId: ID!, $postId: ID) { showThread(threadId: $threadId, postId: $postId) { ${threadFields} } }`,
  dismiss: `mutation ($threadId: ID!) { dismissThreadReports(threadId: $threadId) { ${threadFields} } }`,
} as const;

interface PostData {
  id: string;
  text: string;
  authorName: string | null;
  isTrainer: boolean;
  isAccepted: boolean;
  canEdit: boolean;
  isHidden: boolean;
  updatedAt: string;
}

interface ThreadData {
  id: string;
  text: string;
  authorName: string | null;
  isHidden: boolean;
  canEdit: boolean;
  postCount: number;
  waitingSince: string | null;
  updatedAt: string;
  posts: PostData[];
  reports: { postId: string | null; reason: string }[];
}

/** A course with a lesson, its trainer, an admin, two learners and people outside, and functions that act for them. */
export async function createThreadScene(db: PrismaClient) {
  const { createCourse, createLesson, createUser, createEnrollment } = createFixtures(db);
  const { execute } = createExecutor(db);
  const createViewer = async (role: 'student' | 'trainer' | 'admin') => viewerFor(await createUser({ role }));
  const trainer = await createViewer('trainer');
  const course = await createCourse({ trainerId: trainer.id });
  const lesson = await createLesson(course.id);
  const enroll = async (): Promise<Viewer> => {
    const learner = await createViewer('student');
    await createEnrollment(learner.id, course.id);
    return learner;
  };
  const run = async (name: keyof typeof threadDocuments, variables: object, viewer: Viewer | null) => {
    const { data, errors } = await execute(threadDocuments[name], { ...variables }, viewer);
    const [error] = errors ?? [];
    if (error) throw error.originalError ?? error;
    return Object.values(data ?? {})[0];
  };
  return {
    course,
    lesson,
    trainer,
    enroll,
    run,
    learner: await enroll(),
    other: await enroll(),
    admin: await createViewer('admin'),
    stranger: await createViewer('student'),
    otherTrainer: await createViewer('trainer'),
    ask: async (viewer: Viewer, input: object = {}) =>
      (await run(
        'ask',
        { lessonId: lesson.id, input: { text: 'Why is the shield grounded?', ...input } },
        viewer,
      )) as ThreadData,
    answer: async (threadId: string, viewer: Viewer, text = 'At one end, against loops.', clientKey?: string) =>
      (await run('answer', { threadId, text, clientKey }, viewer)) as PostData,
    list: async (viewer: Viewer | null, variables: object = {}) =>
      ((await run('list', { courseId: course.id, ...variables }, viewer)) as { nodes: ThreadData[] }).nodes,
    inbox: async (viewer: Viewer, state: 'waiting' | 'answered' | 'reported', variables: object = {}) =>
      ((await run('inbox', { state, ...variables }, viewer)) as { nodes: ThreadData[] }).nodes,
    read: async (id: string, viewer: Viewer) => (await run('one', { id }, viewer)) as ThreadData | null,
  };
}
