import { Button, Stack } from '@mui/material';
import { useTranslation } from '../../language';
import type { ReviewAction } from './reviewShortcuts';

/** At one place for each payment, whatever warnings it has. */
const decisionBarStyles = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  flexWrap: 'wrap',
  gap: 1,
  paddingBlock: 1.5,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.default',
  '& > [aria-disabled="true"]': { opacity: 0.5 },
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
    <Stack direction="row" sx={decisionBarStyles}>
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
      {(['previous', 'next'] as const).map((action) => (
        <Button key={action} variant="outlined" color="inherit" {...propsOf(action)}>
          {t(action)}
        </Button>
      ))}
    </Stack>
  );
}
