import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MailIcon } from '../art/icons/MailIcon';
import { PhoneIcon } from '../art/icons/PhoneIcon';
import { PinIcon } from '../art/icons/PinIcon';
import { identity, reach } from '../identity';
import { useLanguage } from '../language/useLanguage';

const row = { display: 'flex', gap: 1.5, alignItems: 'center', minBlockSize: 40, color: 'text.secondary' } as const;

/** Where to find us. */
export function FooterContact() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { address, phone, email } = identity;
  return (
    <div>
      <Typography variant="h5" component="h2">
        {t('footer.contact')}
      </Typography>
      <Stack component="address" sx={{ fontStyle: 'normal', marginBlockStart: 1, gap: 0.25 }}>
        <Box component="span" sx={row}>
          <PinIcon size={20} />
          {address[language]}
        </Box>
        <Link href={reach.call} sx={row}>
          <PhoneIcon size={20} />
          <span dir="ltr">{phone}</span>
        </Link>
        <Link href={reach.write} sx={row}>
          <MailIcon size={20} />
          <span dir="ltr">{email}</span>
        </Link>
      </Stack>
    </div>
  );
}
