import { describe, expect, test } from 'vitest';
import { parseRichText } from '../../../schema/richText/parseRichText';
import type { SeoContext } from '../seoContext';
import { createBreadcrumbJsonLd } from '../PageMeta';
import {
  createBlogPostJsonLd,
  createCourseJsonLd,
  createEventJsonLd,
  createFaqJsonLd,
  createGlossaryJsonLd,
} from './entityJsonLd';
import { contactDetailsFixture } from '../../testing/siteFixtures';
import { createOrganizationJsonLd, createWebsiteJsonLd } from './organizationJsonLd';

const arabicContext: SeoContext = { origin: 'https://tayyar.test', language: 'ar' };
const englishContext: SeoContext = { origin: 'https://tayyar.test', language: 'en' };

const course = {
  id: '8',
  title: 'Home solar',
  titleAr: 'الطاقة الشمسية المنزلية',
  descriptionBlocks: parseRichText('## Measure\n\nThen **calculate**.'),
  descriptionBlocksAr: parseRichText('القياس أولًا.'),
  price: '1500.00',
  isFree: false,
  thumbnail: null,
  duration: 200,
  level: 'beginner',
  rating: '4.60',
  ratingCount: 12,
  trainer: { firstName: 'Nadia', lastName: 'Meziane', firstNameAr: 'نادية', lastNameAr: 'مزيان' },
};

describe('a course', () => {
  test('has trainer, price, duration and rating in both languages', () => {
    expect(createCourseJsonLd(englishContext, course)).toEqual({
      '@type': 'Course',
      '@id': 'https://tayyar.test/courses/8?lang=en',
      url: 'https://tayyar.test/courses/8?lang=en',
      name: 'Home solar',
      description: 'Measure Then calculate.',
      image: 'https://tayyar.test/previews/course-1.jpg',
      inLanguage: 'en',
      educationalLevel: 'beginner',
      provider: expect.objectContaining({ '@type': 'Organization', name: 'Tayyar' }),
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: '1500.00',
        priceCurrency: 'DZD',
        url: 'https://tayyar.test/courses/8?lang=en',
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: 'PT3H20M',
        instructor: { '@type': 'Person', name: 'Nadia Meziane' },
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: '4.60',
        ratingCount: 12,
        bestRating: 5,
        worstRating: 1,
      },
    });
    expect(createCourseJsonLd(arabicContext, course)).toMatchObject({
      url: 'https://tayyar.test/courses/8',
      name: 'الطاقة الشمسية المنزلية',
      inLanguage: 'ar',
      hasCourseInstance: { instructor: { name: 'نادية مزيان' } },
    });
  });

  test('without price, duration and rating omits them', () => {
    const jsonLd = createCourseJsonLd(englishContext, {
      ...course,
      price: '0.00',
      isFree: true,
      duration: 0,
      ratingCount: 0,
    });
    expect(jsonLd.offers).toMatchObject({ category: 'Free', price: '0.00' });
    expect([jsonLd.hasCourseInstance, jsonLd.aggregateRating]).toEqual([undefined, undefined]);
  });

  test.each([
    [5, 'PT5M'],
    [60, 'PT1H'],
    [61, 'PT1H1M'],
  ])('of %d minutes has the workload %s', (duration, courseWorkload) => {
    expect(createCourseJsonLd(englishContext, { ...course, duration }).hasCourseInstance).toMatchObject({
      courseWorkload,
    });
  });

  test.each([
    ['https://example.dz/x.jpg', 'https://example.dz/x.jpg'],
    ['/media/x.jpg', 'https://tayyar.test/media/x.jpg'],
    ['https://[', undefined],
  ])('with the thumbnail %s has the image %s', (thumbnail, image) => {
    expect(createCourseJsonLd(englishContext, { ...course, thumbnail }).image).toBe(image);
  });
});

test('a blog post has author, dates and topics', () => {
  const post = {
    id: '7',
    slug: 'ten-questions',
    title: 'Ten questions',
    titleAr: 'عشرة أسئلة',
    summary: 'Before a solar roof.',
    summaryAr: 'قبل السقف الشمسي.',
    thumbnail: null,
    tags: ['solar', 'roof'],
    publishedAt: '2026-01-01T08:00:00.000Z',
    updatedAt: '2026-02-01T08:00:00.000Z',
    author: { firstName: 'Amel', lastName: 'Haddad', firstNameAr: 'أمل', lastNameAr: 'حداد' },
    category: { name: 'Solar energy', nameAr: 'الطاقة الشمسية' },
  };
  expect(createBlogPostJsonLd(arabicContext, post)).toEqual({
    '@type': 'BlogPosting',
    '@id': 'https://tayyar.test/blog/ten-questions',
    url: 'https://tayyar.test/blog/ten-questions',
    mainEntityOfPage: 'https://tayyar.test/blog/ten-questions',
    headline: 'عشرة أسئلة',
    description: 'قبل السقف الشمسي.',
    image: 'https://tayyar.test/previews/post-1.jpg',
    inLanguage: 'ar',
    datePublished: '2026-01-01T08:00:00.000Z',
    dateModified: '2026-02-01T08:00:00.000Z',
    author: { '@type': 'Person', name: 'أمل حداد' },
    publisher: expect.objectContaining({ '@type': 'Organization', name: 'تيّار' }),
    articleSection: 'الطاقة الشمسية',
    keywords: 'solar, roof',
  });
  expect(createBlogPostJsonLd(englishContext, { ...post, category: null, tags: [] })).toMatchObject({
    url: 'https://tayyar.test/blog/ten-questions?lang=en',
    author: { name: 'Amel Haddad' },
    articleSection: undefined,
    keywords: undefined,
  });
});

describe('an event', () => {
  const event = {
    id: '3',
    title: 'Charging evening',
    titleAr: 'أمسية الشحن',
    descriptionBlocks: parseRichText('Bring your questions.'),
    descriptionBlocksAr: parseRichText('أحضروا أسئلتكم.'),
    startDate: '2026-12-01T17:00:00.000Z',
    endDate: '2026-12-01T19:00:00.000Z',
    location: 'Oran',
    locationAr: 'وهران',
    isOnline: false,
    capacity: 30,
    isSoldOut: true,
    price: '5000.00',
    thumbnail: null,
  };

  test('has location, dates, price and availability', () => {
    expect(createEventJsonLd(englishContext, event)).toMatchObject({
      '@type': 'Event',
      name: 'Charging evening',
      startDate: '2026-12-01T17:00:00.000Z',
      endDate: '2026-12-01T19:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Oran' },
      organizer: { '@type': 'Organization', name: 'Tayyar' },
      isAccessibleForFree: false,
      maximumAttendeeCapacity: 30,
      offers: { price: '5000.00', priceCurrency: 'DZD', availability: 'https://schema.org/SoldOut' },
    });
  });

  test('online has its page as location', () => {
    expect(
      createEventJsonLd(arabicContext, { ...event, isOnline: true, price: '0.00', isSoldOut: false }),
    ).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://tayyar.test/events/3' },
      isAccessibleForFree: true,
      offers: { availability: 'https://schema.org/InStock' },
    });
  });

  test('without a location omits it', () => {
    expect(createEventJsonLd(englishContext, { ...event, location: null, locationAr: null }).location).toBeUndefined();
  });
});

test('FAQ answers are plain text without Markdown', () => {
  const question = {
    question: 'Free?',
    questionAr: 'مجاني؟',
    answerBlocks: parseRichText('Some **are**.'),
    answerBlocksAr: [],
  };
  expect(createFaqJsonLd(englishContext, [question])).toEqual({
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: [{ '@type': 'Question', name: 'Free?', acceptedAnswer: { '@type': 'Answer', text: 'Some are.' } }],
  });
});

test('glossary terms have acronyms and translations as alternate names', () => {
  const term = {
    term: 'Battery management system',
    termAr: 'نظام إدارة البطارية',
    definition: 'Watches cells.',
    definitionAr: 'يراقب الخلايا.',
    acronym: 'BMS',
    acronymAr: null,
  };
  expect(createGlossaryJsonLd(arabicContext, 'القاموس', [term])).toMatchObject({
    '@type': 'DefinedTermSet',
    name: 'القاموس',
    hasDefinedTerm: [
      {
        '@type': 'DefinedTerm',
        name: 'نظام إدارة البطارية',
        alternateName: ['BMS', 'Battery management system'],
        description: 'يراقب الخلايا.',
        inDefinedTermSet: 'https://tayyar.test/glossary',
      },
    ],
  });
});

test('breadcrumbs start at the home page', () => {
  expect(createBreadcrumbJsonLd(englishContext, [{ name: 'Courses', path: '/courses' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Tayyar', item: 'https://tayyar.test/?lang=en' },
      { '@type': 'ListItem', position: 2, name: 'Courses', item: 'https://tayyar.test/courses?lang=en' },
    ],
  });
});

test.each([
  [arabicContext, 'https://tayyar.test/courses?search={search_term_string}'],
  [englishContext, 'https://tayyar.test/courses?lang=en&search={search_term_string}'],
])('the search action uses the page language', (seo, urlTemplate) => {
  expect(createWebsiteJsonLd(seo).potentialAction).toMatchObject({ target: { urlTemplate } });
  expect(createOrganizationJsonLd(seo, contactDetailsFixture())).toMatchObject({
    '@type': 'Organization',
    url: 'https://tayyar.test/',
    email: 'contact@tayyar.example',
    telephone: '+213 555 12 34 56',
  });
});

test('an organization without contact details names none', () => {
  const none = Object.fromEntries(Object.keys(contactDetailsFixture()).map((name) => [name, '']));
  const data = createOrganizationJsonLd(englishContext, contactDetailsFixture(none));
  for (const field of ['email', 'telephone', 'sameAs', 'address']) expect(data).not.toHaveProperty(field);
});
