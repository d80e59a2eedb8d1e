import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseRichText } from '../../../../schema/richText/parseRichText';
import { RichText } from './RichText';

/** Tags and text only, without classes and styles. */
const renderToHtml = (text: string, headingLevel?: number, lang: 'ar' | 'en' = 'en') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichText blocks={parseRichText(text)} lang={lang} headingLevel={headingLevel} />
    </MemoryRouter>,
  )
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/ (?:class|style)="[^"]*"/g, '')
    .replace(/<\/?(?:div|span)>/g, '');

test('paragraphs keep their lines; those of one script take its direction', () => {
  expect(renderToHtml('one\ntwo\n\n\nثلاثة\n\nمعيار IEC')).toBe(
    '<p dir="auto">one<br/>two</p><p dir="auto">ثلاثة</p><p>معيار IEC</p>',
  );
});

test('maps the top heading level to the given level', () => {
  expect(renderToHtml('## First\n### Second', 3)).toBe('<h3>First</h3><h4>Second</h4>');
  expect(renderToHtml('# First', 2)).toBe('<h2>First</h2>');
  expect(renderToHtml('## First\n\n:::note\n### Inside\n:::', 2)).toContain('<h3>Inside</h3>');
});

test('renders lists with their markers, lists and tasks', () => {
  expect(renderToHtml('- a\n- b\n  goes on')).toBe('<ul><li>a</li><li>b<br/>goes on</li></ul>');
  expect(renderToHtml('3. c\n4. d')).toBe('<ol><li value="3">c</li><li>d</li></ol>');
  expect(renderToHtml('1. a\n  - b')).toBe('<ol><li>a<ul><li>b</li></ul></li></ol>');
  expect(renderToHtml('- [x] a')).toBe(
    '<ul><li><input type="checkbox" disabled="" aria-label="Done" checked=""/>a</li></ul>',
  );
});

test('renders emphasis, code and links', () => {
  expect(renderToHtml('**strong** and *soft* and `x*y*z`')).toBe(
    '<p dir="auto"><strong>strong</strong> and <em>soft</em> and <code dir="ltr">x*y*z</code></p>',
  );
  expect(renderToHtml('[site](https://example.dz/a)')).toContain(
    'href="https://example.dz/a" target="_blank" rel="noopener noreferrer nofollow">site</a>',
  );
  expect(renderToHtml('[lesson](/courses/3?lesson=7)')).toContain(
    'href="/courses/3?lesson=7" data-discover="true">lesson</a>',
  );
});

test('renders tables, quotes and code blocks', () => {
  const table = renderToHtml('| a | b |\n| --- | :-: |\n| 1 | 2 |');
  expect(table).toContain('<div tabindex="0" role="group" aria-label="Table">');
  expect(table).toContain('<th scope="col">a</th>');
  expect(renderToHtml('> said\n> so')).toBe('<blockquote><p dir="auto">said<br/>so</p></blockquote>');
  expect(renderToHtml('```\n# no <b>heading</b>\n```')).toBe(
    '<pre dir="ltr" tabindex="0"><code># no &lt;b&gt;heading&lt;/b&gt;</code></pre>',
  );
});

test('formulas are isolated MathML from left to right', () => {
  expect(renderToHtml('القدرة $P = UI$', 3, 'ar')).toContain(
    '<bdi dir="ltr"><math dir="ltr"><mrow><mi>P</mi><mo>=</mo><mi>U</mi><mi>I</mi></mrow></math></bdi>',
  );
  expect(renderToHtml(`القدرة $${'P + '.repeat(10)}P$`, 3, 'ar'), 'a long one scrolls').toContain(
    '<bdi dir="ltr" tabindex="0"><math',
  );
});

test('callouts and footnotes have names in the language of the text', () => {
  expect(renderToHtml(':::danger 400 V\nx\n:::', 3, 'ar')).toMatch(
    /role="note" aria-labelledby="(\S+)"><div id="\1">.*خطر: /,
  );
  const html = renderToHtml('a[^1]\n\n[^1]: b');
  expect(html).toMatch(/<sup id="(\S+)"><a [^>]*href="#(\S+)" aria-label="Footnote 1">1<\/a><\/sup>/);
  expect(html).toContain('aria-label="Back to the text of footnote 1"');
});

test.each(['javascript:alert(1)', 'http://plain.dz', 'data:text/html,x', '//other.dz', 'https://a.dz"onclick="x'])(
  'renders a link to %s as plain text',
  (url) => {
    expect(renderToHtml(`[press](${url})`)).not.toContain('<a');
    expect(renderToHtml(`[press](${url})`)).toContain('press');
  },
);

test('escapes raw HTML', () => {
  expect(renderToHtml('<script>alert(1)</script><img src=x onerror=y>')).not.toMatch(/<(script|img)/);
});
