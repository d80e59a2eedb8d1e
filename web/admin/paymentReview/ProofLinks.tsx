import { Box, Link as MuiLink } from '@mui/material';
import { useTranslation } from '../../language';
import { DateCell } from '../table/cells';
import { plainListStyles } from '../table/factList';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';

export function ProofLinks({ label, proofs }: { label: string; proofs: PaymentReviewFieldsFragment['proofs'] }) {
  const { t } = useTranslation('adminPaymentReview');
  return (
    <Box component="ul" aria-label={label} sx={plainListStyles}>
      {proofs.map(({ id, url, transactionId, createdAt }) => (
        <li key={id}>
          <MuiLink href={url} target="_blank" rel="noreferrer">
            {t('openFile')} <bdi dir="ltr">{transactionId}</bdi>
          </MuiLink>{' '}
          · <DateCell at={createdAt} hasTime />
        </li>
      ))}
    </Box>
  );
}
