import { useState } from 'react';
import type { PaymentStatus } from '../../data/__generated__/schemaTypes';
import { toClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { isolateLtr } from '../../../schema/contract/text/directionIsolates';
import type { RefundRecord } from './RecordRefundDialog';
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
  payment: { id: string; reference: string; status: PaymentStatus };
  proofId: string | undefined;
  /** Called after a decision, by this admin or by another one. */
  onDecided(): void;
}

/** The decisions about a payment, and its state before the one that was sent. One that another admin has decided in between counts as decided, with a message. */
export function useReviewDecisions({ payment: { id, reference, status }, proofId, onDecided }: ReviewDecisionsOptions) {
  const { t } = useTranslation('adminPaymentReview');
  const showToast = useToast();
  const [decided, setDecided] = useState<{ id: string; status: PaymentStatus } | null>(null);
  if (decided !== null && decided.id !== id) setDecided(null);
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
  const isolated = isolateLtr(reference);
  const decide: Decide = async (...decision) => {
    if (decided !== null) return;
    setDecided({ id, status });
    try {
      await send(decision);
      showToast({ title: t(`${decision[0]}.done`, { reference: isolated }), variant: 'success' });
    } catch (error) {
      if (toClientError(error).problem !== 'paymentStateChanged') {
        setDecided(null);
        throw error;
      }
      showToast({ title: t('decidedMeanwhile', { reference: isolated }), variant: 'destructive' });
    }
    onDecided();
  };
  return { decide, isDecided: decided !== null, status: decided?.status ?? status };
}
