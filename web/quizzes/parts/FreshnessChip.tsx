import { Chip } from '@mui/material';
import { useTranslation } from '../../language';
import type { PracticeSummaryFragment } from '../practice/__generated__/practice';

const colors = { fresh: 'success', fading: 'default', due: 'warning' } as const;

/** Whether what was passed is still known; nothing while that is not known. */
export function FreshnessChip({ practice: { freshness, isOn, roundCount } }: { practice: PracticeSummaryFragment }) {
  const { t } = useTranslation('practice');
  // Once the questions of the week are answered, nothing is due before the next week.
  const shown = freshness === 'due' && roundCount === 0 ? 'fading' : freshness;
  if (!isOn) return <Chip size="small" variant="outlined" label={t('isOff')} />;
  return shown && <Chip size="small" color={colors[shown]} label={t(`freshness.${shown}`)} />;
}
