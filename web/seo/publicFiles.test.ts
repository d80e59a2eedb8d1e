import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textDirection, languages } from '../../schema/contract/languages';
import { fallbackImageCounts } from '../art/fallbackImages/fallbackImageIndex';
import { siteInfo } from '../../schema/contract/site/siteInfo';
import { fallbackImagePath } from '../art/fallbackImages/fallbackImageIndex';
import { lightColors } from '../theme/tokens';
import {
  blogPostPreviewImage,
  coursePreviewImage,
  eventPreviewImage,
  sitePreviewImage,
  type PreviewImage,
} from './previewImages';

const readPublicFile = (url: string) => readFileSync(new URL(`../public${url}`, import.meta.url));

function readImageSize(picture: Buffer): string {
  if (picture.toString('latin1', 1, 4) === 'PNG') return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
  let offset = 2;
  // Skips segments up to the frame header.
  while (picture.readUInt16BE(offset) < 0xffc0 || picture.readUInt16BE(offset) > 0xffc2)
    offset += 2 + picture.readUInt16BE(offset + 2);
  return `${picture.readUInt16BE(offset + 7)}x${picture.readUInt16BE(offset + 5)}`;
}

describe.each(languages)('the manifest in %s', (language) => {
  const manifest = JSON.parse(readPublicFile(`/manifest-${language}.webmanifest`).toString()) as Record<
    string,
    unknown
  >;

  test('has name and colors of the site', () => {
    expect(manifest).toMatchObject({
      name: siteInfo.name[language],
      lang: language,
      dir: textDirection(language),
      background_color: lightColors.ground,
      theme_color: lightColors.ground,
    });
  });

  test('lists existing icons with their real sizes', () => {
    const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      'any any',
    ]);
    for (const { src, sizes } of icons.slice(0, 3)) expect(readImageSize(readPublicFile(src))).toBe(sizes);
    expect(readPublicFile(icons[3]?.src ?? '').toString()).toContain('<svg');
  });
});

const listFallbackPreviews = (preview: (row: { id: number; thumbnail: null }) => PreviewImage, count: number) =>
  Array.from({ length: count }, (_, n) => preview({ id: n + 1, thumbnail: null }));

test.each([
  ...languages.map(sitePreviewImage),
  ...listFallbackPreviews(coursePreviewImage, fallbackImageCounts.courses),
  ...listFallbackPreviews(blogPostPreviewImage, fallbackImageCounts.posts),
  ...listFallbackPreviews(eventPreviewImage, fallbackImageCounts.events),
])('the preview image $url exists with its size and is small enough', ({ url, width, height }) => {
  const picture = readPublicFile(url);
  expect(readImageSize(picture)).toBe(`${width}x${height}`);
  expect(picture.length).toBeLessThan(100 * 1024);
});

test.each(['courses', 'posts', 'events'] as const)('every fallback drawing of %s is a file', (kind) => {
  for (let index = 0; index < fallbackImageCounts[kind]; index += 1)
    expect(readPublicFile(fallbackImagePath(kind, index)).toString()).toContain('<svg');
});

test("uses the entity's own image for the preview", () => {
  expect(coursePreviewImage({ id: 7, thumbnail: '/media/x.jpg' })).toEqual({ url: '/media/x.jpg' });
  expect(coursePreviewImage({ id: 7, thumbnail: '/media/courses/a.svg' }).url).toBe('/previews/course-0.jpg');
  expect(coursePreviewImage({ id: 7, thumbnail: '/media/uploads/a.webp' }).url).toBe(
    '/media/uploads/a.webp/preview.jpg',
  );
  expect(coursePreviewImage({ id: 7, thumbnail: null }).url).toBe('/previews/course-0.jpg');
  expect(blogPostPreviewImage({ id: '5', thumbnail: null }).url).toBe('/previews/post-4.jpg');
});
