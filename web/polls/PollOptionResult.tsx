import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../art/icons/statusIcons';
import type { PollTeaserCardFragment } from './__generated__/PollTeaserCard';
import { localizeFieldWithLang } from '../language/formatters';
import { usePlural } from '../language/usePlural';
import { useLanguage } from '../language/useLanguage';

interface PollOptionResultProps {
  option: PollTeaserCardFragment['options'][number];
  percent: number;
  isMyChoice?: boolean;
  /** Whether to show the number of votes beside the percentage. */
  showVoteCount?: boolean;
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
