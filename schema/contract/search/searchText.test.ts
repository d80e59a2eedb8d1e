import { describe, expect, test } from 'vitest';
import { toSearchText, splitSearchWords } from './searchText';

describe('equivalent texts', () => {
  test.each([
    ['أحمد', 'احمد'],
    ['إدارة', 'ادارة'],
    ['آلة', 'اله'],
    ['ٱلطاقة', 'الطاقه'],
    ['مستشفى', 'مستشفي'],
    ['مسؤول', 'مسوول'],
    ['شاطئ', 'شاطي'],
    ['الطَّاقَةُ الشَّمْسِيَّةُ', 'الطاقة الشمسية'],
    ['كهـــرباء', 'كهرباء'],
    ['رحمٰن', 'رحمن'],
    ['دورة ٢٠٢٦', 'دورة 2026'],
    ['۱۲۳', '123'],
    ['ﻻ', 'لا'],
    ['ﷲ', 'الله'],
    ['ا\u0654حمد', 'أحمد'],
    ['SOLAR Énergie', 'solar energie'],
    ['e\u0301nergie', 'énergie'],
    ['ﬁlter', 'filter'],
    ['Ｓｏｌａｒ １２', 'solar 12'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδος'],
    ['kWh²', 'kwh2'],
  ])('%s equals %s', (one, other) => {
    expect(toSearchText(one)).toBe(toSearchText(other));
  });
});

test.each([
  ['سيارة', 'سيارات'],
  ['solar', 'polar'],
  ['12', '21'],
])('%s and %s differ', (one, other) => {
  expect(toSearchText(one)).not.toBe(toSearchText(other));
});

test('several texts form one key that words cannot span, and absent texts are skipped', () => {
  expect(toSearchText('  Solar \t energy ', null, undefined, '', 'الطّاقة')).toBe('solar energy \nالطاقه');
  expect(toSearchText()).toBe('');
});

test('a search is split into unique words', () => {
  expect(splitSearchWords('  الطَّاقة  Solar\nsolar ')).toEqual(['الطاقه', 'solar']);
  expect(splitSearchWords('ـ ً ')).toEqual([]);
  expect(splitSearchWords(null)).toEqual([]);
});
