import type { Page } from '@playwright/test';
import type { Language } from '../../../schema/contract/languages';
import { completeMutation } from '../../../schema/testing/learningDocuments';
import { expect, test } from '../fixtures';
import { registerByApi, requiredLabel } from '../support/accounts';
import { passDemoQuiz } from '../support/demoQuizzes';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, expectLanguage, visit, waitUntilIdle } from '../support/checks/pageChecks';
import { uniqueId } from '../support/testRecords';
import { arabicPhone, englishDesktop } from '../support/variants';

interface LessonsResult {
  course: { lessons: { id: string; kind: string }[] };
}

/**
 * Enrolls in a free course, passes its quiz and completes all other lessons but the last, through the API; returns the address of
 * that one.
 */
async function completeAllButOne({ request }: Page): Promise<string> {
  const courses = (await (await request.get('/api/courses?isPublished=true')).json()) as {
    id: number;
    isFree: boolean;
    title: string;
  }[];
  const course = courses.find(({ isFree, title }) => isFree && !title.includes('e2e-'));
  await sendGraphql(request, 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { id } }', { id: course?.id });
  const lessonsQuery = 'query ($id: ID!) { course(id: $id) { lessons { id kind } } }';
  const { data } = await sendGraphql<LessonsResult>(request, lessonsQuery, { id: course?.id });
  for (const { id } of data.course.lessons.filter(({ kind }) => kind === 'quiz')) await passDemoQuiz(request, id);
  const lessons = data.course.lessons.filter(({ kind }) => kind === 'content').map(({ id }) => id);
  const last = lessons.pop();
  for (const id of lessons) await sendGraphql(request, completeMutation, { id });
  return `/courses/${course?.id}?lesson=${last}`;
}

/** Completes the last lesson and goes to the form for the name. */
async function completeCourse(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  await visit(page, await completeAllButOne(page));
  await page.getByRole('button', { name: t('learning:completeAndNext') }).click();
  await expect(page.getByRole('heading', { name: t('learning:finishedTitle') })).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('learning:confirmName') })
    .last()
    .click();
  await page.waitForURL('**/certificates#name');
  await waitUntilIdle(page);
  await expect(page.getByRole('heading', { name: t('certificates:name.title') })).toBeInViewport();
}

/** Uses the suggestion for the Latin spelling, and types the Arabic one. */
async function confirmName(page: Page, language: Language): Promise<void> {
  const t = messagesIn(language);
  const latin = page.getByLabel(requiredLabel(t('certificates:name.latin')));
  await expect(latin).toHaveValue('');
  await page.getByRole('button', { name: t('certificates:name.confirm') }).click();
  await expect(latin).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Amel Benali' }).click();
  await expect(latin).toHaveValue('Amel Benali');
  await page.getByLabel(requiredLabel(t('certificates:name.arabic'))).fill('أمل بن علي');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('certificates:name.confirm') }).click();
  await expect(page.getByText(t('certificates:name.confirmed'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('list', { name: t('certificates:own.list') })).toBeFocused();
}

test('a learner completes a course, confirms the name, and an employer verifies the certificate', async ({
  openPage,
}) => {
  const { language } = arabicPhone;
  const t = messagesIn(language);
  const page = await openPage(arabicPhone);
  await registerByApi(page.request);
  await completeCourse(page, language);
  await expectAccessible(page);
  await confirmName(page, language);
  const card = page.getByRole('article').first();
  await expect(card.getByText(t('certificates:status.valid'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  const verification = card.getByRole('link', { name: t('certificates:own.verification') });
  const path = (await verification.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/verify\/[0-9A-Z]{16}$/);

  const handle = uniqueId();
  await visit(page, '/account');
  await page.getByLabel(requiredLabel(t('certificates:handle.label'))).fill(handle);
  await page.getByRole('button', { name: t('certificates:handle.save') }).click();
  await expect(page.getByText(t('certificates:handle.saved'), { exact: true }).first()).toBeVisible();

  const employer = await openPage(arabicPhone);
  for (const address of [path, `/learners/${handle}`]) {
    await visit(employer, address);
    await expectLanguage(employer, language);
    await expect(employer.getByRole('main').getByText('أمل بن علي').first()).toBeVisible();
    await expectAccessible(employer);
  }

  const plain = await openPage({ ...arabicPhone, javaScriptEnabled: false });
  await plain.goto('/verify');
  await plain.getByLabel(t('certificates:verify.label')).fill(path.slice(-16).toLowerCase());
  await plain.getByRole('button', { name: t('certificates:verify.submit') }).click();
  await plain.waitForURL(`**${path}`);
  await expect(plain.getByRole('heading', { level: 1, name: t('certificates:verify.result.valid') })).toBeVisible();
  await expect(plain.getByRole('main').getByText('Amel Benali').first()).toBeVisible();
});

test('the share sheet of the browser gets the address of the verification page; without one a list opens (en)', async ({
  openPage,
}) => {
  const page = await openPage({ role: 'student', language: 'en' });
  const sheet = await openPage({ role: 'student', language: 'en', freshContext: true });
  await sheet.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: ShareData) => {
        document.documentElement.dataset.shared = url;
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  for (const tab of [page, sheet]) {
    await visit(tab, '/certificates');
    const card = tab
      .getByRole('article')
      .filter({ hasText: 'TYR-' })
      .filter({ has: tab.locator('details') })
      .first();
    const verification = card.getByRole('link', { name: messagesIn('en')('certificates:own.verification') });
    const path = (await verification.getAttribute('href')) ?? '';
    const share = card.locator('summary', { hasText: messagesIn('en')('certificates:own.share') });
    await share.click();
    const list = card.getByRole('link', { name: messagesIn('en')('certificates:own.whatsapp') });
    if (tab === page) await expect(list).toBeVisible();
    else {
      await expect(tab.locator('html')).toHaveAttribute('data-shared', new RegExp(`^https?://[^/]+${path}\\?lang=en$`));
      await expect(list).toBeHidden();
    }
  }
});

test('in English, a certificate is confirmed and verified, and a revocation shows at the next request', async ({
  openPage,
}) => {
  const page = await openPage(englishDesktop);
  const admin = await openPage({ role: 'admin' });
  await registerByApi(page.request);
  await completeCourse(page, 'en');
  await expectAccessible(page);
  await confirmName(page, 'en');
  await expectAccessible(page);
  const query = '{ myCertificates { id code } }';
  const { data } = await sendGraphql<{ myCertificates: { id: string; code: string }[] }>(page.request, query);
  const { id, code } = data.myCertificates[0] ?? { id: '', code: '' };
  const employer = await openPage(englishDesktop);
  await visit(employer, `/verify/${code}`);
  await expectLanguage(employer, 'en');
  await expect(employer.getByRole('main').getByText('Amel Benali').first()).toBeVisible();
  await expectAccessible(employer);
  const visitor = await openPage({ language: 'en', javaScriptEnabled: false });
  const heading = visitor.getByRole('heading', { level: 1 });
  for (let request = 0; request < 2; request += 1) {
    await visitor.goto(`/verify/${code}`);
    await expect(heading).toHaveText('This certificate is valid');
  }
  const revoke = 'mutation ($id: ID!) { revokeCertificate(id: $id, reason: "Refunded") { id } }';
  expect(await sendGraphql(admin.request, revoke, { id })).not.toHaveProperty('errors');
  await visitor.goto(`/verify/${code}`);
  await expect(heading).toHaveText('This certificate was revoked');
});
