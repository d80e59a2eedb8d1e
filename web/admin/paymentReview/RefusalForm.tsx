import { Box } from '@mui/material';
import { isolateLtr } from '../../../schema/contract/text/directionIsolates';
import { bounds } from '../../../schema/contract/bounds';
import { useTranslation } from '../../language';
import { TextDialog } from '../form/TextDialog';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';
import type { Decide } from './useReviewDecisions';

interface RefusalFormProps extends Pick<PaymentReviewFieldsFragment, 'payment'> {
  decision: 'reject' | 'decline';
  decide: Decide;
  onClose(): void;
}

/** To its end: the usual reasons would be below the window, or under the buttons that stay at its edge. */
const showWhole = (form: HTMLElement | null): void => form?.scrollIntoView({ block: 'nearest' });

/** Asks for the reason of a refusal in the page, beside the proof. */
export function RefusalForm({ decision, payment, decide, onClose }: RefusalFormProps) {
  const { t } = useTranslation('adminPaymentReview');
  return (
    <Box ref={showWhole} sx={{ gridArea: 'refusal', minInlineSize: 0, marginBlockEnd: { md: 3 } }}>
      <TextDialog
        isOpen
        isInline
        isDestructive
        isMultiline
        title={t(`${decision}.title`, { reference: isolateLtr(payment.reference) })}
        submit={t(`${decision}.action`)}
        label={t(`${decision}.reason`)}
        maxLength={bounds.payment.reasonMax}
        suggestions={{
          label: t(`${decision}.usual`),
          texts: Object.values(t(`${decision}.reasons`, { returnObjects: true })),
        }}
        onSubmit={(reason) => decide(decision, reason)}
        onClose={onClose}
      />
    </Box>
  );
}
