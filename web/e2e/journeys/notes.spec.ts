import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatTimestamp } from '../../../schema/contract/text/format/formatTimestamp';
import { expect, test } from '../fixtures';
import { registerByApi } from '../support/accounts';
import { enrollAsAdmin } from '../support/enrollments';
import { messagesIn } from '../support/messages';
import { expectAccessible, horizontalOverflow, visit } from '../support/checks/pageChecks';

const t = messagesIn('ar');
/** A demo course with a video of its own in the first lesson. */
const courseId = 1;
const lessonPath = `/courses/${courseId}?lesson=1`;

const seek = (page: Page, second: number) =>
  page.locator('video').evaluate(async (video: HTMLVideoElement, to) => {
    if (video.readyState === 0)
      await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
    const arrived = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = to;
    await arrived;
  }, second);

async function writeNote(page: Page, text: string): Promise<void> {
  const section = page.getByRole('region', { name: t('notes:title') });
  await section.getByLabel(t('notes:write'), { exact: true }).fill(text);
  await section.getByRole('button', { name: t('notes:save'), exact: true }).click();
  await expect(section.getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

test('a note written on a phone at a second of the video is found, printed, downloaded and deleted', async ({
  openPage,
}) => {
  const admin = await openPage({ role: 'admin' });
  const phone = await openPage({ language: 'ar', width: 360 });
  const { email } = await registerByApi(phone.request);
  await enrollAsAdmin(admin.request, courseId, email);

  await visit(phone, `${lessonPath}#notes`);
  const section = phone.getByRole('region', { name: t('notes:title') });
  const field = section.getByLabel(t('notes:write'), { exact: true });
  await field.fill('أُؤرِّض الغِلاف عند ٤٠٠ فولت');
  await seek(phone, 5);
  await section.getByRole('button', { name: t('notes:takeSecond') }).click();
  await expect(section.getByText(t('notes:atSecond', { time: formatTimestamp(5) }))).toBeVisible();
  // What is typed stays over a reload, with its second.
  await phone.reload();
  await expect(field).toHaveValue('أُؤرِّض الغِلاف عند ٤٠٠ فولت');
  await expect(section.getByText(t('notes:atSecond', { time: formatTimestamp(5) }))).toBeVisible();
  await writeNote(phone, 'أُؤرِّض الغِلاف عند ٤٠٠ فولت');
  await expect(field).toHaveValue('');
  await writeNote(phone, '# ليس عنوانًا | ولا جدولًا');
  await expectAccessible(phone);
  expect(await horizontalOverflow(phone)).toEqual([]);

  // Notes without a second come first; the second leads into the video.
  await expect(section.getByRole('listitem').first()).toContainText('ليس عنوانًا');
  await section.getByRole('link', { name: t('notes:goTo', { time: formatTimestamp(5) }) }).click();
  await expect
    .poll(() => phone.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => Math.round(currentTime)))
    .toBe(5);

  await visit(phone, '/notes');
  await phone.getByRole('searchbox', { name: t('notes:page.search') }).fill('اؤرض الفولت 400');
  await expect(phone.getByText('ليس عنوانًا')).toHaveCount(0);
  await expect(phone).toHaveURL(/search=/);
  await expect(phone.getByRole('listitem').filter({ hasText: 'الغِلاف' })).toBeVisible();
  await expectAccessible(phone);
  expect(await horizontalOverflow(phone)).toEqual([]);
  await phone.getByRole('searchbox', { name: t('notes:page.search') }).fill('');
  await expect(phone.getByText('ليس عنوانًا')).toBeVisible();

  await phone.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await phone.getByRole('button', { name: t('notes:page.print') }).click();
  await expect(phone.locator('body[data-printed]')).toHaveCount(1);
  await phone.emulateMedia({ media: 'print' });
  await expect(phone.getByText('ليس عنوانًا')).toBeVisible();
  await expect(phone.getByRole('searchbox')).toBeHidden();
  await expect(phone.getByRole('button', { name: t('notes:edit') }).first()).toBeHidden();
  await phone.emulateMedia({ media: null });

  const download = phone.waitForEvent('download');
  await phone.getByRole('link', { name: t('notes:page.download') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tayyar-notes-\d{4}-\d\d-\d\d\.md$/);
  const markdown = await readFile(await file.path(), 'utf8');
  expect(markdown).toContain('\\# ليس عنوانًا \\| ولا جدولًا');
  expect(markdown).toContain(`**${formatTimestamp(5)}**\n\nأُؤرِّض الغِلاف`);

  // Changed and deleted in place, by keyboard.
  const list = phone.getByRole('list', { name: /الملاحظات|ملاحظات عن/ });
  const first = list.getByRole('listitem').filter({ hasText: 'ليس عنوانًا' });
  await first.getByRole('button', { name: t('notes:edit') }).press('Enter');
  await list.getByLabel(t('notes:write'), { exact: true }).fill('معدَّلة');
  await list.getByRole('button', { name: t('notes:change'), exact: true }).press('Enter');
  const changed = list.getByRole('listitem').filter({ hasText: 'معدَّلة' });
  await expect(changed.getByRole('button', { name: t('notes:edit') })).toBeFocused();
  await changed.getByRole('button', { name: t('notes:remove') }).press('Enter');
  await phone
    .getByRole('alertdialog')
    .getByRole('button', { name: t('notes:remove'), exact: true })
    .press('Enter');
  await expect(changed).toHaveCount(0);
  await expect(phone.getByRole('group', { name: t('notes:page.title') })).toBeFocused();
});

test('the page of notes lists and finds them without scripts', async ({ openPage }) => {
  const page = await openPage({ role: 'student', language: 'ar', width: 360, javaScriptEnabled: false });
  await page.goto('/notes');
  await expect(page.getByRole('listitem').filter({ hasText: 'أسأل عن أدرار' })).toBeVisible();
  await page.goto(`/notes?search=${encodeURIComponent('مردود')}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'أسأل عن أدرار' })).toBeVisible();
  await expect(page.getByText('A shadow on one cell')).toHaveCount(0);
  expect(await horizontalOverflow(page)).toEqual([]);
});

test('a note that was changed on another device is not replaced unseen', async ({ openPage }) => {
  const admin = await openPage({ role: 'admin' });
  const laptop = await openPage({ language: 'ar', width: 1440 });
  const { email } = await registerByApi(laptop.request);
  await enrollAsAdmin(admin.request, courseId, email);
  await visit(laptop, `${lessonPath}#notes`);
  await writeNote(laptop, 'الأولى');
  const list = await laptop.request.get('/api/lessons/1/notes');
  const [note] = (await list.json()) as [{ id: number }];
  const onPhone = (text: string) => laptop.request.put(`/api/notes/${note.id}`, { data: { text } });
  const item = laptop.getByRole('region', { name: t('notes:title') }).getByRole('listitem');
  await item.getByRole('button', { name: t('notes:edit') }).click();
  const field = item.getByLabel(t('notes:write'), { exact: true });
  await field.fill('من الحاسوب');
  await onPhone('من الهاتف');
  await item.getByRole('button', { name: t('notes:change'), exact: true }).click();
  const notice = item.getByRole('alert').filter({ hasText: t('common:newerText.title') });
  await expect(notice).toContainText('من الهاتف');
  await expect(field).toHaveValue('من الحاسوب');
  await expectAccessible(laptop);
  // What is typed stays over a reload, and so does the notice.
  await laptop.reload();
  await item.getByRole('button', { name: t('notes:edit') }).click();
  await expect(field).toHaveValue('من الحاسوب');
  await expect(notice).toContainText('من الهاتف');
  await item.getByRole('button', { name: t('common:conflict.saveOver') }).click();
  await expect(item).toContainText('من الحاسوب');
});
