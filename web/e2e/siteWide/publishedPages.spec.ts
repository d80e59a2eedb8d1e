import { HtmlValidate } from 'html-validate';
import { languageCookie, languages } from '../../../schema/contract/languages';
import { expect, test } from '../fixtures';
import { crawlSite, findBrokenLinks, type CrawledPages } from '../support/checks/crawlSite';
import { demoAddresses } from '../support/testRecords';

// These tests read the pages over HTTP and open no browser.

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Names of lists and description lists are valid, and read by screen readers.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // MUI draws progress bars, as the theme styles them.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // Scripts and styles of the site itself are hashed by their names.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React writes generated ids as `_R_1_`.
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'submit'] }],
  },
});

/** States of pages that the sitemap does not list. */
const otherStates = [
  ...[
    '/auth',
    '/auth?tab=register',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/contact?topic=password',
    '/no/such/page',
    '/courses/999999',
    '/blog/none',
    '/events/999999',
    '/trainers/999999',
    '/categories/999999',
  ],
  ...['/courses?view=list', '/courses?search=battery', '/courses?search=zzzz', '/courses/1?tab=curriculum'],
  ...['/courses/1?tab=reviews', '/courses/1?lesson=1', '/blog?search=battery', '/blog?search=zzzz', '/?questions=all'],
  ...[
    '/glossary?view=list',
    '/glossary?search=battery',
    '/glossary?search=zzzz',
    '/search?q=battery',
    '/search?q=zzzz',
  ],
];

for (const language of languages) {
  test(`all links work${language === 'ar' ? ', and all pages are valid HTML' : ''} (${language})`, async ({
    origin,
  }) => {
    const get = (address: string) => fetch(origin + address, { headers: { cookie: `${languageCookie}=${language}` } });
    const start = [...new Set([...demoAddresses().map((url) => new URL(url).pathname), ...otherStates])];
    const pages = await crawlSite(start, get, 4);
    expect(pages.size).toBeGreaterThan(60);
    expect(findBrokenLinks(pages)).toEqual([]);
    // Languages differ in texts, not in elements.
    if (language === 'ar') expect(await findMarkupErrors(pages)).toEqual([]);
  });
}

/** Each kind of error once, with the first page that has it. */
async function findMarkupErrors(pages: CrawledPages): Promise<string[]> {
  const errors = new Map<string, string>();
  for (const { address, html } of pages.values()) {
    if (html === null) continue;
    const { results } = await htmlValidate.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      const kind = `${ruleId}: ${message}`;
      if (!errors.has(kind)) errors.set(kind, `${kind} (${address}, ${selector})`);
    }
  }
  return [...errors.values()];
}
