import { describe, expect, test } from 'vitest';
import { amountInWords } from './amountInWords';

describe('amounts in English words', () => {
  test.each([
    ['1.00', 'one Algerian dinar'],
    ['2.00', 'two Algerian dinars'],
    ['21.50', 'twenty-one Algerian dinars and fifty centimes'],
    ['105.00', 'one hundred and five Algerian dinars'],
    ['16000.00', 'sixteen thousand Algerian dinars'],
    ['12800.00', 'twelve thousand eight hundred Algerian dinars'],
    ['1000001.01', 'one million and one Algerian dinars and one centime'],
    ['0.25', 'twenty-five centimes'],
    ['0.00', 'zero Algerian dinars'],
    [
      '99999999.99',
      'ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine Algerian dinars and ninety-nine centimes',
    ],
  ])('%s', (amount, words) => expect(amountInWords(amount, 'en')).toBe(words));
});

describe('amounts in Arabic words', () => {
  test.each([
    ['1.00', 'دينار جزائري واحد'],
    ['2.00', 'ديناران جزائريان'],
    ['3.00', 'ثلاثة دنانير جزائرية'],
    ['10.00', 'عشرة دنانير جزائرية'],
    ['11.00', 'أحد عشر دينارًا جزائريًا'],
    ['21.50', 'واحد وعشرون دينارًا جزائريًا وخمسون سنتيمًا'],
    ['100.00', 'مئة دينار جزائري'],
    ['101.00', 'مئة ودينار جزائري واحد'],
    ['102.00', 'مئة وديناران جزائريان'],
    ['105.00', 'مئة وخمسة دنانير جزائرية'],
    ['200.00', 'مئتا دينار جزائري'],
    ['1000.00', 'ألف دينار جزائري'],
    ['2000.00', 'ألفا دينار جزائري'],
    ['4500.00', 'أربعة آلاف وخمسمئة دينار جزائري'],
    ['16000.00', 'ستة عشر ألف دينار جزائري'],
    ['16200.00', 'ستة عشر ألفًا ومئتا دينار جزائري'],
    ['102000.00', 'مئة ألف وألفا دينار جزائري'],
    ['200000.00', 'مئتا ألف دينار جزائري'],
    ['1000001.01', 'مليون ودينار جزائري واحد وسنتيم واحد'],
    ['0.02', 'سنتيمان'],
    ['0.00', 'صفر دينار جزائري'],
    [
      '99999999.99',
      'تسعة وتسعون مليونًا وتسعمئة وتسعة وتسعون ألفًا وتسعمئة وتسعة وتسعون دينارًا جزائريًا وتسعة وتسعون سنتيمًا',
    ],
  ])('%s', (amount, words) => expect(amountInWords(amount, 'ar')).toBe(words));
});
