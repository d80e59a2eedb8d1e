import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { demo, registerByApi, signInByApi } from '../support/accounts';
import { enrollAsAdmin } from '../support/enrollments';
import { sendGraphql } from '../support/graphql';
import { messagesIn } from '../support/messages';
import { expectAccessible, horizontalOverflow, visit } from '../support/checks/pageChecks';
import { uniqueId } from '../support/testRecords';

/** A course of the demo trainer with its first lesson with a text. */
async function findLesson(page: Page): Promise<{ courseId: number; lessonId: string }> {
  const query =
    '{ trainerOverview { drafts { id } } studioEnrollments { rows { course { id lessons { id kind isPublished } } } } }';
  const { data } = (await sendGraphql(page.request, query, {})) as {
    data: {
      studioEnrollments: {
        rows: { course: { id: string; lessons: { id: string; kind: string; isPublished: boolean }[] } }[];
      };
    };
  };
  // One of the demo data: other tests create and hide courses at the same time.
  const [row] = data.studioEnrollments.rows.sort((a, b) => Number(a.course.id) - Number(b.course.id));
  const lesson = row?.course.lessons.find(({ kind, isPublished }) => kind === 'content' && isPublished);
  return { courseId: Number(row?.course.id), lessonId: lesson?.id ?? '' };
}

test('a question for the trainer alone is still one after a reload', async ({ openPage }) => {
  const t = messagesIn('ar');
  const trainer = await openPage({ role: 'trainer' });
  const { courseId, lessonId } = await findLesson(trainer);
  const admin = await openPage({ role: 'admin' });
  const phone = await openPage({ language: 'ar', width: 360 });
  const { email } = await registerByApi(phone.request);
  await enrollAsAdmin(admin.request, courseId, email);
  const question = `هل تصلح علامتي للشهادة؟ ${uniqueId()}`;
  await visit(phone, `/courses/${courseId}?lesson=${lessonId}#threads`);
  const questions = phone.getByRole('region', { name: t('threads:title') });
  const field = questions.getByLabel(t('threads:ask'), { exact: true });
  const isPrivate = questions.getByRole('checkbox', { name: t('threads:isPrivate'), exact: true });
  await field.fill(question);
  await isPrivate.check();
  await phone.reload();
  await expect(field).toHaveValue(question);
  await expect(isPrivate).toBeChecked();
  await questions.getByRole('button', { name: t('threads:send'), exact: true }).click();
  const asked = questions.getByRole('listitem').filter({ hasText: question });
  await expect(asked.getByText(t('threads:private'), { exact: true })).toBeVisible();
  // The next question is for the course again.
  await expect(field).toHaveValue('');
  await expect(isPrivate).not.toBeChecked();
});

test('a question or an answer that was changed on another device is not replaced unseen', async ({ openPage }) => {
  const t = messagesIn('ar');
  const trainer = await openPage({ role: 'trainer' });
  const { courseId, lessonId } = await findLesson(trainer);
  const admin = await openPage({ role: 'admin' });
  const laptop = await openPage({ language: 'ar', width: 1440 });
  const { email } = await registerByApi(laptop.request);
  await enrollAsAdmin(admin.request, courseId, email);
  const question = `كم يدوم؟ ${uniqueId()}`;
  const asking = await laptop.request.post(`/api/lessons/${lessonId}/threads`, { data: { text: question } });
  const thread = (await asking.json()) as { id: number };
  await visit(laptop, `/courses/${courseId}?lesson=${lessonId}#threads`);
  const questions = laptop.getByRole('region', { name: t('threads:title') });
  const item = questions.locator(`#thread-${thread.id}`);

  const changeOnBoth = async (mutation: 'updateThread' | 'updatePost', id: number, label: string) => {
    const [onLaptop, onPhone] = ['من الحاسوب', 'من الهاتف'].map((text) => `${text} ${uniqueId()}`) as [string, string];
    await item.getByRole('button', { name: t('threads:edit'), exact: true }).click();
    const field = item.getByLabel(label, { exact: true });
    await field.fill(onLaptop);
    const document = `mutation ($id: ID!, $text: String!) { ${mutation}(id: $id, text: $text) { id } }`;
    await sendGraphql(laptop.request, document, { id, text: onPhone });
    await item.getByRole('button', { name: t('threads:save'), exact: true }).click();
    const notice = item.getByRole('alert').filter({ hasText: t('common:newerText.title') });
    await expect(notice).toContainText(onPhone);
    await expect(field).toHaveValue(onLaptop);
    await expectAccessible(laptop);
    await item.getByRole('button', { name: t('common:conflict.saveOver') }).click();
    await expect(field).toHaveCount(0);
    await expect(item.getByText(onLaptop, { exact: true })).toBeVisible();
  };
  await changeOnBoth('updateThread', thread.id, t('threads:ask'));

  const answering = await laptop.request.post(`/api/threads/${thread.id}/posts`, { data: { text: 'وجدته.' } });
  const post = (await answering.json()) as { id: number };
  await laptop.reload();
  await item.getByRole('button', { name: t('threads:answers', { count: 1 }), exact: true }).click();
  await changeOnBoth('updatePost', post.id, t('threads:yourAnswer'));
});

test('a question asked on a phone is answered from the inbox and read again at its lesson', async ({ openPage }) => {
  const t = messagesIn('ar');
  const trainer = await openPage({ role: 'trainer', language: 'ar', width: 1440 });
  const { courseId, lessonId } = await findLesson(trainer);
  const admin = await openPage({ role: 'admin' });
  const phone = await openPage({ language: 'ar', width: 360 });
  const { email } = await registerByApi(phone.request);
  await enrollAsAdmin(admin.request, courseId, email);
  const question = `لماذا يُؤرَّض الغلاف؟ ${uniqueId()}`;
  const answer = `من طرف واحد، لتجنّب الحلقات. ${uniqueId()}`;
  const lessonPath = `/courses/${courseId}?lesson=${lessonId}`;

  await visit(phone, `${lessonPath}#threads`);
  const questions = phone.getByRole('region', { name: t('threads:title') });
  const field = questions.getByLabel(t('threads:ask'), { exact: true });
  const send = questions.getByRole('button', { name: t('threads:send'), exact: true });
  await field.fill('؟');
  await send.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(question);
  await send.click();
  await expect(questions.getByText(question)).toBeVisible();
  await expect(field).toHaveValue('');
  await expectAccessible(phone);
  expect(await horizontalOverflow(phone)).toEqual([]);

  // The age of the question is a minute more than when the server rendered it.
  await trainer.clock.setFixedTime(Date.now() + 90_000);
  await visit(trainer, '/dashboard/trainer');
  await visit(trainer, '/dashboard/trainer/threads');
  const waiting = trainer.getByRole('list', { name: t('threads:inbox.waiting') });
  const card = waiting.getByRole('listitem').filter({ hasText: question });
  const answerField = card.getByLabel(t('threads:yourAnswer'), { exact: true });
  await card
    .getByRole('button', { name: t('threads:answer'), exact: true })
    .or(answerField)
    .first()
    .waitFor();
  // The only question that waits is open, with the focus in its field.
  if (!(await answerField.isVisible()))
    await card.getByRole('button', { name: t('threads:answer'), exact: true }).click();
  await expect(answerField).toBeFocused();
  await answerField.fill(answer);
  await card.getByRole('button', { name: t('threads:sendAnswer'), exact: true }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect(trainer.getByRole('group', { name: t('threads:inbox.waiting') })).toBeFocused();
  await expectAccessible(trainer);
  await trainer.getByRole('link', { name: t('threads:inbox.answered'), exact: true }).click();
  await expect(trainer.getByText(question)).toBeVisible();

  await phone.reload();
  const asked = questions.getByRole('listitem').filter({ hasText: question });
  await asked.getByRole('button', { name: t('threads:answers', { count: 1 }), exact: true }).click();
  await expect(asked.getByText(answer)).toBeVisible();
  await expect(asked.getByText(t('threads:trainer'), { exact: true })).toBeVisible();
  await asked.getByRole('button', { name: t('threads:accept'), exact: true }).click();
  await expect(asked.getByText(t('threads:accepted'), { exact: true })).toBeVisible();

  // After a deletion the keyboard is at what remains.
  await asked.getByRole('button', { name: t('threads:addTo'), exact: true }).click();
  await asked.getByLabel(t('threads:yourAnswer'), { exact: true }).fill('شكرًا جزيلًا');
  await asked.getByRole('button', { name: t('threads:sendAnswer'), exact: true }).click();
  const thanks = asked.getByRole('listitem').filter({ hasText: 'شكرًا جزيلًا' });
  await thanks.getByRole('button', { name: t('threads:remove'), exact: true }).press('Enter');
  const dialog = phone.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('threads:remove'), exact: true }).press('Enter');
  await expect(thanks).toHaveCount(0);
  await expect(asked.getByRole('group', { name: t('threads:answers', { count: 1 }), exact: true })).toBeFocused();
  await field.fill(`وهذا؟ ${question}`);
  await send.click();
  const second = questions.getByRole('listitem').filter({ hasText: 'وهذا؟' });
  await second.getByRole('button', { name: t('threads:remove'), exact: true }).press('Enter');
  await dialog.getByRole('button', { name: t('threads:remove'), exact: true }).press('Enter');
  await expect(second).toHaveCount(0);
  await expect(questions.getByRole('group', { name: t('threads:list'), exact: true })).toBeFocused();

  // Another visitor of the course's page sees nothing of it.
  const other = await openPage({ language: 'ar', width: 360 });
  await visit(other, lessonPath);
  await expect(other.getByText(question)).toHaveCount(0);
  await signInByApi(other.request, demo.otherTrainer);
  const outsider = await other.request.get(`/api/courses/${courseId}/threads`);
  expect(outsider.status()).toBe(403);
});
