import { Box, Stack, Typography } from '@mui/material';
import { paymentMethodLabels } from '../../../../schema/contract/payments';
import { CheckIcon } from '../../../art/icons/lessonIcons';
import { useLanguage, usePlural, useTranslation } from '../../../language';
import { paths, TextLink } from '../../../routing';
import { IconText } from '../../../ui/text/IconText';
import type { PaymentTermsFragment } from './__generated__/PaymentTerms';

const methodListStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    paddingInline: 1.25,
    paddingBlock: 0.25,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '8px',
    fontSize: '0.9375rem',
  },
} as const;

/** How the price can be paid, and until when it is given back. */
export function PaymentTerms({ terms: { methods, guaranteeDays } }: { terms: PaymentTermsFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const formatCount = usePlural('courses');
  return (
    <Stack sx={{ gap: 1.25 }}>
      {methods.length > 0 && (
        <>
          <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('enroll.waysToPay')}
          </Typography>
          <Box component="ul" aria-label={t('enroll.waysToPay')} sx={methodListStyles}>
            {methods.map((method) => (
              <li key={method}>{paymentMethodLabels[method][language]}</li>
            ))}
          </Box>
        </>
      )}
      {guaranteeDays > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
          <IconText icon={<CheckIcon size={20} />}>{formatCount('enroll.guarantee', guaranteeDays)}</IconText>
          <TextLink to={paths.documents.refunds} variant="body2">
            {t('enroll.refunds')}
          </TextLink>
        </Stack>
      )}
    </Stack>
  );
}
