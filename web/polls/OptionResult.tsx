import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../art/icons/CheckCircleIcon';
import type { PollFiguresFragment } from './__generated__/PollsScreen';
import { bilingual } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { useLanguage } from '../language/useLanguage';

interface OptionResultProps {
  option: PollFiguresFragment['options'][number];
  percent: number;
  isMine?: boolean;
  /** Whether the votes are told beside the percentage. */
  withCount?: boolean;
}

const rowStyles = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 2,
  marginBlockEnd: 0.75,
  lineHeight: 1.5,
} as const;

const nameStyles = { display: 'flex', alignItems: 'baseline', gap: 1, minInlineSize: 0 } as const;

/** How an option stands: its share of the votes, as a figure and as a bar. */
export function OptionResult({ option, percent, isMine = false, withCount = false }: OptionResultProps) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const counted = useCounted('polls');
  const { text, ...tongue } = bilingual(option, 'optionText', language);
  const textId = useId();
  return (
    <Box component="li">
      <Box sx={rowStyles}>
        <Box component="span" sx={{ ...nameStyles, fontWeight: isMine ? 700 : 500 }}>
          {isMine && (
            <Box component="span" sx={{ color: 'primary.main' }}>
              <CheckCircleIcon size={20} title={t('yourChoice')} />
            </Box>
          )}
          <span id={textId} {...tongue}>
            {text}
          </span>
        </Box>
        <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, whiteSpace: 'nowrap' }}>
          {withCount && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {counted('votes', option.votes)}
            </Box>
          )}
          <Box component="span" sx={{ minInlineSize: '2.6em', fontWeight: 700, textAlign: 'end' }}>
            <bdi>{`${percent}%`}</bdi>
          </Box>
        </Box>
      </Box>
      <LinearProgress variant="determinate" value={Math.min(percent, 100)} aria-labelledby={textId} />
    </Box>
  );
}
