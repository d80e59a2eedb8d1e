import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ThumbnailImage } from './ThumbnailImage';

const src = '/media/uploads/a.webp';
const sources = [
  { type: 'image/avif', srcSet: '/a-480.avif 480w' },
  { type: 'image/webp', srcSet: '/a-480.webp 480w' },
];
const render = (eager: boolean, formats = sources) =>
  renderToString(<ThumbnailImage src={src} sources={formats} fallback={null} fallbackUrl="" eager={eager} />);

test('the picture at the top of a page is preloaded in its preferred format', () => {
  expect(render(true)).toMatch(
    /<link rel="preload" (?=.*?imageSrcSet="\/a-480.avif 480w")(?=.*?type="image\/avif").*?<picture/s,
  );
  expect(render(true, [])).toContain(`<link rel="preload" href="${src}" as="image" fetchPriority="high"/>`);
});

test('pictures of cards are loaded when they come into view', () => {
  expect(render(false)).not.toContain('rel="preload"');
  expect(render(false)).toContain('loading="lazy"');
});
