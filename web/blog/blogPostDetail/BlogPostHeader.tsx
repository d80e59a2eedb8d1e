import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CalendarIcon } from '../../art/icons/contentIcons';
import { LinkIcon, WhatsAppIcon } from '../../art/icons/sharingIcons';
import { FacebookIcon, XIcon } from '../../art/icons/socialIcons';
import { localizeField, localizeFieldWithLang } from '../../language/formatters';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { toCanonicalUrl, useSeoContext } from '../../seo/seoContext';
import { useToast } from '../../ui/feedback/ToastProvider';
import { PageContainer } from '../../ui/layout/PageContainer';
import { BackLink } from '../../ui/navigation/BackLink';
import { IconText } from '../../ui/text/IconText';
import { BlogCategoryChip, BlogPostDate, BlogPostStats } from '../BlogPostCardParts';
import type { BlogPostHeaderFragment } from './__generated__/BlogPostHeader';
import { readingColumnStyles, postHeaderStyles } from './blogPostStyles';

const buildShareUrl = (base: string, parameters: Record<string, string>) =>
  // Some targets show a `+` literally, so spaces are sent as %20.
  `${base}?${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`;

const titleStyles = {
  textAlign: 'start',
  fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
  textWrap: 'balance',
} as const;

const thumbnailStyles = {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderRadius: '16px',
  marginBlockStart: { xs: 3, md: 4 },
} as const;

export function BlogPostHeader({ post }: { post: BlogPostHeaderFragment }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(post, 'title', language);
  return (
    <Box component="header" sx={postHeaderStyles}>
      <PageContainer>
        <Stack sx={{ ...readingColumnStyles, gap: 2, alignItems: 'flex-start' }}>
          <BackLink to={paths.blog()}>{t('article.back')}</BackLink>
          <BlogCategoryChip category={post.category} />
          <Typography variant="h1" {...langProps} sx={titleStyles}>
            {title}
          </Typography>
          <BlogPostByline post={post} />
          <ShareButtons post={post} />
        </Stack>
        {post.thumbnail && (
          <Box sx={{ maxInlineSize: '60rem', marginInline: 'auto' }}>
            <Box component="img" src={post.thumbnail} alt="" width={960} height={480} sx={thumbnailStyles} />
          </Box>
        )}
      </PageContainer>
    </Box>
  );
}

interface SharedPage {
  /** Absolute URL of the page. */
  url: string;
  title: string;
}

/** Plain links: the networks receive no request before the reader follows one. */
const shareUrls = {
  facebook: ({ url: pageUrl }: SharedPage) =>
    buildShareUrl('https://www.facebook.com/sharer/sharer.php', { u: pageUrl }),
  whatsapp: ({ url: pageUrl, title }: SharedPage) => buildShareUrl('https://wa.me/', { text: `${title}\n${pageUrl}` }),
  x: ({ url: pageUrl, title }: SharedPage) => buildShareUrl('https://x.com/intent/post', { text: title, url: pageUrl }),
} as const;

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

function ShareButtons({ post }: { post: BlogPostHeaderFragment }) {
  const { t } = useTranslation('blog');
  const seo = useSeoContext();
  const showToast = useToast();
  const shared = {
    url: toCanonicalUrl(seo, paths.blogPost(post.slug)),
    title: localizeField(post, 'title', seo.language),
  };
  const copy = () =>
    navigator.clipboard.writeText(shared.url).then(
      () => showToast({ title: t('share.copied'), description: t('share.copiedText') }),
      () => showToast({ title: t('share.failed'), description: shared.url, variant: 'destructive' }),
    );
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
        onClick={() => void copy()}
        aria-label={t('share.copy')}
        sx={{ ...shareButtonStyles, '@media (scripting: none)': { display: 'none' } }}
      >
        <LinkIcon size={20} />
      </IconButton>
    </Stack>
  );
}

function BlogPostByline({ post }: { post: BlogPostHeaderFragment }) {
  const { firstName, lastName, avatar } = post.author;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Avatar src={avatar ?? undefined} alt="" sx={{ inlineSize: 52, blockSize: 52 }}>
        {firstName.charAt(0)}
      </Avatar>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </Typography>
        <BlogPostStats post={post}>
          <IconText icon={<CalendarIcon size={18} />}>
            <BlogPostDate date={post.createdAt} />
          </IconText>
        </BlogPostStats>
      </Box>
    </Stack>
  );
}
