import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const backgroundStyles = {
  paper: { backgroundColor: 'paper', borderBlock: '1px solid', borderColor: 'divider' },
  tint: { backgroundColor: 'color-mix(in srgb, var(--tayyar-palette-tint) 62%, var(--tayyar-palette-ground))' },
} as const;

export function SectionBackground({
  ground,
  children,
}: {
  ground: keyof typeof backgroundStyles;
  children: ReactNode;
}) {
  return <Box sx={backgroundStyles[ground]}>{children}</Box>;
}
