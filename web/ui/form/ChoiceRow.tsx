import { Box } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';

const checkmarkClipPath = 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)';

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minBlockSize: 52,
  paddingBlock: 1,
  paddingInline: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'paper',
  lineHeight: 1.5,
  cursor: 'pointer',
  '&:hover': { borderColor: 'edge' },
  '&:has(:checked)': { borderColor: 'primary.main', backgroundColor: 'tint', color: 'onTint', fontWeight: 700 },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  '&:has(:disabled)': { cursor: 'default' },
} as const;

const inputStyles = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: 22,
  blockSize: 22,
  margin: 0,
  border: '2px solid',
  borderColor: 'edge',
  borderRadius: '50%',
  backgroundColor: 'paper',
  cursor: 'inherit',
  // On paper, too, the dot says what is chosen.
  printColorAdjust: 'exact',
  '&::before': { content: '""', inlineSize: 10, blockSize: 10, borderRadius: '50%', transform: 'scale(0)' },
  '&:checked': { borderColor: 'primary.main' },
  '&:checked::before': { transform: 'none', backgroundColor: 'primary.main' },
  '&[type="checkbox"]': { borderRadius: '6px' },
  '&[type="checkbox"]::before': { inlineSize: 12, blockSize: 12, borderRadius: 0, clipPath: checkmarkClipPath },
  '&[type="checkbox"]:checked': { backgroundColor: 'primary.main' },
  '&[type="checkbox"]:checked::before': { backgroundColor: 'primary.contrastText' },
  // The row has the outline, in browsers that know which row it is.
  '&:focus-visible': { '@supports selector(:has(*))': { outline: 'none' } },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;

interface ChoiceRowProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'checked' | 'onChange'> {
  type: 'radio' | 'checkbox';
  /** The label. */
  children: ReactNode;
}

/** A native radio button or checkbox with its label, as a row that can be pressed anywhere. */
export const ChoiceRow = ({ children, ...input }: ChoiceRowProps) => (
  <Box component="label" sx={rowStyles}>
    <Box component="input" {...input} sx={inputStyles} />
    {children}
  </Box>
);
