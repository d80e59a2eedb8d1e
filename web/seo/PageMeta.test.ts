import { describe, expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { courseFixture, connectionFixture } from '../testing/fixtures';
import { renderTestPageWithData } from '../testing/renderTestPage';

const answers = { courses: connectionFixture([]), course: courseFixture({ id: 8 }) };

/** Head elements as `tag name-or-property-or-rel(+language)` → content or URL. */
async function renderHead(url: string, language: Language = 'en', different: object = {}) {
  const { html } = await renderTestPageWithData(url, { ...answers, ...different }, language);
  const head = html.split('</head>')[0] ?? '';
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const said: Record<string, string> = {};
  for (const [tag] of head.matchAll(/<(?:meta|link) [^>]*>/g)) {
    const language = attribute(tag, 'hrefLang') ?? attribute(tag, 'hreflang');
    const name = attribute(tag, 'name') ?? attribute(tag, 'property') ?? attribute(tag, 'rel') ?? '';
    const key = language ? `${name} ${language}` : name;
    if (/^(description|robots|canonical|alternate|og:|twitter:|article:)/.test(key)) {
      expect(said, key).not.toHaveProperty([key]);
      said[key] = attribute(tag, 'content') ?? attribute(tag, 'href') ?? '';
    }
  }
  return { said, head };
}

const site = 'https://tayyar.test';

describe('a page', () => {
  test('has one address in each language, and says so in both alike', async () => {
    const inEnglish = await renderHead('/courses?price=free&lang=en', 'en');
    const inArabic = await renderHead('/courses', 'ar');
    const alternates = {
      'alternate ar': `${site}/courses`,
      'alternate en': `${site}/courses?lang=en`,
      'alternate x-default': `${site}/courses`,
    };
    expect(inEnglish.said).toMatchObject({ canonical: `${site}/courses?lang=en`, ...alternates });
    expect(inArabic.said).toMatchObject({ canonical: `${site}/courses`, ...alternates });
  });

  test.each(['/courses/', '/Courses', '/courses//'])(
    'is known by one path, also when asked for as %s',
    async (path) => {
      expect((await renderHead(path, 'ar')).said.canonical).toBe(`${site}/courses`);
    },
  );

  test('is shown to advantage where its address is sent', async () => {
    const { said, head } = await renderHead('/courses', 'ar');
    expect(head).toContain('<title>الدورات · تيّار</title>');
    expect(said).toMatchObject({
      robots: 'max-image-preview:large',
      'og:title': 'الدورات',
      'og:description': said.description,
      'og:type': 'website',
      'og:url': `${site}/courses`,
      'og:site_name': 'تيّار',
      'og:locale': 'ar_DZ',
      'og:locale:alternate': 'en_US',
      'og:image': `${site}/previews/site-ar.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'الدورات',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'الدورات',
      'twitter:description': said.description,
      'twitter:image': `${site}/previews/site-ar.jpg`,
      'twitter:image:alt': 'الدورات',
    });
  });
});

test('a course is shown with its own picture where it has one, else with the drawing of its card', async () => {
  expect((await renderHead('/courses/8')).said).toMatchObject({
    'og:image': `${site}/previews/course-1.jpg`,
    description: 'Measure first.',
  });
  const course = courseFixture({ thumbnail: 'https://example.dz/solar.jpg' });
  const { said } = await renderHead('/courses/1', 'en', { course });
  expect(said['og:image']).toBe('https://example.dz/solar.jpg');
  expect(said).not.toHaveProperty(['og:image:width']);
});

test.each(['/auth', '/auth?tab=register', '/no/such/page', '/courses/1?lesson=11'])(
  '%s is listed nowhere and claims no address',
  async (url) => {
    const { said } = await renderHead(url);
    expect(said.robots).toBe('noindex');
    expect(Object.keys(said).filter((key) => /canonical|alternate/.test(key))).toEqual(['og:locale:alternate']);
  },
);
