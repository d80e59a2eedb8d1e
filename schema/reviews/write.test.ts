import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../context';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerOf(await aWorld(db).aUser({ role: 'admin' }));
});
afterAll(() => close());

const write = /* GraphQL */ `
  mutation ($courseId: ID!, $input: ReviewInput!) {
    writeReview(courseId: $courseId, input: $input) {
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
const remove = 'mutation ($id: ID!) { deleteReview(id: $id) }';
const approve = /* GraphQL */ `
  mutation ($ids: [ID!]!, $isApproved: Boolean!, $seenAt: DateTime) {
    approveReviews(ids: $ids, isApproved: $isApproved, seenAt: $seenAt) {
      done
      refused {
        id
      }
    }
  }
`;
interface Written {
  id: string;
  updatedAt: string;
}
const asked = async (document: string, variables: Record<string, unknown>, viewer: Viewer) => {
  const { data, errors } = await asker(db).ask<Record<string, Written>>(document, variables, viewer);
  return { row: data && Object.values(data)[0], problem: errors?.[0]?.originalError };
};
const rated = async (id: number) => {
  const { rating, ratingCount } = await db.course.findUniqueOrThrow({ where: { id } });
  return [rating.toFixed(2), ratingCount];
};

/** A student in the midst of a course. */
async function aLearner(courseId: number): Promise<Viewer> {
  const { aUser, anEnrollment } = aWorld(db);
  const student = await aUser({ firstName: 'Amel', lastName: 'Haddad' });
  await anEnrollment(student.id, courseId);
  return viewerOf(student);
}

test('a student reviews a course once; writing again changes it, and it waits for approval again', async () => {
  const { id: courseId } = await aWorld(db).aCourse();
  const learner = await aLearner(courseId);
  const first = await asked(write, { courseId, input: { rating: 5, comment: 'Clear.' } }, learner);
  expect(first.row).toMatchObject({ rating: 5, isApproved: false, reviewerName: 'Amel Haddad' });
  await asked(approve, { ids: [first.row?.id], isApproved: true }, admin);
  expect(await rated(courseId)).toEqual(['5.00', 1]);
  const again = await asked(write, { courseId, input: { rating: 3, commentAr: 'جيدة.' } }, learner);
  expect(again.row).toMatchObject({ id: first.row?.id, rating: 3, comment: null, isApproved: false });
  expect(await rated(courseId)).toEqual(['0.00', 0]);
  const mine = 'query ($id: ID!) { course(id: $id) { myReview { rating commentAr isApproved } } }';
  expect((await asked(mine, { id: courseId }, learner)).row).toEqual({
    myReview: { rating: 3, commentAr: 'جيدة.', isApproved: false },
  });
  expect((await asked(mine, { id: courseId }, await aLearner(courseId))).row).toEqual({ myReview: null });
});

test('of many calls at once there is one review', async () => {
  const { id: courseId } = await aWorld(db).aCourse();
  const learner = await aLearner(courseId);
  const all = await Promise.all(
    [1, 2, 3, 4, 5].map((rating) => asked(write, { courseId, input: { rating } }, learner)),
  );
  expect(all.map(({ problem }) => problem).filter(Boolean)).toEqual([]);
  expect(await db.review.count({ where: { courseId } })).toBe(1);
});

test('only those who are in the course review it', async () => {
  const { aCourse, aUser, anEnrollment } = aWorld(db);
  const course = await aCourse();
  const draft = await aCourse({ isPublished: false });
  const input = { rating: 4 };
  const problem = async (courseId: number, viewer: Viewer, given: object = input) =>
    (await asked(write, { courseId, input: given }, viewer)).problem;
  const student = viewerOf(await aUser());
  expect(await problem(course.id, student)).toMatchObject({ code: 'onlyLearnersReview' });
  expect(await problem(draft.id, student)).toMatchObject({ code: 'courseNotFound' });
  await anEnrollment(student.id, course.id, { status: 'pending_payment' });
  expect(await problem(course.id, student)).toMatchObject({ code: 'onlyLearnersReview' });
  expect(await problem(course.id, viewerOf({ id: course.trainerId, role: 'trainer' }))).toMatchObject({
    code: 'notAllowed',
  });
  const learner = await aLearner(course.id);
  for (const rating of [0, 6])
    expect(await problem(course.id, learner, { rating })).toMatchObject({ fields: { rating: 'notANumber' } });
  expect(await problem(course.id, learner, {})).toMatchObject({ fields: { rating: 'required' } });
  expect(await db.review.count({ where: { courseId: course.id } })).toBe(0);
});

test('one deletes what one wrote, an admin anything', async () => {
  const { id: courseId } = await aWorld(db).aCourse();
  const [author, other] = [await aLearner(courseId), await aLearner(courseId)];
  const { row } = await asked(write, { courseId, input: { rating: 5 } }, author);
  const id = row?.id;
  expect((await asked(remove, { id }, other)).problem).toMatchObject({ code: 'reviewNotFound' });
  await asked(approve, { ids: [id], isApproved: true }, admin);
  expect((await asked(remove, { id }, other)).problem).toMatchObject({ code: 'notAllowed' });
  expect(await rated(courseId)).toEqual(['5.00', 1]);
  expect((await asked(remove, { id }, author)).row).toBe(id);
  expect(await rated(courseId)).toEqual(['0.00', 0]);
  const another = await asked(write, { courseId, input: { rating: 1 } }, other);
  expect((await asked(remove, { id: another.row?.id }, admin)).row).toBe(another.row?.id);
});

test('what its author has changed since is not approved unread', async () => {
  const { id: courseId } = await aWorld(db).aCourse();
  const learner = await aLearner(courseId);
  const { row } = await asked(write, { courseId, input: { rating: 5 } }, learner);
  await asked(write, { courseId, input: { rating: 1, comment: 'Buy at my shop.' } }, learner);
  const variables = { ids: [row?.id], isApproved: true, seenAt: row?.updatedAt };
  expect((await asked(approve, variables, admin)).row).toEqual({ done: [], refused: [{ id: row?.id }] });
  expect(await db.review.findFirst({ where: { courseId } })).toMatchObject({ isApproved: false });
});

test('ratings are exact after approvals, changes and deletions at once', async () => {
  const { id: courseId } = await aWorld(db).aCourse();
  const learners = await Promise.all(Array.from({ length: 8 }, () => aLearner(courseId)));
  const written = await Promise.all(
    learners.map((learner, at) => asked(write, { courseId, input: { rating: (at % 5) + 1 } }, learner)),
  );
  const ids = written.map(({ row }) => row?.id);
  await Promise.all([
    ...ids.map((id) => asked(approve, { ids: [id], isApproved: true }, admin)),
    asked(approve, { ids, isApproved: true }, admin),
    asked(write, { courseId, input: { rating: 2 } }, learners[0] as Viewer),
    asked(remove, { id: ids[1] }, learners[1] as Viewer),
    asked(approve, { ids: [ids[2]], isApproved: false }, admin),
  ]);
  const { _avg, _count, _sum } = await db.review.aggregate({
    where: { courseId, isApproved: true },
    _avg: { rating: true },
    _sum: { rating: true },
    _count: true,
  });
  expect(await rated(courseId)).toEqual([(_avg.rating ?? 0).toFixed(2), _count]);
  expect(await db.course.findUnique({ where: { id: courseId } })).toMatchObject({ ratingSum: _sum.rating ?? 0 });
});

test('the table finds words of the review, its course and its author, and counts its pages', async () => {
  await db.review.deleteMany();
  const { aCourse, aUser } = aWorld(db);
  const course = await aCourse({ titleAr: 'شحن المركبات' });
  const about = { courseId: course.id, trainerId: course.trainerId };
  const [lina, omar] = [await aUser({ firstName: 'Lina' }), await aUser({ firstName: 'Omar' })];
  await db.review.create({
    data: { ...about, userId: lina.id, rating: 5, commentAr: 'الأجهزة رائعة', isApproved: true },
  });
  await db.review.create({ data: { ...about, userId: omar.id, rating: 2, comment: 'Too long' } });
  const table = /* GraphQL */ `
    query ($filter: ReviewTableFilter) {
      reviewTable(filter: $filter, sort: rating, direction: asc) {
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
  const found = async (filter: object) => {
    const { data } = await asker(db).ask<{ reviewTable: { rows: { rating: number }[] } }>(table, { filter }, admin);
    return data?.reviewTable.rows.map(({ rating }) => rating);
  };
  expect(await found({})).toEqual([2, 5]);
  expect(await found({ search: 'الاجهزه' })).toEqual([5]);
  expect(await found({ search: 'OMAR' })).toEqual([2]);
  expect(await found({ search: 'شحن lina' })).toEqual([5]);
  expect(await found({ isApproved: false })).toEqual([2]);
  expect(await found({ rating: 5 })).toEqual([5]);
  expect(await found({ rating: 9 })).toEqual([]);
});
