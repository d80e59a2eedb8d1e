import { formatNumber, useTranslation } from '../../language';
import { usePaymentReviewCountsQuery } from './__generated__/paymentReview';

export function PaymentReviewLabel() {
  const { t } = useTranslation('admin');
  const { t: tReview } = useTranslation('adminPaymentReview');
  const { data } = usePaymentReviewCountsQuery({ fetchPolicy: 'cache-and-network', ssr: false });
  const { submittedCount, refundCount } = data?.paymentReviewQueue ?? { submittedCount: 0, refundCount: 0 };
  const count = submittedCount + refundCount;
  return count === 0 ? t('places.paymentReview') : tReview('link', { n: formatNumber(count, 'ar') });
}
