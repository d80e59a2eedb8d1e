import type { Language } from '../../schema/contract/languages';
import { bounds } from '../../schema/contract/bounds';
import { uploadedLinkPreviewPath } from '../../schema/contract/uploads/uploads';
import { fallbackImageIndex, type FallbackImageKind } from '../art/fallbackImages/fallbackImageIndex';

export interface PreviewImage {
  url: string;
  width?: number;
  height?: number;
  type?: string;
}

const linkPreviewSize = bounds.uploads.linkPreview;

/** Drawn by `npm run images`, in the size of link previews. */
const builtInPreviewImage = (name: string): PreviewImage => ({
  url: `/previews/${name}.jpg`,
  ...linkPreviewSize,
  type: 'image/jpeg',
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
      ? thumbnailPreviewImage(thumbnail)
      : builtInPreviewImage(`${name}-${fallbackImageIndex(kind, id)}`);

/** The server makes a JPEG of an uploaded picture; one from elsewhere is taken as it is. */
function thumbnailPreviewImage(thumbnail: string): PreviewImage {
  const url = uploadedLinkPreviewPath(thumbnail);
  return url === null ? { url: thumbnail } : { url, ...linkPreviewSize, type: 'image/jpeg' };
}

export const sitePreviewImage = (language: Language): PreviewImage => builtInPreviewImage(`site-${language}`);

export const coursePreviewImage = thumbnailOrFallback('course', 'courses');

export const blogPostPreviewImage = thumbnailOrFallback('post', 'posts');

export const eventPreviewImage = thumbnailOrFallback('event', 'events');

/** The picture of a trainer, else that of the site. */
export const trainerPreviewImage = ({ avatar }: { avatar: string | null }, language: Language): PreviewImage =>
  avatar && !avatar.endsWith('.svg') ? thumbnailPreviewImage(avatar) : sitePreviewImage(language);
