import { Box, TextField } from '@mui/material';
import { parseFormNumber } from '../../../../schema/contract/text/decimalNumber';
import { usePlural, useTranslation } from '../../../language';
import type { SlotValues } from '../drafts/quizValues';
import { useDrawableCount } from './useDrawableCount';

interface DrawSummaryProps {
  slot: SlotValues;
  number: string;
  error: string | undefined;
  onChange(changes: Pick<SlotValues, 'drawCount'>): void;
}

/** Some questions of a tag, drawn for each attempt. */
export function DrawSummary({ slot, number, error, onChange }: DrawSummaryProps) {
  const { t } = useTranslation('quizEditor');
  const formatCount = usePlural('quizEditor');
  const available = useDrawableCount(slot.drawTag);
  const isShort = parseFormNumber(slot.drawCount) > available;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minBlockSize: 40 }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {t('draw.summary', { tag: slot.drawTag })}
      </Box>
      <TextField
        size="small"
        value={slot.drawCount}
        error={error !== undefined}
        helperText={error}
        onChange={(event) => onChange({ drawCount: event.target.value })}
        slotProps={{
          htmlInput: {
            'aria-label': t('draw.countOf', { number }),
            dir: 'ltr',
            inputMode: 'numeric',
            autoComplete: 'off',
          },
        }}
        sx={{ inlineSize: '4.5rem', '& .MuiInputBase-root': { minHeight: 40 } }}
      />
      <Box component="span" sx={{ color: isShort ? 'amberInk' : 'text.secondary', fontSize: '0.875rem' }}>
        {formatCount('draw.available', available)}
      </Box>
    </Box>
  );
}
