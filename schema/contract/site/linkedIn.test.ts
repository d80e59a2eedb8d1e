import { expect, test } from 'vitest';
import { addToLinkedInUrl } from './linkedIn';

const certificate = {
  code: '0A1B2C3D4E5F6G7H',
  number: 'TYR-2026-000123',
  issuedAt: new Date('2026-12-31T23:30:00Z'),
  courseTitle: 'Chargers & cables + 50 %',
  courseTitleAr: 'الشواحن والكوابل',
};
const read = (language: 'ar' | 'en') => {
  const url = new URL(addToLinkedInUrl(certificate, 'https://tayyar.example', language));
  return [url.origin + url.pathname, Object.fromEntries(url.searchParams)];
};

test('fills in the form in English; the month is the one in Algeria', () => {
  expect(read('en')).toEqual([
    'https://www.linkedin.com/profile/add',
    {
      startTask: 'CERTIFICATION_NAME',
      name: 'Chargers & cables + 50 %',
      organizationName: 'Tayyar',
      issueYear: '2027',
      issueMonth: '1',
      certUrl: 'https://tayyar.example/verify/0A1B2C3D4E5F6G7H?lang=en',
      certId: 'TYR-2026-000123',
    },
  ]);
});

test('fills in the form in Arabic', () => {
  expect(read('ar')[1]).toMatchObject({
    name: 'الشواحن والكوابل',
    organizationName: 'تيّار',
    certUrl: 'https://tayyar.example/verify/0A1B2C3D4E5F6G7H',
  });
});
