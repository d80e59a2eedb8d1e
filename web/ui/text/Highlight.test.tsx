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
])('%s, searched for %s', (text, search, expected) => {
  expect(renderToHtml(text, search)).toBe(expected);
});

test('of a text full of what was searched the first places are marked, and all of it is there', () => {
  const marked = renderToHtml('a '.repeat(1000), 'a');
  expect(marked.match(/<mark>/g)).toHaveLength(20);
  expect(marked.replace(/<[^>]+>/g, '')).toBe('a '.repeat(1000));
});
