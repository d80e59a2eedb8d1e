import { demoContactDetails } from '../../prisma/seed/content/contactDetails';
import { withParsedTexts } from './withParsedTexts';

export const siteDocumentFixture = (overrides: Record<string, unknown> = {}) =>
  withParsedTexts(
    {
      id: 1,
      name: 'privacy',
      title: 'Privacy Policy',
      titleAr: 'سياسة الخصوصية',
      body: '## What we store\n\nYour name.',
      bodyAr: '## ما نخزّنه\n\nاسمك.',
      updatedAt: new Date('2026-01-01'),
      ...overrides,
    },
    'body',
  );

export const contactDetailsFixture = (overrides: Record<string, string> = {}) => ({
  hours: 'Sunday to Thursday, 8:00 to 17:00',
  hoursAr: 'من الأحد إلى الخميس، من 8:00 إلى 17:00',
  ...demoContactDetails,
  ...overrides,
});
