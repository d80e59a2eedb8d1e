import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hostileTexts } from '../../../schema/testing/hostileTexts';
import { JsonLd } from './JsonLd';
import { toScriptJson } from '../toScriptJson';

test.each([...hostileTexts, '<!--', '\u2028', '\u2029', '</SCRIPT >', '&lt;/script&gt;'])(
  'data stays data: %j',
  (name) => {
    const html = renderToStaticMarkup(<JsonLd of={{ '@type': 'Course', name }} />);
    const [, text = ''] = /^<script type="application\/ld\+json">([^<\u2028\u2029]*)<\/script>$/.exec(html) ?? [];
    // A lone surrogate is escaped.
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Course', name });
  },
);

test('nothing in a script can be read as the end of it, nor as a line', () => {
  expect(toScriptJson({ a: '</script>\u2028\u2029' })).toBe('{"a":"\\u003c/script>\\u2028\\u2029"}');
});
