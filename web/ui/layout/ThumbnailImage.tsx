import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { PictureSource } from '../../../schema/contract/uploads/pictureVariants';
import { PictureSources } from './PictureSources';

const coverStyles = { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const;

/** Of cards in one, two and three columns. */
const cardSizes = '(min-width: 1200px) 400px, (min-width: 600px) 50vw, 100vw';

interface ThumbnailImageProps {
  /** Null if there is no image. */
  src: string | null;
  /** Formats of an uploaded image. */
  sources?: readonly PictureSource[];
  /** Shown without an image. */
  fallback: ReactNode;
  /** File that the boot script shows if the image cannot be loaded, before hydration too; empty: nothing. */
  fallbackUrl: string;
  /** For the large picture at the top of a page, which is fetched before the page has arrived. */
  eager?: boolean;
}

/** Fills its container. Decorative: it has no alternative text. */
export function ThumbnailImage({ src, sources = [], fallback, fallbackUrl, eager = false }: ThumbnailImageProps) {
  if (!src) return fallback;
  if (eager) preloadPicture(src, sources[0]);
  return (
    // Another picture begins empty instead of showing the previous one.
    <Box component="picture" key={src} sx={{ display: 'contents' }}>
      <PictureSources sources={sources} sizes={cardSizes} />
      <Box
        component="img"
        src={src}
        data-fallback={fallbackUrl}
        alt=""
        width={640}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        sx={coverStyles}
      />
    </Box>
  );
}

/** Browsers that do not know the type of the preferred format skip the preload. */
function preloadPicture(src: string, preferred: PictureSource | undefined): void {
  const format = preferred && { type: preferred.type, imageSrcSet: preferred.srcSet, imageSizes: cardSizes };
  preload(src, { as: 'image', fetchPriority: 'high', ...format });
}
