import { IconButton, Stack } from '@mui/material';
import { LinkIcon, WhatsAppIcon } from '../../art/icons/sharingIcons';
import { FacebookIcon, XIcon } from '../../art/icons/socialIcons';
import { getApplicationState } from '../../data/browser/applicationState';
import { copyText } from '../../data/browser/clipboard';
import { useTranslation } from '../../language';
import { toCanonicalUrl, useSeoSite } from '../../seo/seoContext';
import { useToast } from '../feedback/ToastProvider';
import { scriptOnly } from '../layout/layoutStyles';
import { shareUrls } from './shareUrls';

const shareTargets = [
  { name: 'facebook', Icon: FacebookIcon },
  { name: 'whatsapp', Icon: WhatsAppIcon },
  { name: 'x', Icon: XIcon },
] as const;

const shareButtonStyles = {
  inlineSize: 46,
  blockSize: 46,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'paper',
  color: 'text.primary',
  '&:hover': { borderColor: 'edge', color: 'primary.main', backgroundColor: 'paper' },
} as const;

interface ShareButtonsProps {
  /** Of the shared page. */
  path: string;
  title: string;
}

/** Links to the networks, and a button that copies the address of the page in its language. */
export function ShareButtons({ path, title }: ShareButtonsProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const shared = { url: toCanonicalUrl(useSeoSite(), path), title };
  const copy = () => {
    // Until then the boot script copies it.
    if (getApplicationState() !== 'ready') return;
    copyText(shared.url).then(
      () => showToast({ title: t('share.copied'), description: t('share.copiedText') }),
      () => showToast({ title: t('share.failed'), description: shared.url, variant: 'destructive' }),
    );
  };
  return (
    <Stack direction="row" role="group" aria-label={t('share.label')} className="no-print" sx={{ gap: 1 }}>
      {shareTargets.map(({ name, Icon }) => (
        <IconButton
          key={name}
          href={shareUrls[name](shared)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t(`share.${name}`)}
          sx={shareButtonStyles}
        >
          <Icon size={20} />
        </IconButton>
      ))}
      <IconButton
        onClick={copy}
        data-copy={shared.url}
        data-copied={t('share.copied')}
        aria-label={t('share.copy')}
        sx={{ ...shareButtonStyles, ...scriptOnly }}
      >
        <LinkIcon size={20} />
      </IconButton>
    </Stack>
  );
}
