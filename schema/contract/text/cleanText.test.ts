import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../testing/texts/hostileTexts';
import { paste, sampleTexts } from '../../testing/texts/pastedTexts';
import * as kinds from './cleanText';
import { parseAmount } from './decimalNumber';
import { cleanEmail } from './emailAddress';
import { certificateNameSchema } from '../validation/learning/certificates';
import { couponSpellings, createCouponSchema, orderSchema, paymentProofSchema } from '../validation/payments/payments';
import { totpCodeSchema } from '../validation/accounts/secondFactor';
import { parseCertificateReference } from '../certificates';
import { personName, multilineText, searchQuerySchema, singleLineText } from '../validation/fields/textFields';
import { slugField } from '../validation/fields/slug';
import { normalizeUsername, urlField, usernameField } from '../validation/accounts/accounts';

test.each(Object.entries({ ...kinds, cleanEmail, parseAmount: (text: string) => parseAmount(text) ?? '' }))(
  '%s changes nothing in a text that it has cleaned',
  (_name, clean) => {
    for (const text of [
      ...hostileTexts,
      ...sampleTexts.map(paste),
      '""«x»""',
      '\u2066e\u2067\u0301',
      'ـ\u200Fـ',
      '(١٥٬٠٠٠)',
    ])
      expect(clean(clean(text))).toBe(clean(text));
  },
);

const spellingsOf = (coupon: string): string[] =>
  couponSpellings(orderSchema.parse({ courseId: 1, coupon }).coupon ?? '');

describe('a coupon', () => {
  test.each([
    ...[
      'TAYYAR-20',
      'tayyar-20',
      ' TAYYAR - 20\n',
      'T A Y Y A R-20',
      '\u200FTAYYAR-20',
      '\u202ATAYYAR-20\u202C',
      '\u2066TAYYAR-20\u2069',
    ],
    ...[
      'TAYYAR-٢٠',
      'TAYYAR-۲۰',
      'TAYYAR\u201120',
      'TAYYAR–20',
      'TAYYAR—20',
      'TAYYAR−20',
      'TAYYAR﹣20',
      'ＴＡＹＹＡＲ－２０',
      '𝗧𝗔𝗬𝗬𝗔𝗥-𝟮𝟬',
    ],
    ...[
      '«TAYYAR-20»',
      '“TAYYAR-20”',
      "'TAYYAR-20'",
      '« TAYYAR-20 ».',
      'TAY\u00ADYAR-20',
      'TAYYAR\u00AD20',
      'TAYYAR\u00AD-20',
      'TAYYARـ20',
    ],
    ...['TAYYAR 20', 'TAYYAR\u00A020', 'TAY\u200BYAR-20', 'TAYYAR\uFEFF-20', '\u202DTAYYAR-20\u202C', 'TAYYAR-20،'],
  ])('%j finds TAYYAR-20', (text) => {
    expect(spellingsOf(text)).toContain('TAYYAR-20');
  });

  test.each([
    ['«tayyar–٢٠»', 'TAYYAR-20'],
    ['sun 20', 'SUN20'],
    ['\u200FSUN_20', 'SUN_20'],
  ])('%j is created as %s', (code, stored) => {
    expect(createCouponSchema.safeParse({ code, percent: 10 }).data?.code).toBe(stored);
  });

  test('with another letter is refused, and the message names it', () => {
    const { error } = createCouponSchema.safeParse({ code: 'ÉTÉ20', percent: 10 });
    expect(error?.issues.map(({ message }) => message)).toEqual(['invalidCharacters|“É”|1']);
  });
});

test.each([
  '123456',
  '123 456',
  '١٢٣ ٤٥٦',
  '\u202A123\u00A0456\u202C',
  '１２３４５６',
  '123–456',
  '«123456»',
  '12\u00AD3456',
])('the second-factor code %j is 123456', (code) =>
  expect(totpCodeSchema.safeParse({ code }).data).toEqual({ code: '123456' }),
);

test.each([
  'TYR-2026-000123',
  'TYR–٢٠٢٦–٠٠٠١٢٣',
  '\u202BTYR 2026 000123\u202C',
  'ＴＹＲ２０２６０００１２３',
  '«tyr2026000123»',
])('the certificate number %j is TYR-2026-000123', (text) =>
  expect(parseCertificateReference(text)).toEqual({ number: 'TYR-2026-000123' }),
);

test.each([
  ['\u202A123456789\u202C', '123456789'],
  ['\u200F١٢٣٤٥٦', '123456'],
  ['123\u00A0456\u202F789', '123 456 789'],
  ['VIR–2026\u2011001', 'VIR-2026-001'],
  ['Trx 12', 'Trx 12'],
  ['«12ـ3»', '123'],
])('the number of a transfer %j is stored as %j', (transactionId, stored) => {
  expect(paymentProofSchema.shape.transactionId.safeParse(transactionId).data).toBe(stored);
});

test.each([
  ['\u200Fsalmax1', 'salmax1'],
  ['sal\u200Bma\u200Cx\u200D1\uFEFF', 'salmax1'],
  ['\u2067salmax1\u2069', 'salmax1'],
  ['ｓａｌｍａｘ１', 'salmax1'],
  [' أمل ', 'أمل'],
])('the username %j is stored as %j', (text, stored) => {
  const username = usernameField.safeParse(text).data;
  expect(username).toBe(stored);
  expect(normalizeUsername(text.replace(/[\u2067\u2069]/g, ''))).toBe(stored);
});

test.each([
  ['\u202Bأمينة\u202C', 'أمينة'],
  ['مـحـمـد', 'محمد'],
  ['ﻣﺤﻤﺪ', 'محمد'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['Ben\u2011Ali\u00A0\u2009Saïd', 'Ben-Ali Saïd'],
  ['Ame\u0301lie', 'Amélie'],
  ['\uFEFFO’Neil\u200F', 'O’Neil'],
])('the name %j is stored as %j', (text, stored) => {
  expect(personName(80).safeParse(text).data).toBe(stored);
});

test('marks of pasting are removed from both names of a certificate', () => {
  const names = { name: 'A\uFE0Fmi\u034Fna\u200E', nameAr: 'أمـي\u200Cنة\u061C' };
  expect(certificateNameSchema.safeParse(names).data).toEqual({ name: 'Amina', nameAr: 'أمينة' });
});

describe('prose', () => {
  test.each([
    ['\u202Bمرحبا بكم\u202C', 'مرحبا بكم'],
    ['أ \u2066C++\u2069 ب', 'أ C++ ب'],
    ['unpaired \u2067\u202C', 'unpaired'],
    ['\uFEFFfile', 'file'],
    ['می\u200Cخواهم C++\u200E!', 'می\u200Cخواهم C++\u200E!'],
    ['👩🏽\u200D🔧 ⚡\uFE0F', '👩🏽\u200D🔧 ⚡\uFE0F'],
    ['10\u00A0kW – «٢٠٢٦» ﷺ m²', '10\u00A0kW – «٢٠٢٦» ﷺ m²'],
    ['ﻣﺮﺣﺒﺎ', 'مرحبا'],
    ['e\u0301tude', 'étude'],
    ['كهـــرباء', 'كهـــرباء'],
  ])('%j is stored as %j', (text, stored) => {
    expect(multilineText(100).safeParse(text).data).toBe(stored);
    expect(singleLineText(100).safeParse(text).data).toBe(stored);
  });

  test('of several lines keeps soft hyphens and lines; a title loses what cannot be seen', () => {
    expect(multilineText(100).parse('a\u00ADb\u2028c\r\nd')).toBe('a\u00ADb\nc\nd');
    expect(singleLineText(100).parse('\u200Fa\u00ADb\u200Bc\u2028d\u200E ')).toBe('abc d');
  });

  test.each([
    ['a\u202Eb', 'invalidCharacters|U+202E|2'],
    ['a\u0000b', 'invalidCharacters|U+0000|2'],
    ['🔋a\uD800', 'invalidCharacters|U+D800|3'],
    ['one\ntwo', 'lineBreak|3'],
    ['one\ttwo', 'invalidCharacters|U+0009|4'],
  ])('%j is refused, and the message says what and where', (text, message) => {
    expect(
      singleLineText(100)
        .safeParse(text)
        .error?.issues.map((issue) => issue.message),
    ).toEqual([message]);
  });

  test('of several lines names the line', () => {
    const { error } = multilineText(100).safeParse('one\ntwo \u202D');
    expect(error?.issues.map((issue) => issue.message)).toEqual(['invalidCharactersInLine|U+202D|5|2']);
  });
});

test.each([
  ['\u200Fالطاقة', 'الطاقة'],
  ['\u202Bالطاقة\u202C \u2067الشمسية\u2069', 'الطاقة الشمسية'],
  ['الطا\u200Cقة', 'الطاقة'],
  ['so\u00ADlar\u00A0energy', 'solar energy'],
  ['a\u202Eb\nc', 'ab c'],
  ['\t\n', ''],
])('the search %j is %j', (text, search) => {
  expect(searchQuerySchema.parse(text)).toBe(search);
});

test.each([
  ['\u200Fsolar‑energy', 'solar-energy'],
  ['الطاقة–٢٠٢٦', 'الطاقة-2026'],
  ['الطـاقة', 'الطاقة'],
  ['ｓｏｌａｒ', 'solar'],
])('the slug %j is %j', (text, slug) => expect(slugField.safeParse(text).data).toBe(slug));

test.each([
  ['\u202Ahttps://example.dz/a\u202C', 'https://example.dz/a'],
  ['<https://example.dz/a>', 'https://example.dz/a'],
  ['https://exam\u200Bple.dz/', 'https://example.dz/'],
  ['ｈｔｔｐｓ：／／example.dz/', 'https://example.dz/'],
  ['\u00A0https://example.dz/می\u200Cx', 'https://example.dz/%D9%85%DB%8C%E2%80%8Cx'],
])('the URL %j is %j', (text, url) => expect(urlField.safeParse(text).data).toBe(url));
