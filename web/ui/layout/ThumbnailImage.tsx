import { Box } from '@mui/material';
import { useCallback, useState, type ReactNode } from 'react';

const coverStyles = { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const;

interface ThumbnailImageProps {
  /** Null if there is no image. */
  src: string | null;
  /** Shown without an image, or if it cannot be loaded. */
  fallback: ReactNode;
  eager?: boolean;
}

/** Fills its container. Decorative: it has no alternative text. */
export function ThumbnailImage({ src, fallback, eager = false }: ThumbnailImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // The image of the server's HTML may have failed before React listens to its events.
  const checkIfFailed = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
    },
    [src],
  );
  if (!src || src === failedSrc) return fallback;
  return (
    <Box
      component="img"
      // Another picture begins empty instead of showing the previous one.
      key={src}
      ref={checkIfFailed}
      src={src}
      alt=""
      width={640}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
      sx={coverStyles}
    />
  );
}
