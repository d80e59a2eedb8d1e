import { Box } from '@mui/material';
import { useTranslation } from '../../language';
import { reviewActions, reviewKeys, type ReviewAction } from './reviewShortcuts';

interface ShortcutHelpProps {
  isRefund: boolean;
  isAvailable: Record<ReviewAction, boolean>;
}

/** Hidden where the first pointer is a finger: there is no keyboard then. */
const legendStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  color: 'text.secondary',
  marginBlock: 1.5,
  '@media (pointer: coarse), (max-width: 599.95px)': { display: 'none' },
} as const;

export function ShortcutHelp({ isRefund, isAvailable }: ShortcutHelpProps) {
  const { t } = useTranslation('adminPaymentReview');
  const labelOf = (action: ReviewAction): string => {
    if (isRefund && action === 'confirm') return t('refund.action');
    if (isRefund && action === 'refuse') return t('decline.action');
    return t(`keys.${action}`);
  };
  return (
    <Box component="dl" aria-label={t('keys.label')} sx={legendStyles}>
      {reviewActions
        .filter((action) => isAvailable[action])
        .map((action) => (
          <Box key={action} sx={{ display: 'flex', gap: 0.75 }}>
            <dt>
              <kbd dir="ltr">{reviewKeys[action]}</kbd>
            </dt>
            <Box component="dd" sx={{ margin: 0 }}>
              {labelOf(action)}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
