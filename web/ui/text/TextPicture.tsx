import type { Picture } from '../../../schema/contract/richText';
import { PictureSources } from '../layout/PictureSources';

/** Columns of texts are at most so wide. */
export const textPictureSizes = '(min-width: 840px) 800px, 100vw';

/** Its size reserves the place before the picture is loaded. */
export const TextPicture = ({ picture: { src, alt, width, height, sources } }: { picture: Picture }) => (
  <picture>
    <PictureSources sources={sources} sizes={textPictureSizes} />
    <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  </picture>
);
