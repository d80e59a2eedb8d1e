import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BankArt } from '../art/BankArt';
import { PostalArt } from '../art/PostalArt';
import { WalletArt } from '../art/WalletArt';
import { Page } from '../ui/Page';
import { Section } from '../ui/Section';
import { PaymentClaims } from './PaymentClaims';

const methods = [
  { key: 'mobile', Art: WalletArt },
  { key: 'postal', Art: PostalArt },
  { key: 'bank', Art: BankArt },
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

/** The three ways to pay, and what is promised for all of them (spec.md section 1). */
export function PaymentMethods() {
  const { t } = useTranslation('home');
  return (
    <Page sx={{ paddingBlock: { xs: 5, md: 8 } }}>
      <Box data-band="deep" sx={panelStyles}>
        <Section title={t('payment.title')} subtitle={t('payment.subtitle')}>
          <Box sx={gridStyles}>
            {methods.map(({ key, Art }) => (
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
          <PaymentClaims />
        </Section>
      </Box>
    </Page>
  );
}
