import type { APIRequestContext, Page } from '@playwright/test';
import { composeSampleMail, sampleEvent, samplePayloads, sampleSender } from '../../../gateway/testing/sampleMails';
import { renderNewsletterMail } from '../../../gateway/mail/newsletterMail';
import { languages, textDirection, type Language } from '../../../schema/contract/languages';
import { blogPostPath, localizedUrl, lockedLanguage } from '../../../schema/contract/site/urls';
import { notificationKinds } from '../../../schema/notifications/kinds/notificationKinds';
import { expect, test } from '../fixtures';
import type { Role } from '../support/accounts';
import { sendGraphql } from '../support/graphql';
import { axeViolations, expectLanguage, horizontalOverflow, visit } from '../support/checks/pageChecks';

interface Mail {
  kind: string;
  /** Who reads it; undefined for addresses without account. */
  role: Role | undefined;
  html: string;
}

/** What the mails to the student are about. */
interface OwnRecords {
  paymentId?: number;
  certificateNumber?: string;
  courseIds?: number[];
  attempt?: Record<'courseId' | 'lessonId' | 'attemptId', number>;
}

/**
 * A mail of every kind in a language, about records of the server under test.
 * @param request of a trainer with a published course
 * @param own of the student who reads the mails about them
 */
async function composeMails(
  request: APIRequestContext,
  { origin, language, ...own }: { origin: string; language: Language } & OwnRecords,
): Promise<Mail[]> {
  const read = async <Row>(path: string) => (await (await request.get(path)).json()) as Row[];
  const [event] = await read<{ id: number }>('/api/events');
  const [post] = await read<{ slug: string; title: string; titleAr: string }>('/api/blog');
  if (!event || !post) throw new Error('There is no event or no blog post');
  const { id: trainerId } = (await (await request.get('/api/user')).json()) as { id: number };
  const courses = await read<{ id: number; trainerId: number }>('/api/courses?isPublished=true');
  const courseId = courses.find(
    (course) => course.trainerId === trainerId && (own.courseIds?.includes(course.id) ?? true),
  )?.id;
  const lessons = await read<{ id: number; kind: string }>(`/api/courses/${courseId}/lessons`);
  const lesson = lessons.find(({ kind }) => kind === 'content');
  const mails = notificationKinds.map(async ({ kind, roles }): Promise<Mail> => {
    const sample = samplePayloads[kind];
    const payload = {
      ...sample,
      ...('courseId' in sample && { courseId }),
      ...('lessonId' in sample && lesson && { lessonId: lesson.id }),
      ...('eventId' in sample && { eventId: event.id }),
      ...('paymentId' in sample && own.paymentId && { paymentId: own.paymentId }),
      ...('certificateId' in sample && own.certificateNumber && { number: own.certificateNumber }),
      ...('attemptId' in sample && own.attempt),
      // Practice is about questions that were answered in an attempt.
      ...('otherCourses' in sample && own.attempt && { courseId: own.attempt.courseId }),
    };
    const { html } = await composeSampleMail(kind, language, payload, origin);
    return { kind, role: roles[0], html: String(html) };
  });
  const { html: newsletter } = renderNewsletterMail(
    {
      language,
      subject: language === 'ar' ? 'عدد الربيع' : 'Spring issue',
      sender: sampleSender,
      paragraphs: [language === 'ar' ? 'هذا جديدنا.' : 'This is new.'],
      blogPosts: [
        {
          title: language === 'ar' ? post.titleAr : post.title,
          summary: language === 'ar' ? 'عشرة أسئلة.' : 'Ten questions.',
          path: localizedUrl(language, blogPostPath(post.slug)),
        },
      ],
    },
    { siteUrl: origin },
  );
  return [...(await Promise.all(mails)), { kind: 'newsletter', role: undefined, html: newsletter }];
}

/** An attempt of the student at a quiz of one of the courses. */
async function findAttempt(request: APIRequestContext, courseIds: readonly number[]): Promise<OwnRecords['attempt']> {
  for (const courseId of courseIds) {
    const { data } = await sendGraphql<{ course: { lessons: { id: string; kind: string }[] } }>(
      request,
      'query ($courseId: ID!) { course(id: $courseId) { lessons { id kind } } }',
      { courseId },
    );
    for (const { id: lessonId } of data.course.lessons.filter(({ kind }) => kind === 'quiz')) {
      const found = await sendGraphql<{ quiz: { myAttempts: { id: string }[] } }>(
        request,
        'query ($lessonId: ID!) { quiz(lessonId: $lessonId) { myAttempts { id } } }',
        { lessonId },
      );
      const [attempt] = found.data.quiz.myAttempts;
      if (attempt) return { courseId, lessonId: Number(lessonId), attemptId: Number(attempt.id) };
    }
  }
  throw new Error('The student has no attempt');
}

/** Links to pages of the site; the address for questions opens the mail program, a meeting another site. */
const linksOf = ({ html }: Mail): string[] =>
  [...html.matchAll(/href="(?!mailto:)([^"]*)"/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => address !== sampleEvent.meetingUrl);

/** All mails in one document: they have the same styles, and a check takes as long for one mail as for all. */
function joinMails(mails: Mail[]): string {
  const bodies = mails.map(({ html }) => /<body>([^]*)<\/body>/.exec(html)?.[1] ?? '');
  expect(bodies).not.toContain('');
  return String(mails[0]?.html).replace(/<body>[^]*<\/body>/, () => `<body>${bodies.join('')}</body>`);
}

/** Path, query and fragment. All tokens are replaced by one that is not valid, so that each page is opened once. */
const toTarget = (address: string): string => {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash.replace(/^#token=.*/, '#token=of-another-server');
};

/** The address has a page, in the language of the mail, and the page has the part that the address names. */
async function expectPage({ request }: Page, target: string, language: Language): Promise<void> {
  const response = await request.get(target);
  expect(response.status(), target).toBe(200);
  const html = await response.text();
  const shown = lockedLanguage(new URL(response.url()).pathname) ?? language;
  expect(html, target).toContain(`<html lang="${shown}" dir="${textDirection(shown)}"`);
  expect(html.match(/<h1[ >]/g), target).toHaveLength(1);
  const [, anchor] = /#([\w-]+)$/.exec(target) ?? [];
  if (anchor) expect(html, target).toContain(`id="${anchor}"`);
}

for (const language of languages) {
  test(`mails keep their direction in the page of a mail program (${language})`, async ({ openPage, origin }) => {
    const page = await openPage({ role: 'trainer' });
    const mails = await composeMails(page.request, { origin, language });
    const other = language === 'ar' ? 'ltr' : 'rtl';
    for (const { kind, html } of mails) {
      const content = /<body>([^]*)<\/body>/.exec(html)?.[1] ?? '';
      await page.setContent(`<!DOCTYPE html><div dir="${other}" style="text-align: center">${content}</div>`);
      const directions = await page.evaluate(() =>
        [...document.querySelectorAll('h1, p:not(.footer), dt, dd, .button')].map((element) => {
          const { direction, textAlign } = getComputedStyle(element);
          return `${direction} ${textAlign}`;
        }),
      );
      expect([kind, ...new Set(directions)]).toEqual([kind, language === 'ar' ? 'rtl right' : 'ltr left']);
    }
  });

  test(`every link of every mail opens a page in its language (${language})`, async ({ openPage, origin }) => {
    const trainer = await openPage({ role: 'trainer' });
    const student = await openPage({ role: 'student', width: 360 });
    const pages = new Map([
      ['trainer', trainer],
      ['student', student],
    ]);
    const [payment] = (await (await student.request.get('/api/payments')).json()) as { id: number }[];
    const [certificate] = (await (await student.request.get('/api/my-certificates')).json()) as { number: string }[];
    const enrollments = (await (await student.request.get('/api/my-enrollments')).json()) as { courseId: number }[];
    const courseIds = enrollments.map(({ courseId }) => courseId);
    const opened = new Set<string>();
    const attempt = await findAttempt(student.request, courseIds);
    const own = { paymentId: payment?.id, certificateNumber: certificate?.number, courseIds, attempt };
    for (const mail of await composeMails(trainer.request, { origin, language, ...own })) {
      const reader = mail.role ?? 'visitor';
      const page = pages.get(reader) ?? (await openPage({ role: mail.role, width: 360 }));
      pages.set(reader, page);
      const targets = linksOf(mail).map(toTarget);
      expect(targets.length, mail.kind).toBeGreaterThan(0);
      for (const target of targets) {
        if (!opened.has(target)) await expectPage(page, target, language);
        opened.add(target);
      }
    }
    // Without session, personal pages lead to the sign-in, in the same language.
    const visitor = pages.get('visitor')!;
    await visitor.context().clearCookies();
    await visit(visitor, localizedUrl(language, '/account') + '#notifications');
    await expect(visitor).toHaveURL(/\/auth\?next=/);
    await expectLanguage(visitor, language);
  });

  test(`every mail is readable on a phone, light and dark (${language})`, async ({ openPage, origin }) => {
    const trainer = await openPage({ role: 'trainer' });
    const page = await openPage({ width: 360 });
    await page.setContent(joinMails(await composeMails(trainer.request, { origin, language })));
    await expectLanguage(page, language);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page, { tags: ['wcag2a', 'wcag2aa'] }), colorScheme).toEqual([]);
    }
    expect(await horizontalOverflow(page)).toEqual([]);
  });
}
