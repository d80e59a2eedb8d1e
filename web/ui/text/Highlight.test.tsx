import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Highlight } from './Highlight';

const renderToHtml = (text: string, search: string) =>
  renderToStaticMarkup(<Highlight text={text} search={search} />)
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/ class="[^"]*"/g, '');

test.each([
  ['Home solar', 'sol', 'Home <mark>sol</mark>ar'],
  ['Solar, solar', 'SOLAR', '<mark>Solar</mark>, <mark>solar</mark>'],
  ['الطَّاقة الشمسية', 'طاقه', 'ال<mark>طَّاقة</mark> الشمسية'],
  ['Home solar', 'wind', 'Home solar'],
  ['Home solar', '', 'Home solar'],
  ['<b>bold</b>', '<b', '<mark>&lt;b</mark>&gt;bold&lt;/b&gt;'],
])('highlights matches in %s for the search %s', (text, search, expected) => {
  expect(renderToHtml(text, search)).toBe(expected);
});

test('limits the number of highlights and keeps the whole text', () => {
  const html = renderToHtml('a '.repeat(1000), 'a');
  expect(html.match(/<mark>/g)).toHaveLength(20);
  expect(html.replace(/<[^>]+>/g, '')).toBe('a '.repeat(1000));
});
