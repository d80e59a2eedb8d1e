import { Chip, type ChipProps } from '@mui/material';
import { useTranslation } from '../../language';
import type { AttemptSummaryFragment } from '../__generated__/quizSummary';

type AttemptState = AttemptSummaryFragment['state'];

const colors: Record<AttemptState, ChipProps['color']> = {
  open: 'warning',
  submitted: 'info',
  passed: 'success',
  failed: 'error',
  voided: 'default',
};

export function AttemptStateChip({ state }: { state: AttemptState }) {
  const { t } = useTranslation('quizzes');
  return <Chip size="small" color={colors[state]} label={t(`states.${state}`)} />;
}
