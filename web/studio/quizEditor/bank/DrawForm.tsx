import { Box, Button, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { parseFormNumber } from '../../../../schema/contract/text/decimalNumber';
import { usePlural, useTranslation } from '../../../language';
import { NativeSelect } from '../../../ui/form/NativeSelect';
import type { SlotSource } from '../drafts/quizValues';
import { useDrawableCount } from '../slots/useDrawableCount';

interface DrawFormProps {
  tags: readonly string[];
  /** Tags by which the quiz draws already. */
  usedTags: readonly string[];
  onAdd(source: SlotSource): void;
}

/** A place that draws some questions of a tag for each attempt. */
export function DrawForm({ tags, usedTags, onAdd }: DrawFormProps) {
  const { t } = useTranslation('quizEditor');
  const formatCount = usePlural('quizEditor');
  const id = useId();
  const offered = tags.filter((tag) => !usedTags.includes(tag));
  const [chosen, setTag] = useState('');
  const [count, setCount] = useState('1');
  const tag = offered.includes(chosen) ? chosen : (offered[0] ?? '');
  const available = useDrawableCount(tag);
  if (offered.length === 0) return null;
  const isPossible = parseFormNumber(count) >= 1;
  return (
    <Box role="group" aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} component="h3" sx={{ fontWeight: 700 }}>
        {t('draw.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {t('draw.hint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 12rem' }}>
          <NativeSelect
            id={`${id}-tag`}
            name="drawTag"
            label={t('draw.tag')}
            value={tag}
            options={offered.map((each) => ({ value: each, label: each }))}
            onChange={setTag}
          />
        </Box>
        <TextField
          label={t('draw.count')}
          value={count}
          onChange={(event) => setCount(event.target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } }}
          sx={{ inlineSize: '8rem' }}
        />
        <Button variant="outlined" disabled={!isPossible} onClick={() => onAdd({ drawTag: tag, drawCount: count })}>
          {t('draw.add')}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
        {formatCount('draw.available', available)}
      </Typography>
    </Box>
  );
}
