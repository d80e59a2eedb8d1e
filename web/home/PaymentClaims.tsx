import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RefundIcon } from '../art/icons/RefundIcon';
import { ShieldIcon } from '../art/icons/ShieldIcon';

const claims = [
  { key: 'guarantee', Icon: RefundIcon },
  { key: 'secure', Icon: ShieldIcon },
] as const;

/** What holds for every way to pay. */
export function PaymentClaims() {
  const { t } = useTranslation('home');
  return (
    <Stack
      component="ul"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ columnGap: 6, rowGap: 2.5, margin: 0, marginBlockStart: 4, padding: 0, listStyle: 'none' }}
    >
      {claims.map(({ key, Icon }) => (
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
