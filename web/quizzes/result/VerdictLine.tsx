import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Verdict } from '../../../schema/contract/grading/grade';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../../art/icons/commonIcons';
import { useTranslation } from '../../language';

interface VerdictLineProps {
  verdict: Verdict;
  children?: ReactNode;
}

export function VerdictLine({ verdict, children }: VerdictLineProps) {
  const { t } = useTranslation('quizzes');
  const Icon = verdict === 'right' ? CheckCircleIcon : verdict === 'partial' ? InfoIcon : WarningIcon;
  return (
    <Box component="span" data-verdict={verdict} sx={verdictStyles}>
      <Icon size={20} />
      {t(`review.verdicts.${verdict}`)}
      {children}
    </Box>
  );
}

const verdictStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  marginInlineStart: 'auto',
  color: 'danger',
  fontWeight: 700,
  '&[data-verdict="right"]': { color: 'primary.main' },
  '&[data-verdict="partial"]': { color: 'amberInk' },
} as const;
