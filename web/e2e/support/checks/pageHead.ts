import type { Page } from '@playwright/test';

/** The metadata of a page. Elements that must occur once are lists, so that a second one is noticed. */
export interface PageHead {
  lang: string;
  dir: string;
  titles: string[];
  canonicals: string[];
  /** By `name` or `property`: `description`, `og:title` … */
  metas: Record<string, string[]>;
  alternates: Record<string, string[]>;
  /** Types of the JSON-LD objects; invalid JSON throws. */
  structuredData: string[];
}

/** Reads the metadata of the current document, or of the HTML given. */
export const readPageHead = (page: Page, html?: string): Promise<PageHead> =>
  page.evaluate((given) => {
    const parsed = given === undefined ? document : new DOMParser().parseFromString(given, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const grouped = (selector: string, key: (tag: Element) => string, value: string) => {
      const groups: Record<string, string[]> = {};
      for (const tag of all(selector)) (groups[key(tag)] ??= []).push(tag.getAttribute(value) ?? '');
      return groups;
    };
    return {
      lang: parsed.documentElement.lang,
      dir: parsed.documentElement.dir,
      // SVG drawings may have title elements of their own.
      titles: all('head title').map((tag) => tag.textContent),
      canonicals: all('link[rel=canonical]').map((tag) => tag.getAttribute('href') ?? ''),
      metas: grouped(
        'meta[name], meta[property]',
        (tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
        'content',
      ),
      alternates: grouped('link[rel=alternate][hreflang]', (tag) => tag.getAttribute('hreflang') ?? '', 'href'),
      structuredData: all('script[type="application/ld+json"]').map(
        (tag) => (JSON.parse(tag.textContent) as { '@type': string })['@type'],
      ),
    };
  }, html);
