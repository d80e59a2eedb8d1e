import type { Language } from '../../schema/contract/languages';
import { fallbackImageIndex, type FallbackImageKind } from '../art/fallbackImages/fallbackImageIndex';

/** A picture that stands for a page where its address is sent to somebody. */
export interface PreviewImage {
  url: string;
  width?: number;
  height?: number;
}

/** Our own (`npm run pictures` draws them), in the size that link previews are shown in. */
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
    thumbnail ? { url: thumbnail } : builtInPreviewImage(`${name}-${fallbackImageIndex(kind, id)}`);

/** The name and the hero's drawing, for pages that have no picture of their own. */
export const sitePreviewImage = (language: Language): PreviewImage => builtInPreviewImage(`site-${language}`);

/** A course's own picture, else the drawing that stands for it on its card. */
export const coursePreviewImage = thumbnailOrFallback('course', 'courses');

/** An article's own picture, else the drawing that stands for it on its card. */
export const blogPostPreviewImage = thumbnailOrFallback('post', 'posts');

/** An event's own picture, else the drawing that stands for it on its card. */
export const eventPreviewImage = thumbnailOrFallback('event', 'events');
