import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const coverStyles = { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const;

interface ThumbnailImageProps {
  /** Null if there is no image. */
  src: string | null;
  /** Shown without an image. */
  fallback: ReactNode;
  /** File that the boot script shows if the image cannot be loaded, before hydration too; empty: nothing. */
  fallbackUrl: string;
  eager?: boolean;
}

/** Fills its container. Decorative: it has no alternative text. */
export function ThumbnailImage({ src, fallback, fallbackUrl, eager = false }: ThumbnailImageProps) {
  if (!src) return fallback;
  return (
    <Box
      component="img"
      // Another picture begins empty instead of showing the previous one.
      key={src}
      src={src}
      data-fallback={fallbackUrl}
      alt=""
      width={640}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      sx={coverStyles}
    />
  );
}
