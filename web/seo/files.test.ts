import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { directionOf, languages } from '../../schema/contract/languages';
import { limits } from '../../schema/contract/limits';
import { identity } from '../identity';
import { light } from '../theme/tokens';
import { articlePreview, coursePreview, eventPreview, sitePreview, type Preview } from './pictures';

const file = (address: string) => readFileSync(new URL(`../public${address}`, import.meta.url));

/** Width and height as a PNG or JPEG file itself says. */
function sizeOf(picture: Buffer): string {
  if (picture.toString('latin1', 1, 4) === 'PNG') return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
  let at = 2;
  // Segments follow each other up to the one that begins the frame.
  while (picture.readUInt16BE(at) < 0xffc0 || picture.readUInt16BE(at) > 0xffc2) at += 2 + picture.readUInt16BE(at + 2);
  return `${picture.readUInt16BE(at + 7)}x${picture.readUInt16BE(at + 5)}`;
}

describe.each(languages)('the manifest in %s', (language) => {
  const manifest = JSON.parse(file(`/manifest-${language}.webmanifest`).toString()) as Record<string, unknown>;

  test('bears the name and the colours of the site', () => {
    expect(manifest).toMatchObject({
      name: identity.name[language],
      lang: language,
      dir: directionOf(language),
      background_color: light.ground,
      theme_color: light.ground,
    });
  });

  test('names icons that are there, in the size it says', () => {
    const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      'any any',
    ]);
    for (const { src, sizes } of icons.slice(0, 3)) expect(sizeOf(file(src))).toBe(sizes);
    expect(file(icons[3]?.src ?? '').toString()).toContain('<svg');
  });
});

const numbered = (preview: (of: { id: number; thumbnail: null }) => Preview, count: number) =>
  Array.from({ length: count }, (_, n) => preview({ id: n + 1, thumbnail: null }));

test.each([
  ...languages.map(sitePreview),
  ...numbered(coursePreview, limits.fallbackPictures.courses),
  ...numbered(articlePreview, limits.fallbackPictures.posts),
  ...numbered(eventPreview, limits.fallbackPictures.events),
])('the preview $address is there, in its size, and light enough to be shown', ({ address, width, height }) => {
  const picture = file(address);
  expect(sizeOf(picture)).toBe(`${width}x${height}`);
  expect(picture.length).toBeLessThan(100 * 1024);
});

test('what has a picture of its own is shown with it', () => {
  expect(coursePreview({ id: 7, thumbnail: '/media/x.jpg' })).toEqual({ address: '/media/x.jpg' });
  expect(coursePreview({ id: 7, thumbnail: null }).address).toBe('/previews/course-0.jpg');
  expect(articlePreview({ id: '5', thumbnail: null }).address).toBe('/previews/post-4.jpg');
});
