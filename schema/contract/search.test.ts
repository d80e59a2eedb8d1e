import { describe, expect, test } from 'vitest';
import { searchKey, searchWords } from './search';

describe('texts that people take for the same', () => {
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
  ])('%s and %s', (one, other) => {
    expect(searchKey(one)).toBe(searchKey(other));
  });
});

test.each([
  ['سيارة', 'سيارات'],
  ['solar', 'polar'],
  ['12', '21'],
])('%s and %s stay apart', (one, other) => {
  expect(searchKey(one)).not.toBe(searchKey(other));
});

test('several texts are one key, whose parts no word can span; absent ones are left out', () => {
  expect(searchKey('  Solar \t energy ', null, undefined, '', 'الطّاقة')).toBe('solar energy \nالطاقه');
  expect(searchKey()).toBe('');
});

test('a search is the words of it, each once', () => {
  expect(searchWords('  الطَّاقة  Solar\nsolar ')).toEqual(['الطاقه', 'solar']);
  expect(searchWords('ـ ً ')).toEqual([]);
  expect(searchWords(null)).toEqual([]);
});
