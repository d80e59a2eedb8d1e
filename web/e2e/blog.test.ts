import { expect, test } from 'vitest';
import { aPage, overflows, reads, settled, visit } from './browser';
import { words } from './words';

const visits = [
  { language: 'ar', width: 360, common: 'في' },
  { language: 'en', width: 1440, common: 'the' },
] as const;

test.each(visits)(
  'a reader searches, asks for more, reads, passes it on, reads on, and finds the list as it was ($language, $width px)',
  async ({ language, width, common }) => {
    const t = words(language);
    const page = await aPage({ language, width });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const all = page.getByRole('region', { name: t('blog:list.all') });
    const articles = all.getByRole('article');
    await visit(page, '/blog');
    await page.getByRole('heading', { name: t('blog:list.featured') }).waitFor();

    await page.getByRole('searchbox', { name: t('blog:list.search') }).fill(common);
    await page.waitForURL(/search=/);
    await page.getByRole('heading', { name: t('blog:list.featured') }).waitFor({ state: 'detached' });
    await all.locator('mark').first().waitFor();

    const categories = page.getByRole('navigation', { name: t('blog:list.categories') });
    const solar = language === 'ar' ? 'الطاقة الشمسية' : 'Solar Energy';
    await categories.getByRole('link', { name: solar }).click();
    await page.waitForURL(/category=\d+&?/);
    await expect.poll(() => articles.count()).toBe(2);
    expect(new URL(page.url()).searchParams.get('search')).toBe(common);
    await categories.getByRole('link', { name: t('blog:list.everything') }).click();
    await expect.poll(() => articles.count()).toBe(6);

    await all.getByRole('link', { name: t('blog:list.more') }).click();
    await page.waitForURL(/pages=2/);
    await expect.poll(() => articles.count()).toBe(10);
    expect(await all.getByRole('link', { name: t('blog:list.more') }).count()).toBe(0);
    expect(await overflows(page)).toEqual([]);
    const list = page.url();

    const wanted = articles.filter({ hasText: solar });
    const title = await wanted.last().getByRole('heading').innerText();
    await wanted.last().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await reads(page, language);
    expect(await overflows(page)).toEqual([]);

    await page.getByRole('button', { name: t('blog:share.copy') }).click();
    await page.getByText(t('blog:share.copied'), { exact: true }).first().waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(
      new URL(page.url()).origin + new URL(page.url()).pathname + (language === 'en' ? '?lang=en' : ''),
    );

    const related = page.getByRole('region', { name: t('blog:article.related') }).getByRole('article');
    const next = await related.first().getByRole('heading').innerText();
    await related.first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: next }).waitFor();

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await page.waitForURL(list);
    await expect.poll(() => articles.count()).toBe(10);
    expect(await page.getByRole('searchbox', { name: t('blog:list.search') }).inputValue()).toBe(common);
  },
);

test('reading counts once for a browser, and once more for another', async () => {
  const page = await aPage({ language: 'en' });
  const address = '/blog/the-wind-of-adrar';
  const views = async () => {
    const answer = (await (await page.request.get('/api/blog?search=Adrar&limit=1')).json()) as { views: number }[];
    return answer[0]?.views ?? 0;
  };
  const before = await views();
  await visit(page, address);
  await expect.poll(views).toBe(before + 1);
  await page.reload();
  await visit(page, '/blog');
  await visit(page, address);
  await visit(await aPage({ language: 'ar' }), address);
  await expect.poll(views).toBe(before + 2);
});

test('without JavaScript the blog is searched, narrowed, lengthened and read', async () => {
  const page = await aPage({ language: 'en', width: 360, javaScriptEnabled: false });
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Load More Articles' }).click();
  await page.waitForURL(/pages=2/);
  expect(await page.getByRole('region', { name: 'All Articles' }).getByRole('article').count()).toBe(10);
  await page.getByRole('link', { name: 'Solar Energy' }).click();
  await page.getByRole('searchbox').fill('sandstorm');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/search=sandstorm/);
  expect(new URL(page.url()).searchParams.get('category')).not.toBeNull();
  await page.getByRole('region', { name: 'All Articles' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'Copy link' }).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\//,
  );
  expect(await overflows(page)).toEqual([]);
  await settled(page);
});
