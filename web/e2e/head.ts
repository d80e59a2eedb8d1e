import type { Page } from 'playwright-core';

/** What a page tells search engines and link previews. Names that should occur once come with all that they say. */
export interface Head {
  lang: string;
  dir: string;
  titles: string[];
  canonicals: string[];
  /** Of names and properties alike: `description`, `og:title` … */
  metas: Record<string, string[]>;
  alternates: Record<string, string[]>;
  /** The types of the things that the page describes; a script that is no JSON throws. */
  things: string[];
}

/** Reads the page as it stands or, where HTML is given, that, as a browser would understand it. */
export const headOf = (page: Page, html?: string): Promise<Head> =>
  page.evaluate((given) => {
    const found = given === undefined ? document : new DOMParser().parseFromString(given, 'text/html');
    const all = (selector: string) => [...found.querySelectorAll(selector)];
    const grouped = (selector: string, key: (tag: Element) => string, value: string) => {
      const groups: Record<string, string[]> = {};
      for (const tag of all(selector)) (groups[key(tag)] ??= []).push(tag.getAttribute(value) ?? '');
      return groups;
    };
    return {
      lang: found.documentElement.lang,
      dir: found.documentElement.dir,
      // Drawings may have titles of their own.
      titles: all('head title').map((tag) => tag.textContent),
      canonicals: all('link[rel=canonical]').map((tag) => tag.getAttribute('href') ?? ''),
      metas: grouped(
        'meta[name], meta[property]',
        (tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
        'content',
      ),
      alternates: grouped('link[rel=alternate][hreflang]', (tag) => tag.getAttribute('hreflang') ?? '', 'href'),
      things: all('script[type="application/ld+json"]').map(
        (tag) => (JSON.parse(tag.textContent) as { '@type': string })['@type'],
      ),
    };
  }, html);
