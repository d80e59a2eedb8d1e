import { useState } from 'react';
import { toClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { RefundRecord } from './RefundRecordDialog';
import {
  useConfirmPaymentMutation,
  useDeclinePaymentRefundMutation,
  useRefundPaymentMutation,
  useRejectPaymentMutation,
} from './__generated__/paymentReview';

export type ReviewDecision = 'confirm' | 'reject' | 'refund' | 'decline';

/** Rejects with any other error than a decision by another admin. */
export type Decide = (
  ...decision: ['confirm'] | ['reject' | 'decline', reason: string] | ['refund', record: RefundRecord]
) => Promise<void>;

interface ReviewDecisionsOptions {
  payment: { id: string; reference: string };
  proofId: string | undefined;
  /** Called after a decision, by this admin or by another one. */
  onDecided(): void;
}

/** The decisions about a payment. One that another admin has decided in between counts as decided, with a message. */
export function useReviewDecisions({ payment: { id, reference }, proofId, onDecided }: ReviewDecisionsOptions) {
  const { t } = useTranslation('adminPaymentReview');
  const showToast = useToast();
  const [isDeciding, setDeciding] = useState(false);
  const [confirm] = useConfirmPaymentMutation();
  const [reject] = useRejectPaymentMutation();
  const [refund] = useRefundPaymentMutation();
  const [decline] = useDeclinePaymentRefundMutation();
  const send = ([decision, detail]: Parameters<Decide>): Promise<unknown> => {
    switch (decision) {
      case 'confirm':
        return confirm({ variables: { id, proofId } });
      case 'reject':
        return reject({ variables: { id, reason: detail, proofId } });
      case 'decline':
        return decline({ variables: { id, reason: detail } });
      case 'refund':
        return refund({ variables: { id, ...detail } });
    }
  };
  const isolated = `\u2066${reference}\u2069`;
  const decide: Decide = async (...decision) => {
    if (isDeciding) return;
    setDeciding(true);
    try {
      await send(decision);
      showToast({ title: t(`${decision[0]}.done`, { reference: isolated }), variant: 'success' });
    } catch (error) {
      if (toClientError(error).problem !== 'paymentStateChanged') throw error;
      showToast({ title: t('decidedMeanwhile', { reference: isolated }), variant: 'destructive' });
    } finally {
      setDeciding(false);
    }
    onDecided();
  };
  return { decide, isDeciding };
}
