import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText';

/** Tags and text only, without classes and styles. */
const renderToHtml = (text: string, headingLevel?: number) =>
  renderToStaticMarkup(<RichText text={text} headingLevel={headingLevel} />)
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<\/?(?:div|span)[^>]*>/g, '')
    .replace(/ class="[^"]*"/g, '');

test('splits paragraphs at blank lines and joins lines with spaces', () => {
  expect(renderToHtml('one\ntwo\n\n\nثلاثة')).toBe('<p>one two</p><p>ثلاثة</p>');
});

test('maps the top heading level to the given level', () => {
  expect(renderToHtml('## First\n### Second', 3)).toBe('<h3>First</h3><h4>Second</h4>');
  expect(renderToHtml('# First', 2)).toBe('<h2>First</h2>');
});

test('renders bulleted and numbered lists with multi-line items', () => {
  expect(renderToHtml('- a\n- b\n  goes on')).toBe('<ul><li>a</li><li>b goes on</li></ul>');
  expect(renderToHtml('3. c\n4. d')).toBe('<ol start="3"><li>c</li><li>d</li></ol>');
});

test('renders emphasis, code and links', () => {
  expect(renderToHtml('**strong** and *soft* and `x*y*z`')).toBe(
    '<p><strong>strong</strong> and <em>soft</em> and <code dir="ltr">x*y*z</code></p>',
  );
  expect(renderToHtml('[site](https://example.dz/a)')).toContain(
    'href="https://example.dz/a" target="_blank" rel="noopener noreferrer nofollow">site</a>',
  );
});

test('renders tables, quotes and code blocks', () => {
  expect(renderToHtml('| a | b |\n| --- | :-: |\n| 1 | 2 |')).toContain('<th scope="col">a</th>');
  expect(renderToHtml('> said\n> so')).toBe('<blockquote>said so</blockquote>');
  expect(renderToHtml('```\n# no <b>heading</b>\n```')).toBe(
    '<pre dir="ltr" tabindex="0"><code># no &lt;b&gt;heading&lt;/b&gt;</code></pre>',
  );
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

test.each(['*', '[', '`', '**', '# ', '|', '> ', '- ', '\n', '[a](', ' '])(
  'parses 50,000 repetitions of %j within the time limit',
  (source) => {
    expect(renderToHtml(`${source.repeat(50_000 / source.length)}\n\nend`)).toContain('end');
  },
);
