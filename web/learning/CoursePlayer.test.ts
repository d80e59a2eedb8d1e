import { describe, expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { parseRichText } from '../../schema/richText/parseRichText';
import { paymentFixture, userFixture } from '../testing/fixtures';
import { renderServerPageWithData } from '../testing/renderServerPage';

const body = {
  contentBlocks: parseRichText('Open body'),
  contentBlocksAr: parseRichText('نص مفتوح'),
  videoUrl: '/media/current.mp4',
};

const lesson = (id: string, isOpen: boolean) => ({
  id,
  title: `Lesson ${id}`,
  titleAr: `درس ${id}`,
  duration: 45,
  sectionId: '1',
  kind: 'content',
  lockedBy: null as string | null,
  isPublished: true,
  isRequired: true,
  isPreview: false,
  hasVideo: true,
  ...(isOpen ? body : { contentBlocks: null, contentBlocksAr: null, videoUrl: null }),
  attachments: isOpen ? [{ name: 'Sheet', nameAr: 'ورقة', url: '/media/sheet.csv' }] : null,
  myProgress: null,
});

const course = (isOpen: boolean) => ({
  id: '7',
  title: 'Batteries',
  titleAr: 'بطاريات',
  trainerId: '2',
  prerequisites: [{ id: '5', title: 'Volts', titleAr: 'فولط' }],
  sections: [{ id: '1', title: '', titleAr: '' }],
  lessons: ['3', '4'].map((id) => lesson(id, isOpen)),
  myEnrollment: isOpen
    ? {
        id: '1',
        status: 'in_progress',
        progress: 50,
        completedLessons: ['3'],
        owedLessons: ['4'],
        withdrawnLessons: [],
        completedAt: null,
        certificateIssued: false,
        nextLesson: { id: '4' },
        payment: null,
      }
    : null,
});

const student = userFixture('student', 9);

interface PageOptions {
  viewer?: typeof student | null;
  enrolled?: boolean;
  language?: Language;
}

const fetchPage = (url: string, { viewer = null, enrolled = false, language = 'en' }: PageOptions = {}) =>
  renderServerPageWithData(url, { me: viewer, course: course(enrolled) }, language);

describe('a lesson', () => {
  test('shows an enrolled student video, text, attachments and navigation', async () => {
    const { status, html } = await fetchPage('/courses/7?lesson=4', { viewer: student, enrolled: true });
    expect(status).toBe(200);
    for (const text of ['Lesson 2 of 2', 'Open body', 'Sheet', 'Mark as complete', '1 of 2 lessons completed', '50%']) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(/<video[^>]* src="\/media\/current.mp4"/);
    expect(html).toMatch(/<video[^>]* dir="ltr"/);
    expect(html).toContain('aria-current="page"');
    expect(html).toContain('href="/courses/7?lesson=3"');
  });

  test('is shown in Arabic', async () => {
    const { html } = await fetchPage('/courses/7?lesson=4', { viewer: student, enrolled: true, language: 'ar' });
    for (const text of ['الدرس 2 من 2', 'نص مفتوح', 'ورقة', 'أنهيت هذا الدرس', 'أُكمل 1 من درسين']) {
      expect(html).toContain(text);
    }
  });

  test('that is complete shows its state and the next lesson', async () => {
    const { html } = await fetchPage('/courses/7?lesson=3', { viewer: student, enrolled: true });
    expect(html).toContain('Lesson completed');
    expect(html).not.toContain('Mark as complete');
    expect(html).toContain('aria-label="Next lesson: Lesson 4"');
  });

  test('is locked for a visitor and offers login with a return path', async () => {
    const { status, html } = await fetchPage('/courses/7?lesson=3');
    expect(status).toBe(200);
    expect(html).toContain('This lesson is for enrolled students');
    expect(html).toContain('href="/auth?next=%2Fcourses%2F7%3Flesson%3D3"');
    expect(html).not.toContain('<video');
  });

  test('is locked for a student who is not enrolled and links to the course', async () => {
    const { html } = await fetchPage('/courses/7?lesson=3', { viewer: student });
    expect(html).toContain('Enroll in the course to open its lessons.');
    expect(html).not.toContain('Mark as complete');
  });

  test('of a course that is not paid leads to the page of its order, and says when the access has ended', async () => {
    const enrollment = (status: string, payment: object | null) => ({ ...course(true).myEnrollment, status, payment });
    const render = (myEnrollment: object) =>
      renderServerPageWithData('/courses/7?lesson=3', { me: student, course: { ...course(false), myEnrollment } });
    const unpaid = await render(enrollment('pending_payment', paymentFixture()));
    expect(unpaid.text).toContain('Your place is reserved. Pay until November 26, 2099');
    expect(unpaid.html).toMatch(/href="\/payments\/31"[^>]*>Pay now/);
    expect(unpaid.html).not.toContain('<video');
    expect((await render(enrollment('ended', null))).text).toContain('Your access to this course has ended.');
  });

  test('that is locked names the lesson to complete first, and shows neither text nor buttons', async () => {
    const { lessons, ...others } = course(true);
    const [first, second] = lessons;
    const chain = { ...others, lessons: [first, { ...second, lockedBy: '3', contentBlocks: null, videoUrl: null }] };
    const { html, text } = await renderServerPageWithData('/courses/7?lesson=4', { me: student, course: chain });
    expect(text).toContain('Complete “Lesson 3” first.');
    expect(html).toMatch(/href="\/courses\/7\?lesson=3"[^>]*>Open that lesson/);
    expect(html).not.toContain('Mark as complete');
    expect(html).not.toContain('<video');
  });

  test('that is a quiz has no button that completes it', async () => {
    const lessons = [{ ...lesson('3', true), kind: 'quiz', duration: 0 }, lesson('4', true)];
    const { html, text } = await renderServerPageWithData('/courses/7?lesson=3', {
      me: student,
      course: { ...course(true), lessons, myEnrollment: { ...course(true).myEnrollment, completedLessons: [] } },
    });
    expect(text).toContain('Lesson 1 of 2 · Quiz');
    expect(html).not.toContain('Done, next lesson');
    expect(text).toContain('We advise you to take these courses first:');
    expect(html).toContain('href="/courses/5"');
  });

  test('without a stated length has no minutes', async () => {
    const lessons = [{ ...lesson('3', true), duration: 0 }, lesson('4', true)];
    const page = { me: student, course: { ...course(true), lessons } };
    const { text } = await renderServerPageWithData('/courses/7?lesson=3', page);
    expect(text).toContain('Lesson 1 of 2');
    expect(text).not.toMatch(/\b0 min/);
  });

  test('is listed under the heading of its section, unless no section has a title', async () => {
    const sections = [
      { id: '1', title: 'Cells', titleAr: 'خلايا' },
      { id: '2', title: '', titleAr: '' },
    ];
    const { html } = await renderServerPageWithData('/courses/7?lesson=4', {
      me: student,
      course: { ...course(true), sections },
    });
    expect(html.match(/<h3[^>]*>[^<]*Cells/g)).toHaveLength(1);
    expect((await fetchPage('/courses/7?lesson=4', { viewer: student, enrolled: true })).html).not.toContain('<h3');
  });

  test('of another course is not found', async () => {
    const { status, html } = await fetchPage('/courses/7?lesson=99', { viewer: student, enrolled: true });
    expect(status).toBe(404);
    expect(html).toContain('Lesson Not Found');
  });
});
