import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { CheckCircleIcon } from '../../art/icons/commonIcons';
import { formatPrice, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { CodeText } from '../../ui/text/CodeText';
import { ReceiptLinks } from '../payments/PaymentFacts';
import type { OfficeEnrollmentResultFragment } from './__generated__/OfficeEnrollmentScreen';

interface EnrollmentResultProps {
  result: OfficeEnrollmentResultFragment;
  title: string;
  onNext(): void;
}

/** What was done, with the receipt or the order, and the way to the next person. */
export function EnrollmentResult({ result: { person, isNewPerson, payment }, title, onNext }: EnrollmentResultProps) {
  const { t } = useTranslation('adminOfficeEnrollment');
  const isPaid = payment !== null && payment.receipts.length > 0;
  return (
    <Card sx={{ padding: { xs: 2, md: 3 } }}>
      <Stack role="status" sx={{ gap: 1.5 }}>
        <Typography component="h2" variant="h4" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box component="span" sx={{ color: 'success.main', display: 'inline-flex' }}>
            <CheckCircleIcon />
          </Box>
          <span>
            {t(payment && !isPaid ? 'ordered' : 'enrolled')} <bdi>{displayName(person, 'ar')}</bdi>
          </span>
        </Typography>
        <Typography>
          <bdi>{title}</bdi>
          {payment && (
            <>
              {' · '}
              <bdi>{formatPrice(payment.amount, 'ar')}</bdi>
            </>
          )}
        </Typography>
        {isNewPerson && (
          <Typography>
            {t('accountCreated')} <bdi dir="ltr">{person.email}</bdi>
          </Typography>
        )}
        {isPaid && <ReceiptLinks receipts={payment.receipts} />}
        {payment && !isPaid && (
          <Typography>
            {t('orderOpened')}{' '}
            <TextLink to={paths.admin.payment(payment.id)}>
              <CodeText>{payment.reference}</CodeText>
            </TextLink>
          </Typography>
        )}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, marginBlockStart: 3 }}>
        <Button variant="contained" onClick={onNext} autoFocus>
          {t('next')}
        </Button>
        <Button component={Link} to={paths.admin.person(person.id)} variant="outlined" color="inherit">
          {t('personPage')}
        </Button>
      </Stack>
    </Card>
  );
}
