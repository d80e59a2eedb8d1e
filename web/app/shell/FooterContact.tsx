import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MailIcon, PhoneIcon, LocationIcon } from '../../art/icons/shellIcons';
import { FacebookIcon, InstagramIcon, LinkedInIcon, XIcon, YouTubeIcon } from '../../art/icons/socialIcons';
import { useLanguage } from '../../language/useLanguage';
import { siteInfo, contactLinks } from '../../siteInfo';

const socialLinks = [
  { name: 'facebook', Icon: FacebookIcon },
  { name: 'instagram', Icon: InstagramIcon },
  { name: 'youtube', Icon: YouTubeIcon },
  { name: 'linkedin', Icon: LinkedInIcon },
  { name: 'x', Icon: XIcon },
] as const;

const socialListStyles = {
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  marginBlockStart: 2.5,
  padding: 0,
  listStyle: 'none',
} as const;

export function FooterSocialLinks() {
  const { t } = useTranslation('shell');
  return (
    <Stack component="ul" direction="row" aria-label={t('footer.social.label')} sx={socialListStyles}>
      {socialLinks.map(({ name, Icon }) => (
        <li key={name}>
          <IconButton
            href={siteInfo.social[name]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`footer.social.${name}`)}
            sx={{ color: 'text.secondary', '&:hover': { color: 'text.primary' } }}
          >
            <Icon size={22} />
          </IconButton>
        </li>
      ))}
    </Stack>
  );
}

const contactRowStyles = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  minBlockSize: 40,
  color: 'text.secondary',
} as const;

export function FooterContact() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { address, phone, email } = siteInfo;
  return (
    <div>
      <Typography variant="h5" component="h2">
        {t('footer.contact')}
      </Typography>
      <Stack component="address" sx={{ fontStyle: 'normal', marginBlockStart: 1, gap: 0.25 }}>
        <Box component="span" sx={contactRowStyles}>
          <LocationIcon size={20} />
          {address[language]}
        </Box>
        <Link href={contactLinks.phone} sx={contactRowStyles}>
          <PhoneIcon size={20} />
          <span dir="ltr">{phone}</span>
        </Link>
        <Link href={contactLinks.email} sx={contactRowStyles}>
          <MailIcon size={20} />
          <span dir="ltr">{email}</span>
        </Link>
      </Stack>
    </div>
  );
}
