import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../schema/testing/createRandom';
import { hoursFromNow } from '../../schema/testing/factories';
import { createApp } from '../app';
import { readConfig, type Config } from '../config';
import { defaultLimits } from '../limits';
import { startTwoGateways } from '../testing/servers/childGateways';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  testSessionSecret,
  type TestGateway,
} from '../testing/testGateway';

/** Pairs of a write and a read. FRESHNESS_PAIRS=10000 is the long run. */
const pairs = Number(process.env.FRESHNESS_PAIRS ?? 60);
const host = 'tayyar.example';

let gateway: TestGateway;
let readers: RequestListener[];
let uncached: RequestListener;
let tokens: Record<string, string>;
beforeAll(async () => {
  gateway = await createTestGateway({ limits: { rateLimits: null } });
  const createOther = (config: Partial<Config> = {}) =>
    createApp({
      config: { ...readConfig({ NODE_ENV: 'test' }), limits: { ...defaultLimits, rateLimits: null }, ...config },
      database: gateway.database,
      secret: testSessionSecret,
      log: pino({ level: 'silent' }),
      viewBuffer: gateway.viewBuffer,
      site: null,
      sandboxFolder: null,
    });
  readers = [gateway.app, await createOther()];
  // Nothing fits into one byte.
  uncached = await createOther({ responseCacheBytes: 1 });
  await seed();
});
afterAll(() => gateway.close());

const firstId = 1;
const startedAt = new Date();
let rows: {
  trainer: number;
  student: number;
  course: number;
  lesson: number;
  post: { id: number; slug: string };
  event: number;
};

async function seed(): Promise<void> {
  const users = await Promise.all(
    (['student', 'trainer', 'admin'] as const).map((role) => gateway.createUser({ role, firstName: role })),
  );
  const [student, trainer] = users.map(({ id }) => id);
  tokens = {};
  for (const { id, firstName } of users)
    tokens[firstName] = await gateway.createToken(id, new Date(Date.now() + 3_600_000));
  const course = await gateway.createCourse({ trainerId: trainer });
  const lesson = await gateway.createLesson(course.id);
  const post = await gateway.createBlogPost();
  const event = await gateway.createEvent({ startDate: hoursFromNow(5) });
  await gateway.createPoll();
  await gateway.createFaq();
  await gateway.createGlossaryTerm();
  rows = { trainer: trainer ?? 0, student: student ?? 0, course: course.id, lesson: lesson.id, post, event: event.id };
}

const nextRandom = createRandom(Number(process.env.FRESHNESS_SEED ?? 1));
const random = (limit: number): number => Math.floor(nextRandom() * limit);
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;

const text = () => `Text ${random(1000)}`;
const flag = () => random(4) > 0;
const where = { id: firstId };
const writes: (() => Promise<unknown>)[] = [
  () => gateway.db.course.update({ where: { id: rows.course }, data: { title: text(), isPublished: flag() } }),
  () => gateway.db.category.updateMany({ data: { name: text() } }),
  () => gateway.db.user.update({ where: { id: rows.trainer }, data: { firstName: text() } }),
  () => gateway.db.user.update({ where: { id: rows.student }, data: { lastName: text(), phone: '0550' } }),
  () => gateway.db.lesson.update({ where: { id: rows.lesson }, data: { title: text(), isPublished: flag() } }),
  () => gateway.db.faq.updateMany({ data: { question: text(), isPublished: flag() } }),
  () => gateway.db.event.update({ where: { id: rows.event }, data: { title: text(), isPublished: flag() } }),
  () => gateway.db.event.update({ where: { id: rows.event }, data: { startDate: hoursFromNow(random(3) - 4) } }),
  () => gateway.db.poll.updateMany({ data: { question: text(), isActive: flag() } }),
  () => gateway.db.poll.updateMany({ data: { endsAt: hoursFromNow(random(3) - 1) } }),
  () => gateway.db.pollOption.updateMany({ data: { optionText: text() } }),
  () => gateway.db.glossaryTerm.updateMany({ data: { term: text(), isPublished: flag() } }),
  () => gateway.db.searchVocabularyEntry.create({ data: { words: ['text', `word${random(1000)}`] } }),
  () => gateway.db.searchVocabularyEntry.deleteMany({ where: { createdAt: { gt: startedAt } } }),
  () => gateway.db.course.update({ where: { id: rows.course }, data: { keywords: [`word${random(1000)}`] } }),
  () => gateway.db.blogPost.update({ where: { id: rows.post.id }, data: { title: text(), isPublished: flag() } }),
  () =>
    gateway.db.blogPostView.create({
      data: { postId: rows.post.id, viewerKey: `v:${crypto.randomUUID()}`, day: new Date() },
    }),
  () => gateway.createCourse({ trainerId: rows.trainer, categoryId: where.id }),
  () => gateway.db.course.deleteMany({ where: { id: { gt: rows.course }, enrollments: { none: {} } } }),
  async () => {
    const { id: userId } = await gateway.createUser();
    const review = { userId, courseId: rows.course, trainerId: rows.trainer, rating: 1 + random(5) };
    return gateway.db.review.create({ data: { ...review, isApproved: flag(), comment: text() } });
  },
  async () => gateway.createEnrollment((await gateway.createUser()).id, rows.course),
  () => gateway.db.enrollment.deleteMany({ where: { courseId: rows.course } }),
  // Writes through the API of one process.
  () =>
    sendGraphql(
      readers[0] as RequestListener,
      'mutation ($id: ID!, $title: String!) { updateCourse(id: $id, input: { title: $title }) { id } }',
      { id: rows.course, title: text() },
      { host, cookie: sessionCookieHeader(tokens.admin ?? '') },
    ),
];

const course =
  'id title enrollmentCount rating ratingCount lessonCount category { name courseCount } trainer { firstName }';
const documents = (): string[] => [
  `{ courses { totalCount nodes { ${course} } } }`,
  `{ courses(sort: popular, filter: { price: paid }) { nodes { ${course} } } }`,
  `{ courses(filter: { search: "text" }) { totalCount nodes { title } } }`,
  `{ course(id: ${rows.course}) { ${course} lessons { title content } reviews { totalCount nodes { comment rating } } myEnrollment { id } } }`,
  `{ trainer(id: ${rows.trainer}) { firstName courseCount enrollmentCount rating ratingCount } category(id: ${where.id}) { name courseCount } }`,
  `{ event(id: ${rows.event}) { title isUpcoming organizer { firstName hasTrainerPage } } }`,
  '{ categories { name courseCount blogPostCount } blogCategories { name publishedBlogPostCount } }',
  '{ faqs { totalCount nodes { question category { name } } } faqCategories { name } }',
  '{ events { totalCount nodes { title isUpcoming isOver spotsLeft meetingUrl organizer { firstName } } } }',
  '{ events(filter: { when: upcoming }) { totalCount } polls(filter: { isExpired: false }) { totalCount nodes { question } } }',
  '{ polls { nodes { question isExpired voterCount options { optionText votes } } } }',
  '{ glossaryTerms { totalCount nodes { term letter } } glossaryCategories { category count } }',
  '{ blogPosts { totalCount nodes { title views related { title } author { firstName } } } }',
  `{ blogPost(slug: "${rows.post.slug}") { title views } }`,
  '{ search(query: "text") { courseCount courses { title } events { title } suggestion } }',
  '{ me { firstName } }',
];
const paths = (): string[] => [
  ...['/api/courses', '/api/categories', '/api/blog', '/api/events', '/api/faqs', '/api/glossary', '/api/user'],
  ...[`/api/courses/${rows.course}`, `/api/courses/${rows.course}/lessons`, `/api/courses/${rows.course}/reviews`],
  ...[`/api/blog/${rows.post.slug}`, '/api/glossary/categories', '/api/my-enrollments'],
];

interface Read {
  document?: string;
  path?: string;
  headers: Record<string, string>;
}

function randomRead(): Read {
  const persona = pick(['', '', '', 'student', 'trainer', 'admin']);
  const language = pick(['en', 'ar']);
  const cookie: Record<string, string> = persona ? { cookie: sessionCookieHeader(tokens[persona] ?? '') } : {};
  const headers = { host, 'accept-language': language, 'sec-purpose': 'prefetch', ...cookie };
  return random(2) ? { document: pick(documents()), headers } : { path: pick(paths()), headers };
}

const sendRead = async (app: RequestListener, { document, path, headers }: Read): Promise<string> => {
  const response = await (document
    ? sendGraphql(app, document, {}, headers)
    : sendRequest(app, 'get', path ?? '', headers));
  return `${response.status} ${response.headers['viewer-id'] ?? ''} ${response.text}`;
};

test(
  'a read after any write equals an uncached execution, for every role',
  async () => {
    let changes = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      const read = randomRead();
      const send = (app: RequestListener) => sendRead(app, read);
      await Promise.all(readers.map(send));
      // The second answer of each is stored.
      const before = await Promise.all(readers.map(send));
      await pick(writes)();
      const answers = await Promise.all([...readers, uncached].map(send));
      const expected = answers.at(-1);
      expect(answers, `pair ${pair}: ${JSON.stringify(read)}`).toEqual(answers.map(() => expected));
      if (before[0] !== expected) changes += 1;
    }
    // Otherwise the writes were not of what was read.
    expect(changes).toBeGreaterThan(pairs / 20);
  },
  60_000 + 1000 * pairs,
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'a write of one process is in the next response of every process',
  async () => {
    const gateways = await startTwoGateways();
    const { id } = await gateways.createCourse();
    const admin = await gateways.createUser({ role: 'admin' });
    const authorization = `Bearer ${await gateways.createToken(admin.id)}`;
    const mutation =
      'mutation ($id: ID!, $title: String!) { updateCourse(id: $id, input: { title: $title }) { title } }';
    for (let round = 0; round < 25; round += 1) {
      const variables = { id, title: `Round ${round}` };
      await gateways.post('/graphql', { query: mutation, variables }, { authorization });
      // The gateways answer in turn, each three times: the third response of each is a hit.
      for (let read = 0; read < 6; read += 1) {
        const response = await gateways.post('/graphql', { query: '{ courses { nodes { title } } }' });
        expect(await response.text()).toContain(`"Round ${round}"`);
      }
    }
    await gateways.close();
  },
  60_000,
);
