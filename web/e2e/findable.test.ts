import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { localizedUrl, publicPagePaths } from '../../schema/contract/urls';
import { textDirection, languages, type Language } from '../../schema/contract/languages';
import { aPage, visit } from './browser';
import { headOf, type Head } from './head';
import { words } from './words';

/** What is told of a page beyond its place on the site. */
const things: [RegExp, string[]][] = [
  [/^\/$/, ['Organization', 'WebSite', 'FAQPage']],
  [/^\/courses\/\d+$/, ['Course']],
  [/^\/blog\/.+$/, ['BlogPosting']],
  [/^\/events$/, ['Event']],
  [/^\/glossary$/, ['DefinedTermSet']],
];

/** Everything of which a page has exactly one. */
const once = [
  ...['description', 'robots', 'og:title', 'og:description', 'og:type', 'og:url', 'og:site_name', 'og:locale'],
  ...['og:locale:alternate', 'og:image', 'og:image:alt', 'twitter:card', 'twitter:title', 'twitter:description'],
  ...['twitter:image', 'viewport'],
];

/** What is wrong with the head of the page at a path, in a language. */
function faultsOf(head: Head, path: string, language: Language): string[] {
  const origin = inject('origin');
  const own = origin + localizedUrl(language, path);
  const alternates = Object.fromEntries(languages.map((other) => [other, [origin + localizedUrl(other, path)]]));
  const told = things.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const expected: Partial<Record<keyof Head, unknown>> = {
    lang: language,
    dir: textDirection(language),
    canonicals: [own],
    alternates: { ...alternates, 'x-default': [origin + path] },
  };
  const wrong = Object.entries(expected)
    .filter(([part, value]) => JSON.stringify(head[part as keyof Head]) !== JSON.stringify(value))
    .map(([part]) => `${part} ${JSON.stringify(head[part as keyof Head])}`);
  const counts = once.filter((name) => head.metas[name]?.length !== 1 || head.metas[name][0] === '');
  const missing = [...told, ...(path === '/' ? [] : ['BreadcrumbList'])].filter((type) => !head.things.includes(type));
  const said = [
    head.titles.length === 1 && head.titles[0] ? [] : [`titles ${JSON.stringify(head.titles)}`],
    head.metas['og:url']?.[0] === own ? [] : [`og:url ${head.metas['og:url']?.[0]}`],
    head.metas.robots?.[0]?.includes('noindex') ? ['noindex'] : [],
    counts.map((name) => `${name} ${JSON.stringify(head.metas[name] ?? [])}`),
    missing.map((type) => `no ${type}`),
  ];
  return [...wrong, ...said.flat()].map((fault) => `${language} ${path}: ${fault}`);
}

/** A page that was gone to needs a moment until its data is there. */
const waiting = { timeout: 15_000 };

const read = async (page: Page, address: string) => {
  // A crawler has no cookies, and is given none.
  await page.context().clearCookies();
  return page.request.get(address);
};

/** The addresses that the sitemap names, without the site's own part. */
async function listed(page: Page): Promise<string[]> {
  const origin = inject('origin');
  const xml = await (await read(page, '/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  expect(addresses.filter((url) => !url.startsWith(origin))).toEqual([]);
  return addresses.map((url) => url.slice(origin.length));
}

test('every address of the sitemap answers a crawler with a page that knows itself, in its language', async () => {
  const page = await aPage();
  const addresses = await listed(page);
  for (const path of publicPagePaths) expect(addresses).toContain(path);
  expect(addresses.length).toBeGreaterThan(2 * publicPagePaths.length);
  const faults: string[] = [];
  const pictures = new Set<string>();
  const titles = new Map<string, string>();
  for (const address of addresses) {
    const answer = await read(page, address);
    if (answer.status() !== 200) faults.push(`${address}: ${answer.status()}`);
    const head = await headOf(page, await answer.text());
    const [path = ''] = address.split('?');
    const language = address.includes('lang=en') ? 'en' : 'ar';
    faults.push(...faultsOf(head, path, language));
    for (const url of head.metas['og:image'] ?? []) pictures.add(url);
    const title = `${language} ${head.titles[0]}`;
    if (titles.has(title)) faults.push(`${address} and ${titles.get(title)} are both called ${title}`);
    titles.set(title, address);
  }
  for (const url of pictures) {
    const answer = await page.request.head(url);
    if (!answer.headers()['content-type']?.startsWith('image/')) faults.push(`${url}: ${answer.status()}`);
  }
  expect(faults).toEqual([]);
}, 180_000);

test.each(languages)('the head stays whole while one goes from page to page (%s)', async (language) => {
  const t = words(language);
  const page = await aPage({ language });
  const look = () =>
    expect.poll(async () => faultsOf(await headOf(page), new URL(page.url()).pathname, language), waiting).toEqual([]);
  const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await visit(page, '/');
  await look();
  for (const name of ['courses', 'blog', 'events', 'glossary', 'polls', 'about', 'contact'] as const) {
    await follow(t(`shell:links.${name}`));
    await page.waitForURL(`**/${name}`);
    await look();
  }
  await follow(t('shell:links.courses'));
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/courses\/\d+$/);
  await look();
  await page.goBack();
  await look();
});

test('a change of language changes what the page says of itself', async () => {
  const page = await aPage();
  await visit(page, '/courses?lang=ar');
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect.poll(async () => faultsOf(await headOf(page), '/courses', 'en'), waiting).toEqual([]);
});

test.each(['/auth', '/courses/999999', '/blog/no-such-article', '/no/such/page', '/courses/1?lesson=1'])(
  '%s is in no list of search engines',
  async (path) => {
    const page = await aPage();
    const head = await headOf(page, await (await read(page, path)).text());
    expect(head.metas.robots).toEqual(['noindex']);
    expect([...head.canonicals, ...Object.values(head.alternates).flat()]).toEqual([]);
    expect(head.titles).toHaveLength(1);
    expect(await listed(page)).not.toContain(path);
  },
);

test('the site can be installed: its manifest and icons are there, in the language of the page', async () => {
  const page = await aPage({ language: 'en' });
  await visit(page, '/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('Tayyar');
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const src of [...manifest.icons.map((icon) => icon.src), touch ?? '']) {
    expect((await page.request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  }
});
