import type { Language } from '../../schema/contract/languages';
import { fallbackImageIndex, type FallbackImageKind } from '../art/fallbackImages/fallbackImageIndex';

export interface PreviewImage {
  url: string;
  width?: number;
  height?: number;
}

/** Drawn by `npm run images`, in the size of link previews. */
const builtInPreviewImage = (name: string): PreviewImage => ({
  url: `/previews/${name}.jpg`,
  width: 1200,
  height: 630,
});

interface WithThumbnail {
  id: string | number;
  thumbnail: string | null;
}

const thumbnailOrFallback =
  (name: string, kind: FallbackImageKind) =>
  ({ id, thumbnail }: WithThumbnail): PreviewImage =>
    // Previews of links do not show SVG.
    thumbnail && !thumbnail.endsWith('.svg')
      ? { url: thumbnail }
      : builtInPreviewImage(`${name}-${fallbackImageIndex(kind, id)}`);

/** For pages without an image of their own. */
export const sitePreviewImage = (language: Language): PreviewImage => builtInPreviewImage(`site-${language}`);

export const coursePreviewImage = thumbnailOrFallback('course', 'courses');

export const blogPostPreviewImage = thumbnailOrFallback('post', 'posts');

export const eventPreviewImage = thumbnailOrFallback('event', 'events');
