import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hostileTexts } from '../../../schema/testing/texts/hostileTexts';
import { toScriptJson } from '../../../schema/contract/text/scriptJson';
import { JsonLd } from './JsonLd';

test.each([...hostileTexts, '<!--', '\u2028', '\u2029', '</SCRIPT >', '&lt;/script&gt;'])(
  'escapes data in the script element: %j',
  (name) => {
    const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'Course', name }} />);
    const [, text = ''] = /^<script type="application\/ld\+json">([^<\u2028\u2029]*)<\/script>$/.exec(html) ?? [];
    // A lone surrogate is escaped.
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Course', name });
  },
);

test('escapes characters that end a script or a line', () => {
  expect(toScriptJson({ a: '</script>\u2028\u2029' })).toBe('{"a":"\\u003c/script>\\u2028\\u2029"}');
});
