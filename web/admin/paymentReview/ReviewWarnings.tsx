import { Alert, Stack } from '@mui/material';
import { formatPrice, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { CodeText } from '../../ui/text/CodeText';
import { plainListStyles } from '../table/factList';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';

const priceOrBlank = (price: string | null): string => (price === null ? '' : formatPrice(price, 'ar'));

export function ReviewWarnings({ warnings }: Pick<PaymentReviewFieldsFragment, 'warnings'>) {
  const { t } = useTranslation('adminPaymentReview');
  const { t: tPayments } = useTranslation('adminPayments');
  if (warnings.length === 0) return null;
  return (
    <Stack component="ul" aria-label={t('warningsLabel')} sx={{ ...plainListStyles, gap: 1, marginBlockEnd: 2 }}>
      {warnings.map(({ kind, uses, statedAmount, currentPrice }) => (
        <li key={kind}>
          <Alert severity="warning" role="note">
            {t(`warnings.${kind}`, { amount: priceOrBlank(statedAmount), price: priceOrBlank(currentPrice) })}
            {uses.map(({ id, reference, status }, index) => (
              <span key={id}>
                {index === 0 ? ' ' : '، '}
                <TextLink to={paths.admin.payment(id)}>
                  <CodeText>{reference}</CodeText>
                </TextLink>{' '}
                ({tPayments(`statuses.${status}`)})
              </span>
            ))}
          </Alert>
        </li>
      ))}
    </Stack>
  );
}
