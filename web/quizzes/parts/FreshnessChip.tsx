import { Chip } from '@mui/material';
import { useTranslation } from '../../language';
import type { PracticeSummaryFragment } from '../practice/__generated__/practice';

const colors = { fresh: 'success', fading: 'default', due: 'warning' } as const;

/** Whether what was passed is still known; nothing while that is not known. */
export function FreshnessChip({ practice: { freshness, isOn } }: { practice: PracticeSummaryFragment }) {
  const { t } = useTranslation('practice');
  if (!isOn) return <Chip size="small" variant="outlined" label={t('isOff')} />;
  return freshness && <Chip size="small" color={colors[freshness]} label={t(`freshness.${freshness}`)} />;
}
