import type { APIRequestContext } from '@playwright/test';
import { certificateStatusLabelsAr } from '../../../../schema/contract/labels/stateLabelsAr';
import { completeMutation } from '../../../../schema/testing/learningDocuments';
import { expect, test } from '../../fixtures';
import { registerByApi } from '../../support/accounts';
import { expectToast, runRowAction } from '../../support/adminPanel';
import { passDemoQuiz } from '../../support/demoQuizzes';
import { sendGraphql } from '../../support/graphql';
import { messagesIn } from '../../support/messages';
import { expectAccessible, visit } from '../../support/checks/pageChecks';

const t = messagesIn('ar');
const isolate = (number: string) => `\u2066${number}\u2069`;

interface Certificate {
  number: string;
  code: string;
}

/** Completes the shortest free course as the student of the request context, who has confirmed the name. */
async function earnCertificate(student: APIRequestContext): Promise<Certificate> {
  const name = 'mutation { confirmCertificateName(input: { name: "Amina Hadad", nameAr: "أمينة حداد" }) { id } }';
  expect((await sendGraphql(student, name)).errors).toBeUndefined();
  const { data: catalogue } = await sendGraphql<{
    courses: { nodes: { id: string; title: string; lessonCount: number }[] };
  }>(student, '{ courses(filter: { price: free }, first: 20) { nodes { id title lessonCount } } }');
  const [course] = catalogue.courses.nodes
    .filter(({ lessonCount, title }) => lessonCount > 0 && !title.includes('e2e-'))
    .toSorted((a, b) => a.lessonCount - b.lessonCount);
  await sendGraphql(student, 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { id } }', { id: course?.id });
  const { data } = await sendGraphql<{ course: { lessons: { id: string; kind: string }[] } }>(
    student,
    'query ($id: ID!) { course(id: $id) { lessons { id kind } } }',
    { id: course?.id },
  );
  for (const { id, kind } of data.course.lessons)
    await (kind === 'quiz' ? passDemoQuiz(student, id) : sendGraphql(student, completeMutation, { id }));
  const { data: own } = await sendGraphql<{ myCertificates: Certificate[] }>(
    student,
    '{ myCertificates { number code } }',
  );
  const [certificate] = own.myCertificates;
  if (!certificate) throw new Error('No certificate was issued');
  return certificate;
}

/** The page that an employer sees. */
const readPage = async (visitor: APIRequestContext, code: string) => (await visitor.get(`/verify/${code}`)).text();

test('an admin corrects, exports and revokes certificates', async ({ openPage, playwright, origin }) => {
  const student = await playwright.request.newContext({ baseURL: origin });
  await registerByApi(student);
  const { number, code } = await earnCertificate(student);
  const visitor = await playwright.request.newContext({ baseURL: origin });
  const page = await openPage({ language: 'ar', width: 1440, role: 'admin' });
  await visit(page, '/dashboard/admin/certificates');
  const search = page.getByLabel(t('admin:table.search'), { exact: true });
  await search.fill(number);

  const reissue = t('adminCertificates:reissue.title', { name: isolate(number) });
  await runRowAction(page, isolate(number), reissue);
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel(t('adminCertificates:reissue.name')).fill('Amina Haddad');
  await dialog.getByRole('button', { name: t('adminCertificates:reissue.action'), exact: true }).press('Enter');
  await expect(dialog).not.toBeAttached();
  expect(await readPage(visitor, code)).toContain(t('certificates:verify.result.replaced'));
  const { data } = await sendGraphql<{ myCertificates: Certificate[] }>(student, '{ myCertificates { number code } }');
  const [corrected] = data.myCertificates;
  await search.fill(corrected?.number ?? '');
  const grid = page.getByRole('grid');
  await expect(grid.getByText('Amina Haddad')).toBeVisible();
  // The replaced certificate is found by the search before.
  await expect(grid.getByText(number, { exact: true })).toHaveCount(0);

  const archives = page.getByRole('region', { name: t('adminCertificates:archive.list') });
  const files = archives.getByRole('link');
  const earlierFiles = await files.count();
  await page.getByRole('button', { name: t('adminCertificates:archive.create') }).press('Enter');
  await expect(files).toHaveCount(earlierFiles + 1);
  const zip = await page.request.get((await files.first().getAttribute('href')) ?? '');
  expect(String((await zip.body()).subarray(0, 200))).toContain(`${corrected?.number}.pdf`);
  const exportUrl = await page.getByRole('link', { name: t('admin:table.export') }).getAttribute('href');
  expect(await (await page.request.get(exportUrl ?? '')).text()).toContain('Amina Haddad');

  const correctedCode = corrected?.code ?? '';
  expect(await readPage(visitor, correctedCode)).toContain(t('certificates:verify.result.valid'));
  const revoke = t('adminCertificates:revoke.title', { name: isolate(corrected?.number ?? '') });
  await runRowAction(page, isolate(corrected?.number ?? ''), revoke);
  await dialog.getByLabel(t('adminCertificates:revoke.reason')).fill('شهادة صدرت خطأً');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('adminCertificates:revoke.action'), exact: true }).press('Enter');
  await expectToast(page, t('adminCertificates:revoke.done'));
  await expect(grid.getByText(certificateStatusLabelsAr.revoked, { exact: true })).toBeVisible();
  expect(await readPage(visitor, correctedCode)).toContain(t('certificates:verify.result.revoked'));
  await expectAccessible(page);
  await student.dispose();
  await visitor.dispose();
});

test('an admin sets who signs certificates', async ({ openPage }) => {
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin/certificate-settings');
  await page.getByRole('button', { name: t('adminCertificateSettings:edit') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('صفة الموقّع بالعربية').fill('المديرة');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common:save'), exact: true }).press('Enter');
  await expect(page.getByText('المديرة')).toBeVisible();
  await expectAccessible(page);
});
