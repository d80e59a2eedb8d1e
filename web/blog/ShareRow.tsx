import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FacebookIcon } from '../art/icons/FacebookIcon';
import { LinkIcon } from '../art/icons/LinkIcon';
import { WhatsAppIcon } from '../art/icons/WhatsAppIcon';
import { XIcon } from '../art/icons/XIcon';
import { inLanguage } from '../language/formats';
import { paths } from '../paths';
import { urlOf, useSite } from '../seo/site';
import { useNotify } from '../ui/Notices';
import type { ArticleOnPage } from './ArticlePage';
import { shareLinks } from './share';

const places = [
  { name: 'facebook', Icon: FacebookIcon },
  { name: 'whatsapp', Icon: WhatsAppIcon },
  { name: 'x', Icon: XIcon },
] as const;

const buttonStyles = {
  inlineSize: 46,
  blockSize: 46,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'paper',
  color: 'text.primary',
  '&:hover': { borderColor: 'edge', color: 'primary.main', backgroundColor: 'paper' },
} as const;

/** Facebook, WhatsApp, X, and the link itself. */
export function ShareRow({ article }: { article: ArticleOnPage }) {
  const { t } = useTranslation('blog');
  const site = useSite();
  const notify = useNotify();
  const shared = {
    address: urlOf(site, paths.article(article.slug)),
    title: inLanguage(article, 'title', site.language),
  };
  const copy = () =>
    navigator.clipboard.writeText(shared.address).then(
      () => notify({ title: t('share.copied'), description: t('share.copiedText') }),
      () => notify({ title: t('share.failed'), description: shared.address, tone: 'destructive' }),
    );
  return (
    <Stack direction="row" role="group" aria-label={t('share.label')} className="no-print" sx={{ gap: 1 }}>
      {places.map(({ name, Icon }) => (
        <IconButton
          key={name}
          href={shareLinks[name](shared)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t(`share.${name}`)}
          sx={buttonStyles}
        >
          <Icon size={20} />
        </IconButton>
      ))}
      <IconButton
        onClick={() => void copy()}
        aria-label={t('share.copy')}
        sx={{ ...buttonStyles, '@media (scripting: none)': { display: 'none' } }}
      >
        <LinkIcon size={20} />
      </IconButton>
    </Stack>
  );
}
