import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { WaveLine } from '../art/parts/WaveLine';
import { formatPrice, useLanguage, useTranslation } from '../language';

interface AmountDetailsProps {
  kind: 'course' | 'event';
  title: ReactNode;
  /** Numeric strings. */
  listPrice: string;
  amount: string;
  couponCode: string | null;
  /** What the amount is: still to be paid, paid, or neither, such as after a cancellation. */
  amountKind?: 'amount' | 'paid' | 'ordered';
  children?: ReactNode;
  footer?: ReactNode;
}

const listStyles = { display: 'grid', gap: 1.25, margin: 0, marginBlockStart: 2.5 } as const;

export function AmountDetails({ kind, title, listPrice, amount, couponCode, ...props }: AmountDetailsProps) {
  const { amountKind = 'amount', children, footer } = props;
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const discount = Number(listPrice) - Number(amount);
  return (
    <Card
      component="section"
      data-surface="dark"
      aria-label={t('summary.title')}
      sx={{ border: 0, backgroundColor: 'deep', overflow: 'hidden' }}
    >
      <Box sx={{ padding: { xs: 2.5, sm: 3 }, paddingBlockEnd: 1 }}>
        <Typography variant="body2" sx={{ color: 'amber', fontWeight: 700 }}>
          {t(`item.${kind}`)}
        </Typography>
        <Typography component="div" variant="h4" sx={{ '& a': { color: 'inherit', fontWeight: 'inherit' } }}>
          {title}
        </Typography>
        <Box component="dl" sx={listStyles}>
          {discount > 0 && (
            <>
              <FactRow label={t('summary.listPrice')}>{formatPrice(listPrice, language)}</FactRow>
              <FactRow label={couponCode ? t('summary.discountOf', { code: couponCode }) : t('summary.discount')}>
                <bdi dir="ltr">−</bdi> {formatPrice(discount.toFixed(2), language)}
              </FactRow>
            </>
          )}
          {children}
          <Box sx={{ borderBlockStart: '1px solid', borderColor: 'deepLine', paddingBlockStart: 1.5 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'onDeepMuted' }}>
              {t(`summary.${amountKind}`)}
            </Typography>
            <Typography component="dd" sx={{ margin: 0, fontSize: '2.25rem', fontWeight: 800, lineHeight: 1.4 }}>
              <bdi>{formatPrice(amount, language)}</bdi>
            </Typography>
          </Box>
        </Box>
      </Box>
      <WaveLine />
      {footer && <Box sx={{ paddingInline: { xs: 2.5, sm: 3 }, paddingBlockEnd: 3 }}>{footer}</Box>}
    </Card>
  );
}

export function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'onDeepMuted' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
        <bdi>{children}</bdi>
      </Typography>
    </Box>
  );
}
