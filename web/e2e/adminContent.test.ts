import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problems } from '../../schema/contract/problems/problems';
import { formatValidationMessage } from '../../schema/contract/problems/validationMessages';
import { accessibilityFaults, aPage, overflows, visit } from './browser';
import { demo, signedIn } from './people';
import { words } from './words';

const t = words('ar');
const arabic = (label: string) => t('admin:form.arabic', { label });
const english = (label: string) => t('admin:form.english', { label });

const isFine = async (page: Page) =>
  expect([...(await accessibilityFaults(page)), ...(await overflows(page))]).toEqual([]);

/** What nothing else on the site is called. */
const unique = () => crypto.randomUUID().slice(0, 8);

async function thePanel(tab: 'blog' | 'faqs', width: 360 | 1440): Promise<Page> {
  const page = await aPage({ language: 'ar', width });
  await signedIn(page, demo.admin);
  await visit(page, `/dashboard/admin?tab=${tab}`);
  return page;
}

const saved = async (page: Page, what: 'created' | 'updated') => {
  await page
    .getByText(t(`admin:${what}`), { exact: true })
    .first()
    .waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const told = (page: Page, what: string) => page.getByText(what, { exact: true }).first().waitFor();

/** Searches the table, so that what follows is about one row. */
async function find(page: Page, name: string) {
  await page.getByLabel(t('admin:table.search'), { exact: true }).fill(name);
  await page.waitForURL(/search=/);
  await page.getByRole('button', { name: t('admin:edit', { name }) }).waitFor();
}

test('an admin writes an article; visitors read it at once, and no longer once it is deleted', async () => {
  const page = await thePanel('blog', 1440);
  const mark = unique();
  const name = `بطاريات ${mark}`;
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label);
  const slug = field(t('adminBlog:slug'));
  const save = () => dialog.getByRole('button', { name: t('common:save'), exact: true }).click();

  await page.getByRole('button', { name: t('adminBlog:add') }).click();
  await dialog.waitFor();
  await save();
  // Two titles, excerpts and contents, and the slug.
  await expect.poll(() => dialog.locator('[aria-invalid="true"]').count()).toBe(7);
  await field(arabic(t('adminBlog:title'))).fill(name);
  await field(english(t('adminBlog:title'))).fill(`What's in a battery? ${mark}`);
  await expect.poll(() => slug.inputValue()).toBe(`whats-in-a-battery-${mark}`);
  await slug.fill(`Battery ${mark}`);
  await field(english(t('adminBlog:title'))).fill(`Batteries ${mark}`);
  expect(await slug.inputValue(), 'what somebody has written stays').toBe(`Battery ${mark}`);
  await field(arabic(t('adminBlog:excerpt'))).fill('باختصار.');
  await field(english(t('adminBlog:excerpt'))).fill('In short.');
  await field(arabic(t('adminBlog:content'))).fill('## لماذا\n\nلأنها **مهمة**.');
  await field(english(t('adminBlog:content'))).fill('## Why\n\nThey **matter**.');
  await dialog.getByRole('button', { name: t('admin:preview.show') }).click();
  const preview = dialog.getByRole('region', {
    name: t('admin:preview.label', { language: t('admin:form.languages.ar') }),
  });
  await preview.getByRole('heading', { name: 'لماذا' }).waitFor();
  await isFine(page);
  await field(t('adminBlog:tags')).fill('طاقة، Battery, طاقة');
  await dialog.getByRole('switch', { name: t('adminBlog:published') }).click();
  await save();
  await dialog.getByText(formatValidationMessage('invalidSlug', 'ar')).waitFor();
  await slug.fill(`battery-${mark}`);
  await save();
  await saved(page, 'created');

  const visitor = await aPage({ language: 'ar' });
  await visit(visitor, `/blog/battery-${mark}`);
  await visitor.getByRole('heading', { level: 1, name }).waitFor();
  expect(
    await visitor
      .getByRole('list', { name: t('blog:article.tags') })
      .getByRole('listitem')
      .allInnerTexts(),
  ).toEqual(['طاقة', 'Battery']);

  await find(page, name);
  await isFine(page);
  await page.getByRole('button', { name: t('admin:unpublishRow', { name }) }).click();
  await told(page, t('admin:updated'));
  await visit(visitor, `/blog/battery-${mark}`);
  await visitor.getByRole('heading', { name: t('blog:article.notFound') }).waitFor();

  await page.getByRole('button', { name: t('admin:remove', { name }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common:delete'), exact: true })
    .click();
  await told(page, t('admin:table.empty'));
});

test('a slug that another article has is refused beside its field, and a change by somebody else is told', async () => {
  const page = await thePanel('blog', 1440);
  const mark = unique();
  const name = `مقال ${mark}`;
  const draft = { title: `Post ${mark}`, titleAr: name, excerpt: 'a', excerptAr: 'ا', content: 'a', contentAr: 'ا' };
  const [first, other] = await Promise.all(
    ['one', 'two'].map(async (end) => {
      const answer = await page.request.post('/api/blog', { data: { ...draft, slug: `${end}-${mark}` } });
      return (await answer.json()) as { id: number };
    }),
  );
  await page.request.put(`/api/blog/${other?.id}`, { data: { titleAr: `غيره ${mark}` } });
  await find(page, name);
  const dialog = page.getByRole('dialog');
  const save = (label: string = t('common:save')) => dialog.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('button', { name: t('admin:edit', { name }) }).click();
  const slug = dialog.getByLabel(t('adminBlog:slug'));
  await slug.fill(`two-${mark}`);
  await save();
  await dialog.getByText(problems.slugTaken.text.ar).waitFor();
  await slug.fill(`three-${mark}`);
  await page.request.put(`/api/blog/${first?.id}`, { data: { excerptAr: 'غيّره زميل' } });
  await save();
  await dialog.getByText('غيّره زميل').waitFor();
  await isFine(page);
  await save(t('common:conflict.saveOver'));
  await saved(page, 'updated');
  for (const row of [first, other]) await page.request.delete(`/api/blog/${row?.id}`);
});

test('an admin writes a question on a phone, by keyboard alone; visitors find it at once', async () => {
  const page = await thePanel('faqs', 360);
  const name = `هل هذا سؤال ${unique()}؟`;
  const dialog = page.getByRole('dialog');
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await page.getByRole('button', { name: t('adminFaqs:add') }).press('Enter');
  await dialog.waitFor();
  await type(name, 'Is this a question?', 'نعم.', 'Yes.');
  await isFine(page);
  await dialog.getByLabel(t('adminFaqs:order')).fill('٠');
  await dialog.getByRole('button', { name: t('common:save'), exact: true }).press('Enter');
  await saved(page, 'created');

  const visitor = await aPage({ language: 'ar' });
  const faqs = async () => (await (await visitor.request.get('/api/faqs')).json()) as { questionAr: string }[];
  expect((await faqs()).filter(({ questionAr }) => questionAr === name)).toMatchObject([
    { answer: 'Yes.', order: 0, isPublished: true, categoryId: null },
  ]);

  await find(page, name);
  await isFine(page);
  await page.getByRole('button', { name: t('admin:remove', { name }) }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common:delete'), exact: true })
    .press('Enter');
  await told(page, t('admin:deleted'));
  expect((await faqs()).some(({ questionAr }) => questionAr === name)).toBe(false);
});
