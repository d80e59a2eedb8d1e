import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '../../schema/contract/languages';
import { isolatePlainText, MixedText, splitRuns, textAttributes } from './mixedText';

const htmlOf = (text: string, language: Language) =>
  renderToStaticMarkup(<MixedText text={text} language={language} />);
/** Isolating characters as angle brackets. */
const plainOf = (text: string, language: Language) =>
  isolatePlainText(text, language).replaceAll('\u2068', '<').replaceAll('\u2069', '>');

test.each([
  ['ar', 'امسح رمز QR المطبوع.', 'امسح رمز <bdi lang="en" dir="ltr">QR</bdi> المطبوع.'],
  ['ar', 'لغة C++ (v2)، وغيرها', 'لغة <bdi lang="en" dir="ltr">C++ (v2)</bdi>، وغيرها'],
  ['ar', 'هاتف +213 661 98 76 54.', 'هاتف <bdi dir="ltr">+213 661 98 76 54</bdi>.'],
  ['ar', 'هاتف (0550) 12 34 56', 'هاتف <bdi dir="ltr">(0550) 12 34 56</bdi>'],
  ['ar', 'راسلنا: info@example.dz، شكرًا', 'راسلنا: <bdi lang="en" dir="ltr">info@example.dz</bdi>، شكرًا'],
  ['ar', '«Rooftop PV (part 2)» جاهزة', '«<bdi lang="en" dir="ltr">Rooftop PV (part 2)</bdi>» جاهزة'],
  ['ar', '«دورة Arduino 2» جاهزة', '«دورة <bdi lang="en" dir="ltr">Arduino</bdi> 2» جاهزة'],
  ['ar', 'من 10:00 إلى 12:00، بـ16,000 دج', 'من 10:00 إلى 12:00، بـ16,000 دج'],
  ['en', 'For “الطاقة (الجزء 2)” only', 'For “<bdi lang="ar" dir="rtl">الطاقة (الجزء 2)</bdi>” only'],
  ['en', 'Call +213 661 98 76 54', 'Call +213 661 98 76 54'],
] as const)('in %s, parts of the other direction have elements of their own: %s', (language, text, html) => {
  expect(htmlOf(text, language)).toBe(html);
});

test.each([
  ['ar', 'PV هي الطاقة', '<PV> هي الطاقة'],
  ['ar', 'لغة C++ (v2)، وغيرها', 'لغة <C++ (v2)>، وغيرها'],
  ['ar', 'هاتف +213 661 98 76 54.', 'هاتف <+213 661 98 76 54>.'],
  ['ar', 'رمز QR المطبوع', 'رمز QR المطبوع'],
  ['ar', 'الرابط: https://tayyar.example/a_(b)', 'الرابط: https://tayyar.example/a_(b)'],
  ['en', 'For “الطاقة (الجزء 2)” only', 'For “<الطاقة (الجزء 2)>” only'],
] as const)('in %s, plain text is isolated where its order would change: %s', (language, text, plain) => {
  expect(plainOf(text, language)).toBe(plain);
});

test.each([
  ['TY-4K7Q9X', { lang: 'en', dir: 'ltr' }],
  ['+213 661 98 76 54', { dir: 'ltr' }],
  ['16,000 دج', { lang: 'ar', dir: 'rtl' }],
  ['قاعة Ibn Sina 3', { lang: 'ar', dir: 'rtl' }],
])('the direction of a value follows its letters: %s', (value, attributes) => {
  expect(textAttributes(value, 'ar')).toEqual(attributes);
});

test.each([
  '',
  ' ',
  '«»',
  '«',
  '((',
  '+',
  'a\nب c\n\nd',
  `${'+1 '.repeat(3000)}أ`,
  `${'a('.repeat(3000)}ب`,
  '"a" "ب" "c',
])('nothing of a text is lost: %j', (text) => {
  for (const language of ['ar', 'en'] as const)
    expect(
      splitRuns(text, language)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
});
