import Box from '@mui/material/Box';
import type { PollFiguresFragment } from './__generated__/PollsScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';

/** The name of the fields in the ballot's form. */
export const optionField = 'optionIds';

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
  lineHeight: 1.5,
  cursor: 'pointer',
  '&:hover': { borderColor: 'edge' },
  '&:has(:checked)': { borderColor: 'primary.main', backgroundColor: 'tint', color: 'onTint', fontWeight: 700 },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;

const tick = 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)';

/** Drawn anew: browsers' own marks know nothing of the scheme's colours. */
const markStyles = {
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
  '&::before': { content: '""', inlineSize: 10, blockSize: 10, borderRadius: '50%', transform: 'scale(0)' },
  '&:checked': { borderColor: 'primary.main' },
  '&:checked::before': { transform: 'none', backgroundColor: 'primary.main' },
  '&[type="checkbox"]': { borderRadius: '6px' },
  '&[type="checkbox"]::before': { inlineSize: 12, blockSize: 12, borderRadius: 0, clipPath: tick },
  '&[type="checkbox"]:checked': { backgroundColor: 'primary.main' },
  '&[type="checkbox"]:checked::before': { backgroundColor: 'primary.contrastText' },
  '&:focus-visible': { outline: 'none' },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;

interface PollOptionFieldProps {
  option: PollFiguresFragment['options'][number];
  isMultiple: boolean;
}

/** One answer to choose: a radio button, or a checkbox where several may be chosen. */
export function PollOptionField({ option, isMultiple }: PollOptionFieldProps) {
  const { language } = useLanguage();
  const { text, ...tongue } = bilingual(option, 'optionText', language);
  return (
    <Box component="label" sx={rowStyles}>
      <Box
        component="input"
        type={isMultiple ? 'checkbox' : 'radio'}
        name={optionField}
        value={option.id}
        sx={markStyles}
      />
      <span {...tongue}>{text}</span>
    </Box>
  );
}
