import { Avatar, Box } from '@mui/material';

interface PersonAvatarProps {
  firstName: string;
  /** Null without a picture. */
  src: string | null;
  /** Pixels. */
  size: number;
  fontSize?: string;
}

const pictureStyles = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  backgroundColor: 'paper',
} as const;

/** A picture over the initial, which remains where it cannot be loaded. Decorative. */
export const PersonAvatar = ({ firstName, src, size, fontSize }: PersonAvatarProps) => (
  <Avatar sx={{ inlineSize: size, blockSize: size, fontSize }}>
    {[...firstName.trim()][0]}
    {src && <Box component="img" key={src} src={src} data-fallback="" alt="" sx={pictureStyles} />}
  </Avatar>
);
