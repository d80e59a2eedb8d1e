import { Box, LinearProgress } from '@mui/material';
import { useId } from 'react';
import { useTranslation, localizeFieldWithLang, usePlural, useLanguage } from '../language';
import { CheckCircleIcon } from '../art/icons/commonIcons';
import type { PollOptionResultFragment } from './__generated__/PollOptionResult';

interface PollOptionResultProps {
  option: PollOptionResultFragment;
  percent: number;
  isMyChoice?: boolean;
  showVoteCount?: boolean;
}

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 2,
  marginBlockEnd: 0.75,
  lineHeight: 1.5,
} as const;

const nameStyles = { display: 'flex', alignItems: 'baseline', gap: 1, minInlineSize: 0 } as const;

export function PollOptionResult({
  option,
  percent,
  isMyChoice = false,
  showVoteCount = false,
}: PollOptionResultProps) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const formatCount = usePlural('polls');
  const { text, ...langProps } = localizeFieldWithLang(option, 'optionText', language);
  const textId = useId();
  return (
    <Box component="li">
      <Box sx={rowStyles}>
        <Box component="span" sx={{ ...nameStyles, fontWeight: isMyChoice ? 700 : 500 }}>
          {isMyChoice && (
            <Box component="span" sx={{ color: 'primary.main' }}>
              <CheckCircleIcon size={20} title={t('yourChoice')} />
            </Box>
          )}
          <span id={textId} {...langProps}>
            {text}
          </span>
        </Box>
        <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, whiteSpace: 'nowrap' }}>
          {showVoteCount && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {formatCount('votes', option.votes)}
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
