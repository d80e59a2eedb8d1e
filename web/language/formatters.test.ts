import { describe, expect, test } from 'vitest';
import {
  minutesToCeilHours,
  localizeFieldWithLang,
  formatDayAndMonth,
  formatDate,
  formatNumber,
  formatPrice,
  formatTime,
  localizeField,
} from './formatters';

describe('money', () => {
  test('stands behind DZD in English and before دج in Arabic, grouped alike', () => {
    expect(formatPrice('1500.00', 'en')).toBe('DZD 1,500');
    expect(formatPrice('1500.00', 'ar')).toBe('1,500 دج');
  });

  test('shows centimes only where there are some', () => {
    expect(formatPrice('12000.50', 'en')).toBe('DZD 12,000.50');
  });
});

describe('dates', () => {
  test('name the month as Algeria does', () => {
    expect(formatDate('2026-11-18T10:00:00.000Z', 'ar')).toBe('18 نوفمبر 2026');
    expect(formatDate('2026-01-02T10:00:00.000Z', 'ar')).toContain('جانفي');
    expect(formatDate('2026-11-18T10:00:00.000Z', 'en')).toBe('November 18, 2026');
  });

  test('are those of Algiers, wherever they are read', () => {
    expect(formatDate('2026-11-18T23:30:00.000Z', 'en')).toBe('November 19, 2026');
  });
});

test('hours are those of Algiers, as each language writes them', () => {
  expect(formatTime('2026-11-18T08:05:00.000Z', 'en')).toBe('9:05 AM');
  expect(formatTime('2026-11-18T23:00:00.000Z', 'en')).toBe('12:00 AM');
  expect(formatTime('2026-11-18T08:05:00.000Z', 'ar')).toBe('09:05');
  expect(formatTime('2026-11-18T23:00:00.000Z', 'ar')).toBe('00:00');
});

test('a leaf of the calendar has a day and a month of its own', () => {
  expect(formatDayAndMonth('2026-01-31T23:30:00.000Z', 'ar')).toEqual({ day: '1', month: 'فيفري' });
  expect(formatDayAndMonth('2026-01-31T23:30:00.000Z', 'en')).toEqual({ day: '1', month: 'Feb' });
});

test('numbers group as en-US in both languages', () => {
  expect(formatNumber(12345, 'ar')).toBe('12,345');
  expect(formatNumber(4.5, 'en', 1)).toBe('4.5');
});

test('a begun hour counts as a whole one', () => {
  expect([60, 61, 0].map(minutesToCeilHours)).toEqual([1, 2, 0]);
});

describe('a bilingual field', () => {
  const course = {
    title: 'Solar basics',
    titleAr: 'أساسيات الطاقة الشمسية',
    description: 'Only English',
    descriptionAr: ' ',
  };

  test('is said in the language of the reader', () => {
    expect(localizeField(course, 'title', 'ar')).toBe('أساسيات الطاقة الشمسية');
    expect(localizeField(course, 'title', 'en')).toBe('Solar basics');
  });

  test('is said in the other language where it is blank, and says so', () => {
    expect(localizeFieldWithLang(course, 'description', 'ar')).toEqual({
      text: 'Only English',
      lang: 'en',
      dir: 'ltr',
    });
  });

  test('that nobody wrote is empty', () => {
    expect(localizeFieldWithLang({ bio: null, bioAr: null }, 'bio', 'ar')).toEqual({
      text: '',
      lang: 'ar',
      dir: 'rtl',
    });
  });
});
