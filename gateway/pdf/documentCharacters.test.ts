import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { documentCharacterRanges, findUnprintableCharacter } from '../../schema/contract/text/documentCharacters';
import { certificateData, certificateOptions } from '../testing/certificates/documentCases';
import { renderCertificatePdf } from '../certificates/document/certificateDocument';
import { readPdf } from '../testing/documents/readPdf';
import { fontFiles, readFont, readTemplate } from './pdfEngine';

/** Neither control, private use nor undefined characters, and no byte order mark. */
const isCharacter = (codePoint: number): boolean =>
  !/[\p{C}\p{Zl}\p{Zp}]/u.test(String.fromCodePoint(codePoint)) ||
  /[\u200C\u200D]/.test(String.fromCodePoint(codePoint));

const fontCharacters = (file: string): number[] => {
  const font = fontkit.create(readFont(file));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts`);
  return font.characterSet;
};

const toRanges = (codePoints: number[]): string => {
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && range[1] >= codePoint - 1) range[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges.map((range) => [...new Set(range)].map((end) => end.toString(16)).join('-')).join(' ');
};

test('the characters that forms accept are those of the fonts', () => {
  expect(documentCharacterRanges).toBe(toRanges(fontFiles.flatMap(fontCharacters).filter(isCharacter)));
});

test.each([
  ['Amina Ben-Ali', undefined],
  ['Économie d’énergie: 12 kW ≥ 9 λ', undefined],
  ['الطاقة الشمسية ١٢٪', undefined],
  ['ⴰⵣⵓⵍ Ḥamid Ɛli', undefined],
  ['e\u0301', undefined],
  ['Solar 漢字', '漢'],
  ['شمس 🔋 👍🏽 🇩🇿', undefined],
])('the character of "%s" that no document can show is %s', (text, character) => {
  expect(findUnprintableCharacter(text)).toBe(character);
});

test('a title with each of the scripts is archival', async () => {
  const courseTitle = 'Énergie λ Жук ⴰⵣⵓⵍ ṛṣṭ ≥ № الطاقة';
  const pdf = await renderCertificatePdf({ ...certificateData, courseTitle }, certificateOptions);
  expect(pdf.toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>');
});

test('templates use no font of the machine', () => {
  const templates = ['gateway/certificates/document/certificate.typ', 'gateway/payments/receipt.typ'].map(readTemplate);
  for (const template of templates) expect(template).toMatch(/^#set text\(font: \([^)]+\), fallback: false,/m);
});

test('a certificate with letters that its fonts lack embeds its own fonts only', async () => {
  const data = { ...certificateData, holderName: '漢字 Ж', courseTitle: 'Solar 太陽 ☀ ⴰⵣⵓⵍ' };
  const { fonts } = readPdf(await renderCertificatePdf(data, certificateOptions));
  expect(fonts.length).toBeGreaterThan(3);
  for (const font of fonts) expect(font).toMatch(/^(Tajawal|Amiri|NotoSans)/);
});
