import { describe, expect, test } from 'vitest';
import { encodeText } from '../../testing/texts/encodeText';
import { readText, type TextEncoding } from './textEncoding';

const readings = (bytes: Uint8Array) => readText(bytes).map(({ text }) => text);

const frenchNames = [
  ...['Saïd SAÏD', 'Zoé AÏT AHMED', 'Noël BÉNALI', 'François BENAÏSSA', 'Nadia MÖLLER', 'Aïcha', 'HÉLÈNE', 'Loïc'],
  ...[
    'ANDRÉ',
    'Gaëlle',
    'NOËL',
    'Mélanie',
    'Naïma',
    'BENAïSSA',
    'Zoubéïda',
    'CÔTÉ',
    'AÏNOUZ',
    'AÏT-ALI',
    'Élise',
    'Île',
  ],
  ...['ÇELIK', 'Muñoz', 'N’Goran', 'Œuvre', 'D’Angelo', 'Jérôme', 'BéNALI', 'FRANçOIS', 'à Béjaïa'],
];
const arabicNames = [
  ...['أمينة', 'سعاد', 'علي', 'محمد', 'فاطمة الزهراء', 'عبد القادر', 'خديجة', 'يوسف', 'إبراهيم', 'بن علي', 'زهرة'],
  ...['نور الدين', 'آيت أحمد', 'مريم', 'ليلى', 'هدى', 'عمر', 'طارق', 'غزالة', 'قاسم', 'رضا', 'شيماء', 'ظافر', 'ثريا'],
  ...['ذهبية', 'خالد', 'مصطفى', 'رؤوف', 'عائشة', 'لؤي', 'محمّد'],
];
const files: [TextEncoding, string[]][] = [
  ['windows1252', frenchNames],
  ['macRoman', frenchNames],
  ['windows1256', arabicNames],
  ['iso88596', arabicNames],
];

describe.each(files)('%s', (encoding, names) => {
  test('a file of many names is certain', () => {
    expect(readText(encodeText(names.join('\r\n'), encoding)).map((each) => each.encoding)).toEqual([encoding]);
  });

  test.each(names)('%s alone is read right, or asked', (name) => {
    expect(readings(encodeText(name, encoding))).toContain(name);
  });
});

test.each([
  ['NOËL', 'windows1252', ['NOËL', 'NOÀL']],
  ['BENAïSSA', 'windows1252', ['BENAÔSSA', 'BENAïSSA']],
  ['سعاد', 'windows1256', ['سعاد', 'سغاد']],
] as const)('%s is ambiguous in %s', (name, encoding, expected) => {
  expect(readings(encodeText(name, encoding)).sort()).toEqual([...expected].sort());
});

test('a known heading decides', () => {
  const bytes = encodeText('الاسم;اللقب\r\nسعاد;عمر', 'windows1256');
  expect(readText(bytes, (cell) => cell === 'اللقب').map(({ encoding }) => encoding)).toEqual(['windows1256']);
});

test('small accented letters that two encodings share are certain', () => {
  expect(readings(encodeText('أمينة;Saïd', 'windows1256'))).toEqual(['أمينة;Saïd']);
  expect(readings(encodeText('Saïd;Zoé', 'windows1252'))).toEqual(['Saïd;Zoé']);
});

test.each([
  ['UTF-8', Buffer.from('Saïd;أمينة'), 'utf8'],
  ['UTF-8 with a mark', Buffer.from('\uFEFFSaïd;أمينة'), 'utf8'],
  ['UTF-16 with a mark', Buffer.from('\uFEFFSaïd;أمينة', 'utf16le'), 'utf16le'],
  ['UTF-16 without a mark', Buffer.from('Saïd;HADDAD', 'utf16le'), 'utf16le'],
  ['UTF-16 in the other order', Buffer.from('\uFEFFSaïd;أمينة', 'utf16le').swap16(), 'utf16be'],
  ['UTF-16 in the other order without a mark', Buffer.from('Saïd;HADDAD', 'utf16le').swap16(), 'utf16be'],
])('%s is recognized', (_name, bytes, encoding) => {
  const [reading, ...others] = readText(bytes);
  expect([reading?.encoding, others, reading?.text.startsWith('Saïd;')]).toEqual([encoding, [], true]);
});

test('a workbook is no text', () => {
  expect(readText(Buffer.from('PK\u0003\u0004\u0014\0\u0006\0\b\0\0\0!\0é'))).toEqual([]);
});

test('reads a word of 1 MB of quotation marks', () => {
  const bytes = new Uint8Array(1024 * 1024).fill(0x92);
  bytes[0] = 0x61;
  bytes[bytes.length - 1] = 0x61;
  expect(readings(bytes)).not.toHaveLength(0);
});
