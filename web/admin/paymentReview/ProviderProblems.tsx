import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { formatPrice, useTranslation } from '../../language';
import { CodeText } from '../../ui/text/CodeText';
import { DateCell } from '../table/cells';
import { plainListStyles } from '../table/factList';
import type { PaymentReviewQueueQuery } from './__generated__/paymentReview';

/** Events of the card gateway that confirmed no payment; nothing without any. */
export function ProviderProblems({ events }: { events: PaymentReviewQueueQuery['gatewayProblems'] }) {
  const { t } = useTranslation('adminPaymentReview');
  const id = useId();
  if (events.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h6">
        {t('gateway.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>{t('gateway.about')}</Typography>
      <Box component="ul" aria-labelledby={id} sx={plainListStyles}>
        {events.map(({ id: eventId, problem, checkoutId, receivedAt, payment }) => (
          <Box
            component="li"
            key={eventId}
            sx={{ paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}
          >
            <strong>{t(`gateway.problems.${problem}`)}</strong> · <DateCell at={receivedAt} hasTime />
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {payment && (
                <>
                  <CodeText>{payment.reference}</CodeText> · <bdi>{payment.payerName}</bdi> ·{' '}
                  <bdi>{formatPrice(payment.amount, 'ar')}</bdi> ·{' '}
                </>
              )}
              {t('gateway.checkout')} <bdi dir="ltr">{checkoutId}</bdi>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
