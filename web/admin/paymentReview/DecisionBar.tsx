import { Button, IconButton, Stack } from '@mui/material';
import { ChevronBackIcon, ChevronForwardIcon } from '../../art/icons/commonIcons';
import { bottomBarAttribute } from '../../data/browser/stickyActionBar';
import { useTranslation } from '../../language';
import type { ReviewAction } from './reviewShortcuts';

/** At one place for each payment, whatever warnings it has. */
const decisionBarStyles = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  flexWrap: 'wrap',
  gap: { xs: 0.5, sm: 1 },
  paddingBlock: 1.5,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.default',
  '& > .MuiButton-root': { paddingInline: { xs: 1.5, sm: 3 } },
  '& [aria-disabled="true"]': { opacity: 0.5 },
} as const;

interface DecisionBarProps {
  isRefund: boolean;
  isWaiting: boolean;
  isBusy: boolean;
  isAvailable: Record<ReviewAction, boolean>;
  /** After a refusal that was given up, whose button has the focus again. */
  focusesRefusal: boolean;
  handlers: Record<ReviewAction, () => void>;
  /** Money that has come when the place was gone. */
  onReturn: (() => void) | undefined;
}

export function DecisionBar({
  isRefund,
  isWaiting,
  isBusy,
  isAvailable,
  handlers,
  onReturn,
  ...props
}: DecisionBarProps) {
  const { t } = useTranslation('adminPaymentReview');
  const propsOf = (action: ReviewAction) => ({
    'aria-disabled': isBusy || !isAvailable[action],
    onClick: isBusy || !isAvailable[action] ? undefined : handlers[action],
  });
  return (
    <Stack direction="row" sx={decisionBarStyles} {...{ [bottomBarAttribute]: '' }}>
      {isWaiting && (
        <>
          <Button variant="contained" {...propsOf('confirm')}>
            {t(isRefund ? 'refund.action' : 'confirm.action')}
          </Button>
          <Button variant="outlined" color="error" autoFocus={props.focusesRefusal} {...propsOf('refuse')}>
            {t(isRefund ? 'decline.action' : 'reject.action')}
          </Button>
          {onReturn && (
            <Button variant="outlined" aria-disabled={isBusy} onClick={isBusy ? undefined : onReturn}>
              {t('refund.returnMoney')}
            </Button>
          )}
        </>
      )}
      <Stack direction="row" sx={{ gap: { sm: 1 }, marginInlineStart: 'auto' }}>
        <IconButton title={t('previous')} aria-label={t('previous')} {...propsOf('previous')}>
          <ChevronBackIcon />
        </IconButton>
        <IconButton title={t('next')} aria-label={t('next')} {...propsOf('next')}>
          <ChevronForwardIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
