import { Box } from '@mui/material';
import { encode } from 'uqr';

/** Modules of white around the code that scanners need (ISO/IEC 18004). */
const quietZone = 4;

const codeStyles = {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 232,
  blockSize: 'auto',
  borderRadius: '8px',
  forcedColorAdjust: 'none',
} as const;

/** Black on white in every color scheme: many scanners do not read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const modules = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={codeStyles}
    >
      <rect width={size} height={size} fill="white" />
      <path d={modules.join('')} fill="black" />
    </Box>
  );
}
