import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FacebookIcon } from '../art/icons/FacebookIcon';
import { InstagramIcon } from '../art/icons/InstagramIcon';
import { LinkedInIcon } from '../art/icons/LinkedInIcon';
import { XIcon } from '../art/icons/XIcon';
import { YouTubeIcon } from '../art/icons/YouTubeIcon';
import { identity } from '../identity';

const places = [
  { name: 'facebook', Icon: FacebookIcon },
  { name: 'instagram', Icon: InstagramIcon },
  { name: 'youtube', Icon: YouTubeIcon },
  { name: 'linkedin', Icon: LinkedInIcon },
  { name: 'x', Icon: XIcon },
] as const;

const listStyles = {
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  marginBlockStart: 2.5,
  padding: 0,
  listStyle: 'none',
} as const;

/** Where else we are. */
export function FooterSocial() {
  const { t } = useTranslation('shell');
  return (
    <Stack component="ul" direction="row" aria-label={t('footer.social.label')} sx={listStyles}>
      {places.map(({ name, Icon }) => (
        <li key={name}>
          <IconButton
            href={identity.social[name]}
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
