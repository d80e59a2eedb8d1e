import type { Page } from '@playwright/test';
import { localizedUrl } from '../../../schema/contract/site/urls';
import { sitemapPaths } from '../../routing/screens';
import { textDirection, languages, type Language } from '../../../schema/contract/languages';
import { expect, test } from '../fixtures';
import { messagesIn } from '../support/messages';
import { visit } from '../support/checks/pageChecks';
import { readPageHead, type PageHead } from '../support/checks/pageHead';
import { demoAddresses } from '../support/testRecords';

/** Structured data that a page must have besides its breadcrumbs. */
const structuredData: [RegExp, string[]][] = [
  [/^\/$/, ['Organization', 'WebSite', 'FAQPage']],
  [/^\/courses\/\d+$/, ['Course']],
  [/^\/blog\/.+$/, ['BlogPosting']],
  [/^\/events(\/\d+)?$/, ['Event']],
  [/^\/trainers\/\d+$/, ['Person']],
  [/^\/glossary$/, ['DefinedTermSet']],
];

/** Metadata that a page has exactly once. */
const uniqueMetas = [
  ...['description', 'robots', 'og:title', 'og:description', 'og:type', 'og:url', 'og:site_name', 'og:locale'],
  ...['og:locale:alternate', 'og:image', 'og:image:alt', 'twitter:card', 'twitter:title', 'twitter:description'],
  ...['twitter:image', 'viewport'],
];

/** Missing, duplicate or inconsistent metadata of a page. */
function findHeadIssues(head: PageHead, path: string, language: Language, origin: string): string[] {
  const canonical = origin + localizedUrl(language, path);
  const alternates = Object.fromEntries(languages.map((other) => [other, [origin + localizedUrl(other, path)]]));
  const required = structuredData.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const expected: Partial<Record<keyof PageHead, unknown>> = {
    lang: language,
    dir: textDirection(language),
    canonicals: [canonical],
    alternates: { ...alternates, 'x-default': [origin + path] },
  };
  const differences = Object.entries(expected)
    .filter(([key, value]) => JSON.stringify(head[key as keyof PageHead]) !== JSON.stringify(value))
    .map(([key]) => `${key} ${JSON.stringify(head[key as keyof PageHead])}`);
  const counts = uniqueMetas.filter((name) => head.metas[name]?.length !== 1 || head.metas[name][0] === '');
  const missing = [...required, ...(path === '/' ? [] : ['BreadcrumbList'])].filter(
    (type) => !head.structuredData.includes(type),
  );
  const issues = [
    head.titles.length === 1 && head.titles[0] ? [] : [`titles ${JSON.stringify(head.titles)}`],
    head.metas['og:url']?.[0] === canonical ? [] : [`og:url ${head.metas['og:url']?.[0]}`],
    head.metas.robots?.[0]?.includes('noindex') ? ['noindex'] : [],
    counts.map((name) => `${name} ${JSON.stringify(head.metas[name] ?? [])}`),
    missing.map((type) => `no ${type}`),
  ];
  return [...differences, ...issues.flat()].map((issue) => `${language} ${path}: ${issue}`);
}

/** Requests an address as a crawler does. */
const fetchWithoutCookies = async (page: Page, address: string) => {
  await page.context().clearCookies();
  return page.request.get(address);
};

test('every address of the sitemap has complete metadata in its language', async ({ openPage, origin }) => {
  test.setTimeout(180_000);
  const page = await openPage();
  const urls = demoAddresses();
  expect(urls.filter((url) => !url.startsWith(origin))).toEqual([]);
  const addresses = urls.map((url) => url.slice(origin.length));
  for (const path of sitemapPaths) expect(addresses).toContain(path);
  expect(addresses.length).toBeGreaterThan(2 * sitemapPaths.length);
  const issues: string[] = [];
  const previewUrls = new Set<string>();
  const titles = new Map<string, string>();
  for (const address of addresses) {
    const response = await fetchWithoutCookies(page, address);
    if (response.status() !== 200) issues.push(`${address}: ${response.status()}`);
    const head = await readPageHead(page, await response.text());
    const [path = ''] = address.split('?');
    const language = address.includes('lang=en') ? 'en' : 'ar';
    issues.push(...findHeadIssues(head, path, language, origin));
    for (const url of head.metas['og:image'] ?? []) previewUrls.add(url);
    const title = `${language} ${head.titles[0]}`;
    if (titles.has(title)) issues.push(`${address} and ${titles.get(title)} have the same title ${title}`);
    titles.set(title, address);
  }
  for (const url of previewUrls) {
    const response = await page.request.head(url);
    if (!response.headers()['content-type']?.startsWith('image/')) issues.push(`${url}: ${response.status()}`);
  }
  expect(issues).toEqual([]);
});

for (const language of languages) {
  test(`the metadata is complete after client-side navigation (${language})`, async ({ openPage, origin }) => {
    const t = messagesIn(language);
    const page = await openPage({ language });
    const expectValidHead = () =>
      expect
        .poll(async () => findHeadIssues(await readPageHead(page), new URL(page.url()).pathname, language, origin))
        .toEqual([]);
    const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await visit(page, '/');
    await expectValidHead();
    for (const name of ['courses', 'blog', 'events', 'glossary', 'polls', 'about', 'contact'] as const) {
      await follow(t(`shell:links.${name}`));
      await page.waitForURL(`**/${name}`);
      await expectValidHead();
    }
    await follow(t('shell:links.courses'));
    await page.getByRole('article').first().getByRole('link').click();
    await page.waitForURL(/\/courses\/\d+$/);
    await expectValidHead();
    await page.goBack();
    await expectValidHead();
  });
}

test('switching the language changes the metadata', async ({ openPage, origin }) => {
  const page = await openPage();
  await visit(page, '/courses?lang=ar');
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect.poll(async () => findHeadIssues(await readPageHead(page), '/courses', 'en', origin)).toEqual([]);
});

for (const path of [
  '/auth',
  '/courses/999999',
  '/blog/no-such-article',
  '/events/999999',
  '/no/such/page',
  '/courses/1?lesson=1',
]) {
  test(`${path} is excluded from search engines`, async ({ openPage, origin }) => {
    const page = await openPage();
    const head = await readPageHead(page, await (await fetchWithoutCookies(page, path)).text());
    expect(head.metas.robots).toEqual(['noindex']);
    expect([...head.canonicals, ...Object.values(head.alternates).flat()]).toEqual([]);
    expect(head.titles).toHaveLength(1);
    expect(demoAddresses()).not.toContain(origin + path);
  });
}

test('the manifest and its icons exist in the language of the page', async ({ openPage }) => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('Tayyar');
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const src of [...manifest.icons.map((icon) => icon.src), touch ?? '']) {
    expect((await page.request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  }
});
