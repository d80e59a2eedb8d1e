import { Box, IconButton } from '@mui/material';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { paymentMethodLabels, type PaymentMethod } from '../../../schema/contract/payments';
import { CopyIcon } from '../../art/icons/rowIcons';
import { useTranslation } from '../../language';
import { useCopyText } from '../../ui/hooks/useCopyText';
import { Fact } from '../table/factList';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';

type RefundAccountFacts = Pick<
  PaymentReviewFieldsFragment['payment'],
  'refundMethod' | 'refundAccount' | 'refundHolder'
>;

/** The numbers of an account: a postal one has a number and a key. */
function accountNumbers(method: PaymentMethod, account: string): { name: string; number: string }[] {
  const [number = '', key] = account.split(' ');
  if (method === 'ccp' && key)
    return [
      { name: fieldLabelsAr.ccpNumber, number },
      { name: fieldLabelsAr.ccpKey, number: key },
    ];
  return [{ name: fieldLabelsAr[method === 'baridimob' ? 'rip' : 'rib'], number: account }];
}

export function RefundFacts({ refundMethod, refundAccount, refundHolder }: RefundAccountFacts) {
  const { t } = useTranslation('adminPaymentReview');
  const copyText = useCopyText();
  if (!refundMethod) return null;
  return (
    <>
      <Fact name={fieldLabelsAr.refundMethod}>{paymentMethodLabels[refundMethod].ar}</Fact>
      {refundAccount &&
        accountNumbers(refundMethod, refundAccount).map(({ name, number }) => (
          <Fact key={name} name={name}>
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
              <bdi dir="ltr">{number}</bdi>
              <IconButton size="small" aria-label={t('refund.copy', { name })} onClick={() => copyText(number, name)}>
                <CopyIcon size={18} />
              </IconButton>
            </Box>
          </Fact>
        ))}
      <Fact name={fieldLabelsAr.refundHolder}>{refundHolder && <bdi>{refundHolder}</bdi>}</Fact>
    </>
  );
}
