import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../prisma/client';
import type { PrismaClient } from '../../prisma/generated/client';
import { migrate } from '../../prisma/migrate';
import { hashPassword } from '../../schema/accounts/passwordHash';
import { toSearchText } from '../../schema/contract/search/searchText';
import { hostileTexts } from '../../schema/testing/hostileTexts';
import { accessibilityFaults, aPage, overflows, visit } from './browser';
import { aScratchPlace, type ScratchPlace } from './place';
import { demo, signedIn } from './people';
import { aServer, type RunningServer } from './server';

/** What PostgreSQL can hold at all; the rest no door lets in, which is a matter of its own test. */
const storable = hostileTexts.filter((text) => !/\u0000|\p{Cs}/u.test(text));
const everything = storable.join('\n\n');
/** Titles are a line. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim() || 'blank';
const allInOneLine = line(everything).slice(0, 3000);

let scratch: ScratchPlace;
let server: RunningServer;
beforeAll(async () => {
  scratch = await aScratchPlace();
  await fill(scratch);
  server = await aServer(scratch.place);
}, 240_000);
afterAll(async () => {
  await server.stop();
  await scratch.remove();
});

/** A platform on which every text that anybody wrote is hostile, as if every check at the doors had failed. */
async function fill({ place }: ScratchPlace): Promise<void> {
  const database = await openDatabase('dataDir' in place ? place : { url: place.databaseUrl });
  try {
    await migrate(database.pool);
    await written(database.db);
  } finally {
    await database.close();
  }
}

const both = <Name extends string>(name: Name, text: string, arabic = text) =>
  ({ [name]: text, [`${name}Ar`]: arabic }) as Record<Name | `${Name}Ar`, string>;

async function written(db: PrismaClient): Promise<void> {
  const passwordHash = await hashPassword(demo.password);
  const people = (['student', 'trainer', 'admin'] as const).map((role) => ({
    ...{ username: role, usernameKey: role, email: demo[role], passwordHash, role },
    ...{ firstName: allInOneLine.slice(0, 80), lastName: allInOneLine.slice(80, 160), bio: everything },
  }));
  const [student, trainer, admin] = await db.user.createManyAndReturn({ data: people });
  if (!student || !trainer || !admin) throw new Error('Nobody was stored');
  const { id: categoryId } = await db.category.create({ data: { ...both('name', allInOneLine), slug: 'all' } });
  const rows = [allInOneLine, ...storable.map(line)];

  const courses = await db.course.createManyAndReturn({
    data: rows.slice(0, 60).map((text, at) => ({
      ...both('title', text),
      ...both('description', everything),
      ...{ slug: `c${at}`, categoryId, trainerId: trainer.id, isPublished: true, searchText: toSearchText(text) },
    })),
  });
  const course = courses[0];
  if (!course) throw new Error('No course was stored');
  await db.lesson.create({
    data: {
      ...both('title', allInOneLine),
      ...both('content', everything),
      ...{ courseId: course.id, isPublished: true, videoUrl: 'javascript:window.__ran=1' },
      attachments: [{ name: allInOneLine, url: 'javascript:window.__ran=1' }],
    },
  });
  await db.enrollment.create({ data: { studentId: student.id, courseId: course.id } });
  await db.review.create({
    data: {
      userId: student.id,
      courseId: course.id,
      trainerId: trainer.id,
      rating: 1,
      comment: everything,
      isApproved: true,
    },
  });
  await db.blogPost.createMany({
    data: rows.map((text, at) => ({
      ...both('title', text),
      ...both('content', everything),
      ...{ slug: `p${at}`, categoryId, authorId: trainer.id, isPublished: true, tags: [text], searchText: 'window' },
    })),
  });
  await db.event.createMany({
    data: rows.slice(0, 40).map((text, at) => ({
      ...both('title', text),
      ...both('description', everything),
      ...both('location', text),
      ...{
        startDate: new Date(Date.now() + (at + 1) * 86_400_000),
        endDate: new Date(Date.now() + (at + 2) * 86_400_000),
      },
      ...{ organizerId: trainer.id, isPublished: true, isOnline: true, meetingUrl: 'javascript:window.__ran=1' },
    })),
  });
  const poll = await db.poll.create({ data: { ...both('question', allInOneLine), createdBy: admin.id } });
  await db.pollOption.createMany({
    data: rows.slice(0, 50).map((text, order) => ({ ...both('optionText', text), pollId: poll.id, order })),
  });
  await db.faq.createMany({
    data: rows.map((text, order) => ({ ...both('question', text), ...both('answer', everything), order })),
  });
  await db.glossaryTerm.createMany({
    data: rows.map((text) => ({
      ...both('term', text),
      ...both('definition', everything),
      ...both('category', line(text).slice(0, 60)),
      ...{
        acronym: text,
        sortKey: toSearchText(text),
        sortKeyAr: toSearchText(text),
        searchText: toSearchText(text),
        createdBy: trainer.id,
      },
    })),
  });
}

const pages = [
  '/',
  '/courses?pages=3',
  '/courses?search=window',
  '/courses/1',
  '/courses/1?tab=curriculum',
  '/courses/1?tab=reviews',
  '/blog',
  '/blog?search=window',
  '/blog/p0',
  '/events',
  '/glossary',
  '/glossary?search=script',
  '/polls',
];

test.each(['ar', 'en'] as const)('nothing that anybody wrote runs or breaks a page (%s)', async (language) => {
  const page = await aPage({ language, width: 360, origin: server.origin });
  const breaches: string[] = [];
  await page.exposeFunction('breach', (what: string) => breaches.push(what));
  await page.addInitScript(() => {
    const told = window as unknown as { breach(what: string): void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      told.breach(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => breaches.push(`dialog ${dialog.message()}`));
  const faults: string[] = [];
  for (const path of [...pages, ...(await personal())]) {
    await visit(page, path);
    const ran = await page.evaluate(() => '__ran' in window);
    const dangerous = await page.locator('a[href^="javascript" i], iframe[srcdoc], base, object, embed').count();
    const found = [
      ...(await overflows(page)),
      ...(ran ? ['ran'] : []),
      ...(dangerous > 0 ? ['a dangerous element'] : []),
    ];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(breaches).toEqual([]);

  /** Pages of a signed-in student, whose name is hostile too. */
  async function personal(): Promise<string[]> {
    if (language === 'en') await signedIn(page, demo.student);
    return language === 'en' ? ['/dashboard/student', '/courses/1?lesson=1'] : [];
  }
});

test('a dictionary of hostile terms shows every one as the text it is', async () => {
  const page = await aPage({ language: 'en', origin: server.origin });
  await visit(page, '/glossary');
  const shown = line(await page.locator('main').evaluate((main) => main.textContent));
  const missing = storable.map(line).filter((text) => toSearchText(text) < toSearchText('5') && !shown.includes(text));
  expect(missing).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
});
