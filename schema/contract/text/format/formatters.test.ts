import { describe, expect, test } from 'vitest';
import {
  minutesToCeilHours,
  localizeFieldWithLang,
  formatDayAndMonth,
  formatDate,
  formatDateRange,
  formatNumber,
  formatPrice,
  formatTime,
  localizeField,
} from './formatters';

describe('prices', () => {
  test('have DZD before the amount in English and دج after it in Arabic', () => {
    expect(formatPrice('1500.00', 'en')).toBe('DZD 1,500');
    expect(formatPrice('1500.00', 'ar')).toBe('1,500 دج');
  });

  test('show decimals only if they are not zero', () => {
    expect(formatPrice('12000.50', 'en')).toBe('DZD 12,000.50');
  });

  test('have the minus at the left of the digits in right-to-left texts, too', () => {
    expect(formatPrice('-3500', 'ar')).toBe('\u200E-3,500 دج');
  });
});

describe('dates', () => {
  test('use Algerian month names', () => {
    expect(formatDate('2026-11-18T10:00:00.000Z', 'ar')).toBe('18 نوفمبر 2026');
    expect(formatDate('2026-01-02T10:00:00.000Z', 'ar')).toContain('جانفي');
    expect(formatDate('2026-11-18T10:00:00.000Z', 'en')).toBe('November 18, 2026');
  });

  test('of a range share month and year', () => {
    const range = (from: string, to: string, language: 'ar' | 'en') =>
      formatDateRange(`${from}T10:00:00.000Z`, `${to}T12:00:00.000Z`, language);
    expect(range('2026-12-12', '2026-12-13', 'ar')).toBe('12–13 ديسمبر 2026');
    expect(range('2026-12-12', '2026-12-13', 'en')).toBe('December 12–13, 2026');
    expect(range('2026-12-31', '2027-01-02', 'ar')).toBe('31 ديسمبر 2026 – 2 جانفي 2027');
    expect(range('2026-12-12', '2026-12-12', 'ar')).toBe('12 ديسمبر 2026');
  });

  test('use the time zone of Algiers', () => {
    expect(formatDate('2026-11-18T23:30:00.000Z', 'en')).toBe('November 19, 2026');
  });
});

test('times use the time zone of Algiers and the format of the language', () => {
  expect(formatTime('2026-11-18T08:05:00.000Z', 'en')).toBe('9:05 AM');
  expect(formatTime('2026-11-18T23:00:00.000Z', 'en')).toBe('12:00 AM');
  expect(formatTime('2026-11-18T08:05:00.000Z', 'ar')).toBe('09:05');
  expect(formatTime('2026-11-18T23:00:00.000Z', 'ar')).toBe('00:00');
});

test('formats day and month separately', () => {
  expect(formatDayAndMonth('2026-01-31T23:30:00.000Z', 'ar')).toEqual({ day: '1', month: 'فيفري' });
  expect(formatDayAndMonth('2026-01-31T23:30:00.000Z', 'en')).toEqual({ day: '1', month: 'Feb' });
});

test('numbers use the grouping of en-US in both languages', () => {
  expect(formatNumber(12345, 'ar')).toBe('12,345');
  expect(formatNumber(4.5, 'en', 1)).toBe('4.5');
});

test('minutes are rounded up to hours', () => {
  expect([60, 61, 0].map(minutesToCeilHours)).toEqual([1, 2, 0]);
});

describe('a bilingual field', () => {
  const course = {
    title: 'Solar basics',
    titleAr: 'أساسيات الطاقة الشمسية',
    description: 'Only English',
    descriptionAr: ' ',
  };

  test('is shown in the page language', () => {
    expect(localizeField(course, 'title', 'ar')).toBe('أساسيات الطاقة الشمسية');
    expect(localizeField(course, 'title', 'en')).toBe('Solar basics');
  });

  test('falls back to the other language and returns its lang attribute', () => {
    expect(localizeFieldWithLang(course, 'description', 'ar')).toEqual({
      text: 'Only English',
      lang: 'en',
      dir: 'ltr',
    });
  });

  test('in the field of the wrong language gets the direction of its letters', () => {
    const trainer = { bio: 'مهندس أنظمة BMS.', bioAr: 'Battery engineer' };
    expect(localizeFieldWithLang(trainer, 'bio', 'en')).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(localizeFieldWithLang(trainer, 'bio', 'ar')).toMatchObject({ lang: 'en', dir: 'ltr' });
    const mixed = { title: 'The word شاحن in signs', titleAr: 'بطاريات LFP BYD Blade Cell' };
    expect(localizeFieldWithLang(mixed, 'title', 'en')).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(localizeFieldWithLang(mixed, 'title', 'ar')).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(localizeFieldWithLang({ term: '12', termAr: '١٢' }, 'term', 'ar')).toMatchObject({ lang: 'ar' });
  });

  test('is empty if both languages are blank', () => {
    expect(localizeFieldWithLang({ bio: null, bioAr: null }, 'bio', 'ar')).toEqual({
      text: '',
      lang: 'ar',
      dir: 'rtl',
    });
  });
});
