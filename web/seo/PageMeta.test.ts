import { describe, expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { courseFixture, connectionFixture } from '../testing/fixtures';
import { renderServerPageWithData } from '../testing/renderServerPage';

const rootValues = { courses: connectionFixture([]), course: courseFixture({ id: 8 }) };

/** Head elements as `tag name-or-property-or-rel(+language)` → content or URL. */
async function renderHead(url: string, language: Language = 'en', rootOverrides: object = {}) {
  const { html } = await renderServerPageWithData(url, { ...rootValues, ...rootOverrides }, language);
  const head = html.split('</head>')[0] ?? '';
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const headElements: Record<string, string> = {};
  for (const [tag] of head.matchAll(/<(?:meta|link) [^>]*>/g)) {
    const language = attribute(tag, 'hrefLang') ?? attribute(tag, 'hreflang');
    const name = attribute(tag, 'name') ?? attribute(tag, 'property') ?? attribute(tag, 'rel') ?? '';
    const key = language ? `${name} ${language}` : name;
    if (/^(description|robots|canonical|alternate|og:|twitter:|article:)/.test(key)) {
      expect(headElements, key).not.toHaveProperty([key]);
      headElements[key] = attribute(tag, 'content') ?? attribute(tag, 'href') ?? '';
    }
  }
  return { headElements, head };
}

const site = 'https://tayyar.test';

describe('a page', () => {
  test('has one canonical URL per language and the same alternates in both', async () => {
    const inEnglish = await renderHead('/courses?price=free&lang=en', 'en');
    const inArabic = await renderHead('/courses', 'ar');
    const alternates = {
      'alternate ar': `${site}/courses`,
      'alternate en': `${site}/courses?lang=en`,
      'alternate x-default': `${site}/courses`,
    };
    expect(inEnglish.headElements).toMatchObject({ canonical: `${site}/courses?lang=en`, ...alternates });
    expect(inArabic.headElements).toMatchObject({ canonical: `${site}/courses`, ...alternates });
  });

  test.each(['/courses/', '/Courses', '/courses//'])('has the same canonical URL for %s', async (path) => {
    expect((await renderHead(path, 'ar')).headElements.canonical).toBe(`${site}/courses`);
  });

  test('has complete link preview metadata', async () => {
    const { headElements, head } = await renderHead('/courses', 'ar');
    expect(head).toContain('<title>الدورات · تيّار</title>');
    expect(headElements).toMatchObject({
      robots: 'max-image-preview:large',
      'og:title': 'الدورات',
      'og:description': headElements.description,
      'og:type': 'website',
      'og:url': `${site}/courses`,
      'og:site_name': 'تيّار',
      'og:locale': 'ar_DZ',
      'og:locale:alternate': 'en_US',
      'og:image': `${site}/previews/site-ar.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'og:image:alt': 'الدورات',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'الدورات',
      'twitter:description': headElements.description,
      'twitter:image': `${site}/previews/site-ar.jpg`,
      'twitter:image:alt': 'الدورات',
    });
  });
});

test('a course preview has its own image or its fallback image', async () => {
  expect((await renderHead('/courses/8')).headElements).toMatchObject({
    'og:image': `${site}/previews/course-1.jpg`,
    description: 'Measure first.',
  });
  const course = courseFixture({ thumbnail: 'https://example.dz/solar.jpg' });
  const { headElements } = await renderHead('/courses/1', 'en', { course });
  expect(headElements['og:image']).toBe('https://example.dz/solar.jpg');
  expect(headElements).not.toHaveProperty(['og:image:width']);
  const uploaded = courseFixture({ thumbnail: '/media/uploads/0123456789abcdef0123456789abcdef.webp' });
  expect((await renderHead('/courses/1', 'en', { course: uploaded })).headElements).toMatchObject({
    'og:image': `${site}/media/uploads/0123456789abcdef0123456789abcdef.webp/preview.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/jpeg',
  });
});

test.each(['/auth', '/auth?tab=register', '/no/such/page', '/courses/1?lesson=11'])(
  '%s is noindex and has no canonical URL',
  async (url) => {
    const { headElements } = await renderHead(url);
    expect(headElements.robots).toBe('noindex');
    expect(Object.keys(headElements).filter((key) => /canonical|alternate/.test(key))).toEqual(['og:locale:alternate']);
  },
);
