import { Box, Typography } from '@mui/material';
import { formatNumber, usePlural, useTranslation } from '../../language';
import { Fact, factListStyles } from '../table/factList';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';

/** What the payer has used of what was paid; nothing before the payment. */
export function UsageFacts({ usage }: Pick<PaymentReviewFieldsFragment, 'usage'>) {
  const { t } = useTranslation('adminPaymentReview');
  if (!usage) return null;
  const { lessonCount, completedLessons, hasCertificate, daysSincePayment, guaranteeDays, earlierRefunds } = usage;
  const number = (value: number) => formatNumber(value, 'ar');
  return (
    <div>
      <Typography component="h3" variant="h6" sx={{ marginBlockEnd: 1 }}>
        {t('usage.title')}
      </Typography>
      <Box component="dl" aria-label={t('usage.title')} sx={factListStyles}>
        <Fact name={t('usage.lessons')}>
          {lessonCount !== null &&
            t('usage.lessonsOf', { completed: number(completedLessons ?? 0), total: number(lessonCount) })}
        </Fact>
        <Fact name={t('usage.certificate')}>
          {lessonCount !== null && t(hasCertificate ? 'usage.hasCertificate' : 'usage.noCertificate')}
        </Fact>
        <Fact name={t('usage.guarantee')}>
          <Guarantee daysSincePayment={daysSincePayment} guaranteeDays={guaranteeDays} />
        </Fact>
        <Fact name={t('usage.refunds')}>{number(earlierRefunds)}</Fact>
        <Fact name={t('usage.access')}>{usage.isOpenedByAdmin && t('usage.openedByAdmin')}</Fact>
      </Box>
    </div>
  );
}

type GuaranteeProps = Pick<NonNullable<PaymentReviewFieldsFragment['usage']>, 'daysSincePayment' | 'guaranteeDays'>;

/** Days since the payment are whole ones: the guarantee has ended when they are as many as its own. */
function Guarantee({ daysSincePayment, guaranteeDays }: GuaranteeProps) {
  const { t } = useTranslation('adminPaymentReview');
  const formatCount = usePlural('adminPaymentReview');
  if (guaranteeDays === 0) return t('usage.noGuarantee');
  const left = guaranteeDays - daysSincePayment;
  if (left > 0) return formatCount('usage.guaranteeLeft', left);
  return (
    <Box component="strong" sx={{ color: 'warning.main', fontWeight: 700 }}>
      {formatCount('usage.guaranteeEnded', -left)}
    </Box>
  );
}
