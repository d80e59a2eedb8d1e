import { useState } from 'react';
import { toClientError } from '../../data/clientError';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import {
  useConfirmPaymentMutation,
  useDeclinePaymentRefundMutation,
  useRefundPaymentMutation,
  useRejectPaymentMutation,
} from './__generated__/paymentReview';

export type ReviewDecision = 'confirm' | 'reject' | 'refund' | 'decline';

interface ReviewDecisionsOptions {
  payment: { id: string; reference: string };
  /** The proof that the admin sees. */
  proofId: string | undefined;
  /** Called after a decision, by this admin or by another one. */
  onDecided(): void;
}

/** The decisions about a payment. One that another admin has decided meanwhile counts as decided, with a message. */
export function useReviewDecisions({ payment: { id, reference }, proofId, onDecided }: ReviewDecisionsOptions) {
  const { t } = useTranslation('adminPaymentReview');
  const showToast = useToast();
  const [isDeciding, setDeciding] = useState(false);
  const [confirm] = useConfirmPaymentMutation();
  const [reject] = useRejectPaymentMutation();
  const [refund] = useRefundPaymentMutation();
  const [decline] = useDeclinePaymentRefundMutation();
  const mutations: Record<ReviewDecision, (text: string) => Promise<unknown>> = {
    confirm: () => confirm({ variables: { id, proofId } }),
    reject: (reason) => reject({ variables: { id, reason, proofId } }),
    refund: (transfer) => refund({ variables: { id, reference: transfer } }),
    decline: (reason) => decline({ variables: { id, reason } }),
  };
  const isolated = `\u2066${reference}\u2069`;
  /** Rejects with any other error than a decision by another admin. */
  const decide = async (decision: ReviewDecision, text = '') => {
    if (isDeciding) return;
    setDeciding(true);
    try {
      await mutations[decision](text);
      showToast({ title: t(`${decision}.done`, { reference: isolated }), variant: 'success' });
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
