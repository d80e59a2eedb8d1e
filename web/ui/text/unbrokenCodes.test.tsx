import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseRichText } from '../../../schema/richText/parseRichText';
import { RichText } from './richText/RichText';
import { keepCodesWhole } from './unbrokenCodes';

/** Codes that stay in one line, in brackets, with an arrow where they do not run from left to right. */
const marked = (text: string) =>
  renderToStaticMarkup(<>{keepCodesWhole(text)}</>).replace(
    /<span class="tayyar-unbroken"(?: dir="(ltr)")?>(.*?)<\/span>/g,
    (_span, dir: string | undefined, code: string) => `[${dir ? '' : '←'}${code}]`,
  );

test.each([
  ['حسب IEC 62446-1.', 'حسب [IEC 62446-1].'],
  ['NF C 15-100 and ISO/IEC 17024, IEC 61730', '[NF C 15-100] and [ISO/IEC 17024], [IEC 61730]'],
  ['شاحن 22 kW بحماية IP65، أو 7.4 كيلوواط', 'شاحن [22 kW] بحماية IP65، أو [←7.4 كيلوواط]'],
  ['850 kW, 10.2 MW together at 100 km/h', '[850 kW], [10.2 MW] together at [100 km/h]'],
  ['مثل \u2066TYR-2026-000123\u2069', 'مثل \u2066[TYR-2026-000123]\u2069'],
  ['7H3K-9QWX-2MBC-4RTZ, TY-4K7Q9X, R-2026-000123', '[7H3K-9QWX-2MBC-4RTZ], [TY-4K7Q9X], [R-2026-000123]'],
  ['16,000 دج', '[←16,000 دج]'],
  ['In 2026 A course, 3 months, 12 walls', 'In [2026 A] course, 3 months, 12 walls'],
  ['plain words', 'plain words'],
])('in "%s" codes stay whole', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('rich text keeps codes and short code samples whole, and nothing is lost', () => {
  const text = 'See **IEC 62446-1** and `TYR-2026-000123`, or `a much longer sample of code`: 22 kW.';
  const html = renderToStaticMarkup(<RichText blocks={parseRichText(text)} lang="en" />);
  expect(html).toContain('<strong><span class="tayyar-unbroken" dir="ltr">IEC 62446-1</span></strong>');
  expect(html).toContain('<code dir="ltr" class="tayyar-unbroken">TYR-2026-000123</code>');
  expect(html).toContain('<code dir="ltr">a much longer sample of code</code>');
  expect(html.replace(/<style[^>]*>.*?<\/style>|<[^>]+>/gs, '')).toBe(text.replace(/[`*]/g, ''));
});

test('a long text of digits is read in linear time', () => {
  expect(marked('1 '.repeat(50_000))).toBe('1 '.repeat(50_000));
});
