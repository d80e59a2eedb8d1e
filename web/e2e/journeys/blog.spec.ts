import { problems } from '../../../schema/contract/problems/problems';
import { formatValidationMessage } from '../../../schema/contract/problems/validationMessages';
import { expect, test } from '../fixtures';
import {
  confirmAction,
  arabicLabel,
  confirmDelete,
  deleteButton,
  runRowAction,
  englishLabel,
  expectSaved,
  expectToast,
  returnToList,
  saveButton,
  searchRow,
} from '../support/adminPanel';
import { messagesIn } from '../support/messages';
import {
  expectAccessible,
  expectLanguage,
  horizontalOverflow,
  visit,
  waitUntilIdle,
} from '../support/checks/pageChecks';
import { uniqueId } from '../support/testRecords';
import { arabicPhone, englishDesktop } from '../support/variants';

// One after the other: the visitors' tests count the posts that the admin's tests change.
test.describe.configure({ mode: 'default' });

test('a visitor searches, filters, loads more, reads, shares, and comes back to the same list', async ({
  openPage,
}) => {
  const { language } = englishDesktop;
  const t = messagesIn(language);
  const page = await openPage(englishDesktop);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const all = page.getByRole('region', { name: t('blog:list.all') });
  const articles = all.getByRole('article');
  await visit(page, '/blog');
  await expect(page.getByRole('heading', { name: t('blog:list.featured') })).toBeVisible();

  await page.getByRole('searchbox', { name: t('blog:list.search') }).fill('the');
  await page.waitForURL(/search=/);
  await expect(page.getByRole('heading', { name: t('blog:list.featured') })).not.toBeAttached();
  await expect(all.locator('mark').first()).toBeVisible();

  const categories = page.getByRole('navigation', { name: t('blog:list.categories') });
  const solar = 'Solar Energy';
  await categories.getByRole('link', { name: solar }).click();
  await page.waitForURL(/category=\d+&?/);
  await expect(articles).toHaveCount(2);
  expect(new URL(page.url()).searchParams.get('search')).toBe('the');
  await categories.getByRole('link', { name: t('blog:list.everything') }).click();
  await expect(articles).toHaveCount(6);

  await all.getByRole('link', { name: t('blog:list.more') }).click();
  await page.waitForURL(/pages=2/);
  await expect(articles).toHaveCount(10);
  await expect(all.getByRole('link', { name: t('blog:list.more') })).toHaveCount(0);
  expect(await horizontalOverflow(page)).toEqual([]);
  const list = page.url();

  const solarPosts = articles.filter({ hasText: solar });
  const title = await solarPosts.last().getByRole('heading').innerText();
  await solarPosts.last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectLanguage(page, language);
  expect(await horizontalOverflow(page)).toEqual([]);

  await page.getByRole('button', { name: t('common:share.copy') }).click();
  await expect(page.getByText(t('common:share.copied'), { exact: true }).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(page.url()).origin + new URL(page.url()).pathname + '?lang=en');

  const related = page.getByRole('region', { name: t('blog:article.related') }).getByRole('article');
  const next = await related.first().getByRole('heading').innerText();
  await related.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await page.waitForURL(list);
  await expect(articles).toHaveCount(10);
  await expect(page.getByRole('searchbox', { name: t('blog:list.search') })).toHaveValue('the');
});

test('on a phone in Arabic, the list and a post fit the window, and the link of a post names no language', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const page = await openPage(arabicPhone);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const all = page.getByRole('region', { name: t('blog:list.all') });
  await visit(page, '/blog');
  await page.getByRole('searchbox', { name: t('blog:list.search') }).fill('في');
  await page.waitForURL(/search=/);
  await expect(all.locator('mark').first()).toBeVisible();
  await all.getByRole('link', { name: t('blog:list.more') }).click();
  await page.waitForURL(/pages=2/);
  await expect(all.getByRole('article')).toHaveCount(10);
  expect(await horizontalOverflow(page)).toEqual([]);
  await all.getByRole('article').last().getByRole('link').click();
  await page.waitForURL((url) => /^\/blog\/./.test(url.pathname));
  await expectLanguage(page, 'ar');
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: t('common:share.copy') }).click();
  await expect(page.getByText(t('common:share.copied'), { exact: true }).first()).toBeVisible();
  const { origin, pathname } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + pathname);
});

test('a browser counts as one view of a post, and a phone, where its formulas scroll, as a second', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'en' });
  const admin = await openPage({ role: 'admin' });
  const slug = `views-${uniqueId()}`;
  const formula = Array.from({ length: 12 }, (_, index) => String.raw`\frac{U_{${index}}}{R}`).join(' + ');
  const contentAr = `$$\n${formula}\n$$\n\nمجموعها $${formula}$، كما سبق.`;
  const texts = { titleAr: slug, excerpt: 'a', excerptAr: 'ا', content: 'a', contentAr, isPublished: true };
  const created = await admin.request.post('/api/blog', { data: { ...texts, title: slug, slug } });
  const { id } = (await created.json()) as { id: number };
  const views = async () => {
    const response = await page.request.get(`/api/blog?search=${slug}&limit=1`);
    const [post] = (await response.json()) as { views: number }[];
    return post?.views;
  };
  expect(await views()).toBe(0);
  await visit(page, `/blog/${slug}`);
  await expect.poll(views).toBe(1);
  await page.reload();
  await visit(page, '/blog');
  await visit(page, `/blog/${slug}`);
  const phone = await openPage(arabicPhone);
  await visit(phone, `/blog/${slug}`);
  await expect.poll(views).toBe(2);
  expect(await horizontalOverflow(phone)).toEqual([]);
  const scrolled = phone.getByRole('article').locator('[tabindex="0"]:has(> math)');
  await expect(scrolled).toHaveCount(2);
  for (const box of await scrolled.all()) expect(await box.evaluate(showsEndWhenScrolled)).toBe(true);
  await admin.request.delete(`/api/blog/${id}`);
});

test('without JavaScript the blog is searched, filtered, paged and read', async ({ openPage }) => {
  const page = await openPage({ language: 'en', width: 360, javaScriptEnabled: false });
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Load More Articles' }).click();
  await page.waitForURL(/pages=2/);
  // Ten articles without the three featured ones.
  await expect(page.getByRole('region', { name: 'All Articles' }).getByRole('article')).toHaveCount(7);
  await page.getByRole('link', { name: 'Solar Energy' }).click();
  await page.getByRole('searchbox').fill('sandstorm');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/search=sandstorm/);
  expect(new URL(page.url()).searchParams.get('category')).not.toBeNull();
  await page.getByRole('region', { name: 'All Articles' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  expect(await horizontalOverflow(page)).toEqual([]);
  await waitUntilIdle(page);
});

test(
  'an admin creates, unpublishes and deletes a post, and visitors see each change at once',
  { tag: ['@embedded', '@smoke'] },
  async ({ openPage }) => {
    const t = messagesIn('ar');
    const page = await openPage({ language: 'ar', role: 'admin' });
    await visit(page, '/dashboard/admin?tab=blog');
    const id = uniqueId();
    const name = `بطاريات ${id}`;
    const dialog = page.getByRole('dialog');
    const field = (label: string) => dialog.getByLabel(label);
    const slug = field(t('adminBlog:slug'));
    const save = () => saveButton(page).click();

    await page.getByRole('button', { name: t('adminBlog:add') }).click();
    await expect(dialog).toBeVisible();
    await save();
    // Two titles, excerpts and contents, and the slug.
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(7);
    await field(arabicLabel(t('adminBlog:title'))).fill(name);
    await field(englishLabel(t('adminBlog:title'))).fill(`What's in a battery? ${id}`);
    await expect(slug).toHaveValue(`whats-in-a-battery-${id}`);
    await slug.fill(`Battery ${id}`);
    await field(englishLabel(t('adminBlog:title'))).fill(`Batteries ${id}`);
    await expect(slug, 'an edited slug is kept').toHaveValue(`Battery ${id}`);
    await field(arabicLabel(t('adminBlog:excerpt'))).fill('باختصار.');
    await field(englishLabel(t('adminBlog:excerpt'))).fill('In short.');
    await field(arabicLabel(t('adminBlog:content'))).fill('## لماذا\n\nلأنها **مهمة**.');
    await field(englishLabel(t('adminBlog:content'))).fill('## Why\n\nThey **matter**.');
    await dialog.getByRole('button', { name: t('admin:preview.show') }).click();
    const preview = dialog.getByRole('region', {
      name: t('admin:preview.label', { language: t('admin:form.languages.ar') }),
    });
    await expect(preview.getByRole('heading', { name: 'لماذا' })).toBeVisible();
    await expectAccessible(page);
    await field(t('adminBlog:tags')).fill('طاقة، Battery, طاقة');
    await dialog.getByRole('switch', { name: t('adminBlog:published') }).click();
    await save();
    await expect(dialog.getByText(formatValidationMessage('invalidSlug', 'ar'))).toBeVisible();
    await slug.fill(`battery-${id}`);
    await save();
    await confirmAction(page, t('admin:bulk.publish'));
    await expectSaved(page, 'created');
    await returnToList(page, name);

    const visitor = await openPage({ language: 'ar' });
    await visit(visitor, `/blog/battery-${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    // Tags in the language of the page.
    await expect(visitor.getByRole('list', { name: t('blog:article.tags') }).getByRole('listitem')).toHaveText(
      ['طاقة'],
      {
        useInnerText: true,
      },
    );

    await searchRow(page, name);
    await expectAccessible(page);
    await runRowAction(page, name, t('admin:unpublishRow', { name }));
    await confirmAction(page, t('admin:bulk.unpublish'));
    await expectToast(page, t('admin:done', { action: t('admin:bulk.unpublish') }));
    await visit(visitor, `/blog/battery-${id}`);
    await expect(visitor.getByRole('heading', { name: t('blog:article.notFound') })).toBeVisible();

    await deleteButton(page, name).click();
    await confirmDelete(page).click();
    await expectToast(page, t('admin:table.noMatch', { label: t('adminBlog:label') }));
  },
);

test('a duplicate slug is refused at its field, and a concurrent change is shown before saving over it', async ({
  openPage,
}) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', role: 'admin' });
  await visit(page, '/dashboard/admin?tab=blog');
  const id = uniqueId();
  const name = `مقال ${id}`;
  const post = { title: `Post ${id}`, titleAr: name, excerpt: 'a', excerptAr: 'ا', content: 'a', contentAr: 'ا' };
  const [first, other] = await Promise.all(
    ['one', 'two'].map(async (end) => {
      const response = await page.request.post('/api/blog', { data: { ...post, slug: `${end}-${id}` } });
      return (await response.json()) as { id: number };
    }),
  );
  await page.request.put(`/api/blog/${other?.id}`, { data: { titleAr: `غيره ${id}` } });
  await searchRow(page, name);
  const dialog = page.getByRole('dialog');
  const save = (label: string = t('common:save')) => dialog.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('button', { name: t('admin:edit', { name }) }).click();
  const slug = dialog.getByLabel(t('adminBlog:slug'));
  const published = dialog.getByRole('switch', { name: t('adminBlog:published') });
  await slug.fill(`two-${id}`);
  await published.click();
  await save();
  await confirmAction(page, t('admin:bulk.publish'));
  await expect(dialog.getByText(problems.slugTaken.text.ar)).toBeVisible();
  await published.click();
  await slug.fill(`three-${id}`);
  await page.request.put(`/api/blog/${first?.id}`, { data: { excerptAr: 'غيّره زميل' } });
  await save();
  await expect(dialog.getByText('غيّره زميل')).toBeVisible();
  await expectAccessible(page);
  await save(t('common:conflict.saveOver'));
  await expectSaved(page, 'updated');
  for (const row of [first, other]) await page.request.delete(`/api/blog/${row?.id}`);
});

test('unsaved changes that return after a reload show what a colleague has changed since', async ({ openPage }) => {
  const t = messagesIn('ar');
  const page = await openPage({ language: 'ar', role: 'admin' });
  const id = uniqueId();
  const name = `مقال ${id}`;
  const texts = { title: `Post ${id}`, titleAr: name, excerpt: 'a', excerptAr: 'قبل', content: 'a', contentAr: 'ا' };
  const response = await page.request.post('/api/blog', { data: { ...texts, slug: `draft-${id}` } });
  const post = (await response.json()) as { id: number };
  const dialog = page.getByRole('dialog');
  const excerpt = dialog.getByLabel(arabicLabel(t('adminBlog:excerpt')));
  const open = async () => {
    await visit(page, `/dashboard/admin?tab=blog&search=${id}`);
    await page.getByRole('button', { name: t('admin:edit', { name }) }).click();
    await expect(excerpt).toBeVisible();
  };
  await open();
  await excerpt.fill('نسختي');
  await page.request.put(`/api/blog/${post.id}`, { data: { excerptAr: 'غيّره زميل' } });
  await open();
  await expect(excerpt).toHaveValue('نسختي');
  const notice = dialog.getByRole('alert').filter({ hasText: t('common:conflict.title') });
  await expect(notice).toContainText('غيّره زميل');
  await expectAccessible(page);
  await notice.getByRole('button', { name: t('common:conflict.takeTheirs') }).click();
  await expect(excerpt).toHaveValue('غيّره زميل');
  await open();
  await expect(excerpt).toHaveValue('غيّره زميل');
  await expect(notice).toHaveCount(0);
  await page.request.delete(`/api/blog/${post.id}`);
});

/** A script of the page: whether the last fraction of a formula is out of its box until the box is scrolled. */
function showsEndWhenScrolled(box: Element): boolean {
  const isShown = () => {
    const end = [...box.querySelectorAll('mfrac')].at(-1)?.getBoundingClientRect().right ?? Infinity;
    return end <= box.getBoundingClientRect().right + 1;
  };
  const isShownFirst = isShown();
  box.scrollLeft = box.scrollWidth;
  return !isShownFirst && isShown();
}
