import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArabicCell, LatinCell, TextCell } from './cells';

test.each([TextCell, ArabicCell, LatinCell])('a text that is too long for its cell ends after a word', (Cell) => {
  const title = 'بطاريات الليثيوم أيون وأنظمة إدارتها';
  const html = renderToStaticMarkup(<Cell>{title}</Cell>);
  // The ellipsis of a clamped block follows a word; that of one line without wrapping is put inside one.
  const styles = [...html.matchAll(/\{([^}]*)\}/g)].map(([, rules]) => rules).find((rules) => rules?.includes('clamp'));
  expect(styles).toContain('white-space:normal');
  expect(styles).toContain('overflow:hidden');
  expect(html).not.toMatch(/nowrap|text-overflow/);
  expect(html).toContain(`title="${title}"`);
});
