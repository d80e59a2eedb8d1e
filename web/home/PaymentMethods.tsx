import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RefundIcon, ShieldIcon } from '../art/icons/homeIcons';
import { BankTransferArt, PostalTransferArt, MobileWalletArt } from '../art/illustrations/homeArt';
import { PageContainer } from '../ui/layout/PageContainer';
import { Section } from '../ui/layout/Section';

const paymentMethods = [
  { key: 'mobile', Art: MobileWalletArt },
  { key: 'postal', Art: PostalTransferArt },
  { key: 'bank', Art: BankTransferArt },
] as const;

const panelStyles = {
  borderRadius: { xs: '24px', md: '32px' },
  paddingInline: { xs: 2.5, sm: 4, md: 7 },
  overflow: 'hidden',
} as const;

const gridStyles = {
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
  display: 'grid',
} as const;

const cardStyles = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '56px 1fr',
  columnGap: 2,
  alignItems: 'start',
  padding: { xs: 2.5, md: 3 },
} as const;

export function PaymentMethods() {
  const { t } = useTranslation('home');
  return (
    <PageContainer sx={{ paddingBlock: { xs: 5, md: 8 } }}>
      <Box data-band="deep" sx={panelStyles}>
        <Section title={t('payment.title')} subtitle={t('payment.subtitle')}>
          <Box sx={gridStyles}>
            {paymentMethods.map(({ key, Art }) => (
              <Card key={key} sx={cardStyles}>
                <Art size={56} />
                <div>
                  <Typography component="h3" variant="h4" sx={{ marginBlockStart: { sm: 2 }, marginBlockEnd: 0.5 }}>
                    {t(`payment.${key}.title`)}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t(`payment.${key}.text`)}
                  </Typography>
                </div>
              </Card>
            ))}
          </Box>
          <PaymentGuarantees />
        </Section>
      </Box>
    </PageContainer>
  );
}

const paymentGuarantees = [
  { key: 'guarantee', Icon: RefundIcon },
  { key: 'secure', Icon: ShieldIcon },
] as const;

function PaymentGuarantees() {
  const { t } = useTranslation('home');
  return (
    <Stack
      component="ul"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ columnGap: 6, rowGap: 2.5, margin: 0, marginBlockStart: 4, padding: 0, listStyle: 'none' }}
    >
      {paymentGuarantees.map(({ key, Icon }) => (
        <Stack component="li" direction="row" key={key} sx={{ gap: 1.5, alignItems: 'start' }}>
          <Box sx={{ color: 'amber', lineHeight: 0, marginBlockStart: '3px' }}>
            <Icon size={26} />
          </Box>
          <div>
            <Typography sx={{ fontWeight: 700 }}>{t(`payment.${key}.title`)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`payment.${key}.text`)}
            </Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
