import { describe, expect, test } from 'vitest';
import { searchedStems, stemToken, tokenStems, toTokens } from './stems';

const stemsOf = (text: string) => toTokens(text).map(stemToken);

describe('forms of a word have one stem', () => {
  test.each([
    ['لوح', 'اللوح الألواح ألواح واللوح بالألواح والألواح'],
    ['محطة', 'محطات المحطة المحطات والمحطات بالمحطة كالمحطة للمحطات المحطتين'],
    ['شبكة', 'شبكات الشبكات الشبكة'],
    ['عاكس', 'عواكس العواكس العاكس'],
    ['مضخة', 'مضخات المضخة المضخات'],
    ['توربين', 'توربينات توربينة التوربينات'],
    ['شاحن', 'شواحن الشواحن'],
    ['سيارة', 'سيارات السيارة السيارات سيارتي سيارتك سيارته'],
    ['مركبة', 'مركبات المركبات'],
    ['بطارية', 'بطاريات البطاريات بطاريتك بطاريتها'],
    ['سؤال', 'أسئلة الأسئلة'],
    ['كهرباء', 'كهربائي كهربائية الكهربائية الكهربائيين'],
    ['شمس', 'شمسي شمسية الشمسية الشمسيات'],
    ['ذكية', 'الذكية'],
    ['رياح', 'الريح ريح الرياح'],
    ['مهندس', 'مهندسون المهندسين مهندسة مهندسات'],
    ['ڤولط', 'فولط'],
    ['پطارية', 'بطارية'],
    ['گراج', 'قراج ڨراج'],
    ['چهاز', 'جهاز أجهزة'],
    ['battery', 'batteries Batterie BATTERIES'],
    ['panneau', 'panneaux'],
    ['réseau', 'reseaux'],
    ['panel', 'panels'],
    ['box', 'boxes'],
    ['énergie', 'energie energies energy'],
  ])('%s: %s', (word, forms) => {
    expect(new Set(stemsOf(`${word} ${forms}`)).size).toBe(1);
  });
});

test.each([
  ['ورشة', 'رش'],
  ['شاحن', 'شحن'],
  ['طاقة', 'طقس'],
  ['bus', 'bu'],
  ['class', 'clas'],
])('%s and %s have different stems', (one, other) => {
  expect(stemsOf(one)).not.toEqual(stemsOf(other));
});

test('grouping marks in numbers are dropped and other signs separate words', () => {
  expect(toTokens('15,000 ١٥٬٠٠٠ 15000 ۱۵٬۰۰۰ 1,500,000')).toEqual(['15000', '15000', '15000', '15000', '1500000']);
  expect(toTokens('vehicle-to-grid AC/DC l’énergie 3.14، نعم')).toEqual([
    'vehicle',
    'to',
    'grid',
    'ac',
    'dc',
    'l',
    'energie',
    '3',
    '14',
    'نعم',
  ]);
});

test('a text has the stems of a word with and without its particle', () => {
  expect(tokenStems('وصيانه')).toEqual(['وصي', 'صيان']);
  expect(tokenStems('ومحطه')).toContain('محط');
  expect(tokenStems('لوح')).toEqual(['لوح']);
});

test('only long searched words lose "and"', () => {
  expect(searchedStems('وصيانه')).toEqual(['وصي', 'صيان']);
  expect(searchedStems('ورشه')).toEqual(['ورش']);
});

test('a name has the same stems in all its forms', () => {
  expect(stemsOf('الألواح الشمسية')).toEqual(stemsOf('لوح شمسي'));
});
