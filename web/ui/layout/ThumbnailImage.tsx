import Box from '@mui/material/Box';

const coverStyles = { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const;

interface ThumbnailImageProps {
  src: string;
  /** Loaded at once, for the picture one came for; others wait until they are near. */
  eager?: boolean;
}

/** The picture that somebody gave to a thing. It fills its frame and only decorates. */
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
