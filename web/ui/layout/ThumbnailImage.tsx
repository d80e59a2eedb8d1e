import { Box } from '@mui/material';

const coverStyles = { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const;

interface ThumbnailImageProps {
  src: string;
  eager?: boolean;
}

/** Fills its container. Decorative: it has no alternative text. */
export function ThumbnailImage({ src, eager = false }: ThumbnailImageProps) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
      width={640}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      sx={coverStyles}
    />
  );
}
