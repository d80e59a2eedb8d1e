import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { PostFaceFragment } from './__generated__/PostCard';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { Found } from '../ui/Found';
import { TextLink } from '../ui/RouterLink';
import { clamped, stretched } from '../ui/stretched';

interface PostTitleProps extends Pick<TypographyProps, 'variant'> {
  post: Pick<PostFaceFragment, 'slug' | 'title' | 'titleAr'>;
  search?: string | undefined;
}

/** The title of an article on its card: the one link, which answers for the picture and the rest of the card as well. */
export function PostTitle({ post, search = '', variant = 'h4' }: PostTitleProps) {
  const { language } = useLanguage();
  const { text, ...said } = bilingual(post, 'title', language);
  return (
    <Typography
      component="h3"
      variant={variant}
      {...said}
      sx={{ ...clamped(4), inlineSize: '100%', textAlign: 'start', textWrap: 'pretty' }}
    >
      <TextLink to={paths.article(post.slug)} underline="none" sx={stretched}>
        <Found text={text} search={search} />
      </TextLink>
    </Typography>
  );
}
