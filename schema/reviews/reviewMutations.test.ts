import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

const submitMutation = /* GraphQL */ `
  mutation ($courseId: ID!, $input: ReviewInput!) {
    submitReview(courseId: $courseId, input: $input) {
      id
      rating
      comment
      commentAr
      isApproved
      reviewerName
      updatedAt
    }
  }
`;
const withdrawMutation = 'mutation ($ids: [ID!]!) { approveReviews(ids: $ids, isApproved: false) { updatedAt } }';
const lockedWithdrawMutation = `mutation ($ids: [ID!]!, $updatedAt: [DateTime!]) {
  approveReviews(ids: $ids, isApproved: false, updatedAt: $updatedAt) { succeeded unchanged } }`;
const deleteMutation = 'mutation ($id: ID!) { deleteReview(id: $id) }';
const approveMutation = /* GraphQL */ `
  mutation ($ids: [ID!]!, $isApproved: Boolean!, $unchangedSince: DateTime, $updatedAt: [DateTime!]) {
    approveReviews(ids: $ids, isApproved: $isApproved, unchangedSince: $unchangedSince, updatedAt: $updatedAt) {
      succeeded
      failed {
        id
      }
    }
  }
`;
interface ReviewResponse {
  id: string;
  updatedAt: string;
}
const executeAs = async (document: string, variables: Record<string, unknown>, viewer: Viewer) => {
  const { data, errors } = await createExecutor(db).execute<Record<string, ReviewResponse>>(
    document,
    variables,
    viewer,
  );
  return { row: data && Object.values(data)[0], problem: errors?.[0]?.originalError };
};
const readRating = async (id: number) => {
  const { rating, ratingCount } = await db.courseCounters.findUniqueOrThrow({ where: { courseId: id } });
  return [rating.toFixed(2), ratingCount];
};

async function insertEnrolledStudent(courseId: number): Promise<Viewer> {
  const { createUser, createEnrollment } = createFixtures(db);
  const student = await createUser({ firstName: 'Amel', lastName: 'Haddad' });
  await createEnrollment(student.id, courseId);
  return viewerFor(student);
}

test('a student has one review per course; changing it requires a new approval', async () => {
  const { id: courseId } = await createFixtures(db).createCourse();
  const learner = await insertEnrolledStudent(courseId);
  const first = await executeAs(submitMutation, { courseId, input: { rating: 5, comment: 'Clear.' } }, learner);
  expect(first.row).toMatchObject({ rating: 5, isApproved: false, reviewerName: 'Amel Haddad' });
  await executeAs(approveMutation, { ids: [first.row?.id], isApproved: true }, admin);
  expect(await readRating(courseId)).toEqual(['5.00', 1]);
  const resubmitted = await executeAs(submitMutation, { courseId, input: { rating: 3, commentAr: 'جيدة.' } }, learner);
  expect(resubmitted.row).toMatchObject({ id: first.row?.id, rating: 3, comment: null, isApproved: false });
  expect(await readRating(courseId)).toEqual(['0.00', 0]);
  const document = 'query ($id: ID!) { course(id: $id) { myReview { rating commentAr isApproved } } }';
  expect((await executeAs(document, { id: courseId }, learner)).row).toEqual({
    myReview: { rating: 3, commentAr: 'جيدة.', isApproved: false },
  });
  expect((await executeAs(document, { id: courseId }, await insertEnrolledStudent(courseId))).row).toEqual({
    myReview: null,
  });
});

test('concurrent submissions create one review', async () => {
  const { id: courseId } = await createFixtures(db).createCourse();
  const learner = await insertEnrolledStudent(courseId);
  const responses = await Promise.all(
    [1, 2, 3, 4, 5].map((rating) => executeAs(submitMutation, { courseId, input: { rating } }, learner)),
  );
  expect(responses.map(({ problem }) => problem).filter(Boolean)).toEqual([]);
  expect(await db.review.count({ where: { courseId } })).toBe(1);
});

test('only enrolled students can review a course', async () => {
  const { createCourse, createUser, createEnrollment } = createFixtures(db);
  const course = await createCourse();
  const draft = await createCourse({ isPublished: false });
  const input = { rating: 4 };
  const problem = async (courseId: number, viewer: Viewer, inputFields: object = input) =>
    (await executeAs(submitMutation, { courseId, input: inputFields }, viewer)).problem;
  const student = viewerFor(await createUser());
  expect(await problem(course.id, student)).toMatchObject({ code: 'onlyEnrolledStudentsReview' });
  expect(await problem(draft.id, student)).toMatchObject({ code: 'courseNotFound' });
  await createEnrollment(student.id, course.id, { status: 'pending_payment' });
  expect(await problem(course.id, student)).toMatchObject({ code: 'onlyEnrolledStudentsReview' });
  expect(await problem(course.id, viewerFor({ id: course.trainerId, role: 'trainer' }))).toMatchObject({
    code: 'notAllowed',
  });
  const learner = await insertEnrolledStudent(course.id);
  for (const rating of [0, 6])
    expect(await problem(course.id, learner, { rating })).toMatchObject({ fields: { rating: 'notANumber' } });
  expect(await problem(course.id, learner, {})).toMatchObject({ fields: { rating: 'ratingRequired' } });
  expect(await db.review.count({ where: { courseId: course.id } })).toBe(0);
});

test('authors can delete their own reviews, admins all', async () => {
  const { id: courseId } = await createFixtures(db).createCourse();
  const [author, other] = [await insertEnrolledStudent(courseId), await insertEnrolledStudent(courseId)];
  const { row } = await executeAs(submitMutation, { courseId, input: { rating: 5 } }, author);
  const id = row?.id;
  expect((await executeAs(deleteMutation, { id }, other)).problem).toMatchObject({ code: 'reviewNotFound' });
  await executeAs(approveMutation, { ids: [id], isApproved: true }, admin);
  expect((await executeAs(deleteMutation, { id }, other)).problem).toMatchObject({ code: 'notAllowed' });
  expect(await readRating(courseId)).toEqual(['5.00', 1]);
  expect((await executeAs(deleteMutation, { id }, author)).row).toBe(id);
  expect(await readRating(courseId)).toEqual(['0.00', 0]);
  const another = await executeAs(submitMutation, { courseId, input: { rating: 1 } }, other);
  expect((await executeAs(deleteMutation, { id: another.row?.id }, admin)).row).toBe(another.row?.id);
});

test('a review changed since it was loaded is not approved', async () => {
  const { id: courseId } = await createFixtures(db).createCourse();
  const learner = await insertEnrolledStudent(courseId);
  const { row } = await executeAs(submitMutation, { courseId, input: { rating: 5 } }, learner);
  await executeAs(submitMutation, { courseId, input: { rating: 1, comment: 'Buy at my shop.' } }, learner);
  const variables = { ids: [row?.id], isApproved: true, unchangedSince: row?.updatedAt };
  expect((await executeAs(approveMutation, variables, admin)).row).toEqual({
    succeeded: [],
    failed: [{ id: row?.id }],
  });
  expect(await db.review.findFirst({ where: { courseId } })).toMatchObject({ isApproved: false });
});

test('a review that changed before another one was loaded is not approved with it', async () => {
  const { id: courseId } = await createFixtures(db).createCourse();
  const [learner, later] = [await insertEnrolledStudent(courseId), await insertEnrolledStudent(courseId)];
  const first = await executeAs(submitMutation, { courseId, input: { rating: 5 } }, learner);
  await executeAs(submitMutation, { courseId, input: { rating: 1, comment: 'Buy at my shop.' } }, learner);
  const second = await executeAs(submitMutation, { courseId, input: { rating: 4 } }, later);
  const ids = [first.row?.id, second.row?.id];
  const updatedAt = [first.row?.updatedAt, second.row?.updatedAt];
  expect((await executeAs(approveMutation, { ids, isApproved: true, updatedAt }, admin)).row).toEqual({
    succeeded: [ids[1]],
    failed: [{ id: ids[0] }],
  });
  const short = { ids, isApproved: true, updatedAt: updatedAt.slice(1) };
  expect((await executeAs(approveMutation, short, admin)).problem).toMatchObject({ code: 'invalidInput' });
});

test('a withdrawal is taken back with its version, and not after the author has written another text', async () => {
  const { id: courseId } = await createFixtures(db).createCourse();
  const [learner, other] = [await insertEnrolledStudent(courseId), await insertEnrolledStudent(courseId)];
  const reviews = [
    await executeAs(submitMutation, { courseId, input: { rating: 5 } }, learner),
    await executeAs(submitMutation, { courseId, input: { rating: 4 } }, other),
  ];
  const ids = reviews.map(({ row }) => row?.id);
  await executeAs(approveMutation, { ids, isApproved: true }, admin);
  const { updatedAt } = (await executeAs(withdrawMutation, { ids }, admin)).row as unknown as { updatedAt: string[] };
  await executeAs(submitMutation, { courseId, input: { rating: 1, comment: 'Buy at my shop.' } }, learner);
  expect((await executeAs(approveMutation, { ids, isApproved: true, updatedAt }, admin)).row).toEqual({
    succeeded: [ids[1]],
    failed: [{ id: ids[0] }],
  });
});

test('the withdrawal of a text that its author has replaced meanwhile changes nothing that could be taken back', async () => {
  const { id: courseId } = await createFixtures(db).createCourse();
  const learner = await insertEnrolledStudent(courseId);
  const { row } = await executeAs(submitMutation, { courseId, input: { rating: 5 } }, learner);
  await executeAs(approveMutation, { ids: [row?.id], isApproved: true }, admin);
  const { updatedAt } = await db.review.findFirstOrThrow({ where: { courseId } });
  await executeAs(submitMutation, { courseId, input: { rating: 1, comment: 'Buy at my shop.' } }, learner);
  const withdrawal = { ids: [row?.id], updatedAt: [updatedAt] };
  expect((await executeAs(lockedWithdrawMutation, withdrawal, admin)).row).toMatchObject({
    succeeded: [row?.id],
    unchanged: [row?.id],
  });
});

test('ratings are exact after concurrent approvals, changes and deletions', async () => {
  const { id: courseId } = await createFixtures(db).createCourse();
  const learners = await Promise.all(Array.from({ length: 8 }, () => insertEnrolledStudent(courseId)));
  const submissions = await Promise.all(
    learners.map((learner, index) =>
      executeAs(submitMutation, { courseId, input: { rating: (index % 5) + 1 } }, learner),
    ),
  );
  const ids = submissions.map(({ row }) => row?.id);
  await Promise.all([
    ...ids.map((id) => executeAs(approveMutation, { ids: [id], isApproved: true }, admin)),
    executeAs(approveMutation, { ids, isApproved: true }, admin),
    executeAs(submitMutation, { courseId, input: { rating: 2 } }, learners[0] as Viewer),
    executeAs(deleteMutation, { id: ids[1] }, learners[1] as Viewer),
    executeAs(approveMutation, { ids: [ids[2]], isApproved: false }, admin),
  ]);
  const { _avg, _count, _sum } = await db.review.aggregate({
    where: { courseId, isApproved: true },
    _avg: { rating: true },
    _sum: { rating: true },
    _count: true,
  });
  expect(await readRating(courseId)).toEqual([(_avg.rating ?? 0).toFixed(2), _count]);
  expect(await db.courseCounters.findUnique({ where: { courseId } })).toMatchObject({ ratingSum: _sum.rating ?? 0 });
});

test('the admin list searches the review, its course and its author, and can be filtered', async () => {
  await db.review.deleteMany();
  const { createCourse, createUser } = createFixtures(db);
  const course = await createCourse({ titleAr: 'شحن المركبات' });
  const base = { courseId: course.id, trainerId: course.trainerId };
  const [lina, omar] = [await createUser({ firstName: 'Lina' }), await createUser({ firstName: 'Omar' })];
  await db.review.create({
    data: { ...base, userId: lina.id, rating: 5, commentAr: 'الأجهزة رائعة', isApproved: true },
  });
  await db.review.create({ data: { ...base, userId: omar.id, rating: 2, comment: 'Too long' } });
  const document = /* GraphQL */ `
    query ($filter: AdminReviewFilter) {
      adminReviews(filter: $filter, sort: rating, direction: asc) {
        totalCount
        rows {
          rating
          reviewerName
          course {
            titleAr
          }
        }
      }
    }
  `;
  const listRatings = async (filter: object) => {
    const { data } = await createExecutor(db).execute<{ adminReviews: { rows: { rating: number }[] } }>(
      document,
      { filter },
      admin,
    );
    return data?.adminReviews.rows.map(({ rating }) => rating);
  };
  expect(await listRatings({})).toEqual([2, 5]);
  expect(await listRatings({ search: 'الاجهزه' })).toEqual([5]);
  expect(await listRatings({ search: 'OMAR' })).toEqual([2]);
  expect(await listRatings({ search: 'شحن lina' })).toEqual([5]);
  expect(await listRatings({ isApproved: false })).toEqual([2]);
  expect(await listRatings({ rating: 5 })).toEqual([5]);
  expect(await listRatings({ rating: 9 })).toEqual([]);
});
