import { Transformer } from '@napi-rs/image';
import jsQr from 'jsqr';
import { describe, expect, test } from 'vitest';
import { issuedStatuses } from '../../../schema/contract/certificates';
import {
  certificateCases,
  certificateData as data,
  certificateOptions as options,
} from '../../testing/certificates/documentCases';
import { readPdf } from '../../testing/documents/readPdf';
import { flattenSignature } from './certificateRenderer';
import { renderCertificatePdf, renderCertificatePng, renderCertificateLinkPreview } from './certificateDocument';

const maxBytes = 150 * 1024;

/** Runs from right to left are stored as they are seen. */
function extractText(file: Buffer): string {
  const { text } = readPdf(file);
  const plain = text.replace(/\p{M}/gu, '').replace(/\s+/g, ' ');
  return `${plain}\n${[...plain].reverse().join('')}`;
}

const isArchival = (file: Buffer): boolean =>
  /<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>B</.test(file.toString('latin1'));

async function readPixels(png: Buffer) {
  const image = new Transformer(png);
  const { width, height } = await image.metadata();
  return { width, height, pixels: new Uint8ClampedArray(await image.rawPixels()) };
}

/** By a decoder that shares nothing with the encoder. */
async function decodeQrCode(png: Buffer): Promise<string | undefined> {
  const { width, height, pixels } = await readPixels(png);
  return jsQr(pixels, width, height)?.data;
}

describe.each(Object.entries(certificateCases))('with %s', (_name, { data: texts, options: changed, found }) => {
  const document = [{ ...data, ...texts }, changed ?? options] as const;

  test('the file is one page of PDF/A with all texts', async () => {
    const pdf = await renderCertificatePdf(...document);
    const { pages, size } = readPdf(pdf);
    expect([pages, size.map(Math.round)]).toEqual([1, [842, 595]]);
    expect([isArchival(pdf), pdf.length < maxBytes]).toEqual([true, true]);
    const text = extractText(pdf);
    for (const expected of [...found, data.number, '7H3K-9QWX-2MBC-4RTZ', 'شهادة إتمام'])
      expect(text).toContain(expected);
  });

  test('the QR code of the picture opens the page that verifies the certificate', async () => {
    const png = await renderCertificatePng(...document, 1200);
    expect(await decodeQrCode(png)).toBe(`${document[1].siteUrl}/verify/${data.code}`);
  });
});

describe('the file', () => {
  test('has the same bytes for the same certificate', async () => {
    const pdf = await renderCertificatePdf(data, options);
    await renderCertificatePdf({ ...data, holderName: 'Another' }, options);
    expect((await renderCertificatePdf(data, options)).equals(pdf)).toBe(true);
  });

  test('gives all details in both languages, with the day in Algeria', async () => {
    const text = extractText(await renderCertificatePdf(data, options));
    for (const expected of [
      'Intermediate',
      'متوسط',
      '24',
      '18',
      '14 August 2026',
      'أوت',
      'Karim Bouzid',
      'tayyar.example/verify',
    ])
      expect(text).toContain(expected);
  });

  test('has a title, an author and the texts as they were written in its metadata, and is tagged', async () => {
    const source = (await renderCertificatePdf(data, options)).toString('latin1');
    expect(source).toContain('/Title (Certificate of Completion TYR-2026-000123)');
    expect(source).toContain('/MarkInfo');
    expect(source).toContain('/Lang (ar)');
    expect(Buffer.from(source, 'latin1').toString('utf8')).toContain('أمينة بن علي');
  });

  test.each(issuedStatuses)('of a certificate that is %s says so in both languages', async (status) => {
    const stamps = { valid: [], revoked: ['REVOKED', 'ملغاة'], replaced: ['REPLACED', 'مستبدلة'] };
    const text = extractText(await renderCertificatePdf({ ...data, status }, options));
    expect(
      Object.values(stamps)
        .flat()
        .filter((stamp) => text.includes(stamp)),
    ).toEqual(stamps[status]);
  });

  test('with letters that no font has is a file without the standard', async () => {
    const pdf = await renderCertificatePdf({ ...data, courseTitle: 'Solar 漢字 🔋' }, options);
    expect([readPdf(pdf).pages, isArchival(pdf)]).toEqual([1, false]);
  });

  test('shows pictures of signatures, and stays small with two photographs', async () => {
    const noise = Buffer.from(Array.from({ length: 800 * 320 * 4 }, (_, index) => (index * 2654435761) >>> 24));
    const image = await flattenSignature(await Transformer.fromRgbaPixels(noise, 800, 320).webp(82));
    const other = await flattenSignature(await Transformer.fromRgbaPixels(noise.reverse(), 800, 320).webp(82));
    const countPictures = (pdf: Buffer) => pdf.toString('latin1').split('/Subtype /Image').length - 1;
    const plain = await renderCertificatePdf(data, options);
    const signatures = {
      trainer: { image },
      platform: { name: 'A', nameAr: 'أ', title: 'B', titleAr: 'ب', image: other },
    };
    const signed = await renderCertificatePdf(data, { ...options, signatures });
    expect(countPictures(signed) - countPictures(plain)).toBe(2);
    expect(signed.length).toBeLessThan(maxBytes);
    expect((await renderCertificatePdf(data, options)).equals(plain)).toBe(true);
  });
});

test('the preview has the size that networks show', async () => {
  const png = await renderCertificateLinkPreview(data, options);
  expect(await readPixels(png)).toMatchObject({ width: 1200, height: 630 });
});
