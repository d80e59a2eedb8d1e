import { Box } from '@mui/material';
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

/** Asks for the reason of a refusal in the page, beside the proof. */
export function RefusalForm({ decision, payment, decide, onClose }: RefusalFormProps) {
  const { t } = useTranslation('adminPaymentReview');
  return (
    <Box sx={{ gridArea: 'refusal', minInlineSize: 0, marginBlockEnd: { md: 3 } }}>
      <TextDialog
        isOpen
        isInPage
        isDestructive
        isMultiline
        title={t(`${decision}.title`, { reference: `\u2066${payment.reference}\u2069` })}
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
