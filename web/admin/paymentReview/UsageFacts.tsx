import { Box, Typography } from '@mui/material';
import { formatNumber, useTranslation } from '../../language';
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
        <Fact name={t('usage.days')}>
          {t('usage.daysOf', { days: number(daysSincePayment), guarantee: number(guaranteeDays) })}
        </Fact>
        <Fact name={t('usage.refunds')}>{number(earlierRefunds)}</Fact>
        <Fact name={t('usage.access')}>{usage.isOpenedByAdmin && t('usage.openedByAdmin')}</Fact>
      </Box>
    </div>
  );
}
