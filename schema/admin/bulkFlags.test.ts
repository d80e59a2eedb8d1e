import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '..';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { faqFactories } from '../testing/factories';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

async function setFlag(mutation: string, id: number, value: boolean, options = '') {
  const flag = flagOf[mutation as keyof typeof flagOf];
  const { data, errors } = await createExecutor(db).execute<{ result: { succeeded: string[]; unchanged: string[] } }>(
    `mutation ($ids: [ID!]!, $value: Boolean!) {
      result: ${mutation}(ids: $ids, ${flag}: $value ${options}) { succeeded unchanged }
    }`,
    { ids: [String(id)], value },
    admin,
  );
  expect(errors).toBeUndefined();
  return data!.result;
}

const flagOf = {
  activateCoupons: 'isActive',
  activatePolls: 'isActive',
  activateUsers: 'isActive',
  approveReviews: 'isApproved',
  approveTrainers: 'isApproved',
  checkInParticipants: 'isPresent',
  markContactMessagesHandled: 'handled',
  publishBlogPosts: 'isPublished',
  publishCourses: 'isPublished',
  publishEvents: 'isPublished',
  publishFaqs: 'isPublished',
  publishGlossaryTerms: 'isPublished',
};

/** It refuses a row that is so already. */
const refusing = { openEnrollments: 'isOpen' };

test('every mutation that sets a flag of rows is tested here', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const flags = mutations.flatMap(({ name, args, type }) => {
    const flag = args.find((arg) => arg.name !== 'isUndo' && String(arg.type) === 'Boolean!');
    return String(type) === 'BulkResult!' && flag ? [[name, flag.name] as const] : [];
  });
  expect(Object.fromEntries(flags)).toEqual({ ...flagOf, ...refusing });
});

const createRows: Record<keyof typeof flagOf, () => Promise<{ id: number }>> = {
  activateCoupons: () => db.coupon.create({ data: { code: 'SPRING', percent: 10 } }),
  activatePolls: () => createFixtures(db).createPoll(),
  activateUsers: () => createFixtures(db).createUser(),
  approveReviews: async () => {
    const { createCourse, createUser } = createFixtures(db);
    const [{ id: courseId, trainerId }, author] = [await createCourse(), await createUser()];
    await db.user.update({ where: { id: author.id }, data: { emailConfirmedAt: new Date() } });
    return db.review.create({ data: { userId: author.id, courseId, trainerId, rating: 5, isApproved: true } });
  },
  approveTrainers: () => createFixtures(db).createUser({ role: 'trainer', approvedAt: new Date() }),
  checkInParticipants: async () => {
    const { createEvent, createUser } = createFixtures(db);
    const [event, user] = [await createEvent(), await createUser()];
    return db.eventRegistration.create({ data: { eventId: event.id, userId: user.id, attendedAt: new Date() } });
  },
  markContactMessagesHandled: () =>
    db.contactMessage.create({
      data: {
        name: 'Lina',
        email: 'lina@example.dz',
        subject: 'S',
        message: 'M',
        dedupeHash: 'h',
        handledAt: new Date(),
      },
    }),
  publishBlogPosts: () => createFixtures(db).createBlogPost(),
  publishCourses: () => createFixtures(db).createCourse(),
  publishEvents: () => createFixtures(db).createEvent(),
  publishFaqs: () => faqFactories(db).createFaq(),
  publishGlossaryTerms: () => createFixtures(db).createGlossaryTerm(),
};

/** The tables of rows with an optimistic lock. */
const lockedTables: Partial<Record<keyof typeof flagOf, string>> = {
  activateCoupons: 'coupons',
  activatePolls: 'polls',
  activateUsers: 'users',
  approveReviews: 'reviews',
  approveTrainers: 'users',
  publishBlogPosts: 'blog_posts',
  publishCourses: 'courses',
  publishEvents: 'events',
  publishFaqs: 'faqs',
  publishGlossaryTerms: 'glossary_terms',
};

const readVersion = async (mutation: keyof typeof flagOf, id: number) => {
  const table = lockedTables[mutation];
  return table && db.$queryRawUnsafe(`SELECT "updatedAt" FROM "${table}" WHERE "id" = ${id}`);
};

test.each(Object.keys(flagOf) as (keyof typeof flagOf)[])('%s names the rows that were so before', async (mutation) => {
  const { id } = await createRows[mutation]();
  const version = await readVersion(mutation, id);
  const [changed, unchanged] = [[], [String(id)]].map((ids) => ({ succeeded: [String(id)], unchanged: ids }));
  expect(await setFlag(mutation, id, true)).toEqual(unchanged);
  expect(await readVersion(mutation, id), 'whose forms are not out of date').toEqual(version);
  expect(await setFlag(mutation, id, false)).toEqual(changed);
  expect(await setFlag(mutation, id, false)).toEqual(unchanged);
  expect(await setFlag(mutation, id, true)).toEqual(changed);
});

test.each([
  ['publishCourses', 'course', () => createFixtures(db).createCourse({ isPublished: false })],
  ['publishBlogPosts', 'blogPost', () => createFixtures(db).createBlogPost({ isPublished: false })],
] as const)('the undo of %s makes a draft again, as if it had not been published', async (mutation, model, create) => {
  const { id } = await create();
  const firstPublishedAt = async () => {
    const delegate = db[model] as unknown as PrismaClient['course'];
    return (await delegate.findUniqueOrThrow({ where: { id } })).firstPublishedAt;
  };
  await setFlag(mutation, id, true);
  await setFlag(mutation, id, false, ', isUndo: true');
  expect(await firstPublishedAt()).toBeNull();
  await setFlag(mutation, id, true);
  await setFlag(mutation, id, false);
  expect(await firstPublishedAt()).toEqual(expect.any(Date));
  // What was published for long stays known as such.
  await db.$executeRawUnsafe(
    `UPDATE ${model === 'course' ? 'courses' : 'blog_posts'} SET "firstPublishedAt" = now() - interval '1 hour', "isPublished" = true WHERE "id" = ${id}`,
  );
  await setFlag(mutation, id, false, ', isUndo: true');
  expect(await firstPublishedAt()).toEqual(expect.any(Date));
});
