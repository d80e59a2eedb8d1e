import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { PostCard } from '../blog/PostCard';
import type { HomeQuery } from './__generated__/HomeScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { PillLink, pillLine } from '../ui/PillLink';
import { Teaser } from './Teaser';
import { ThreeCards } from './ThreeCards';

type BlogHubProps = Pick<HomeQuery, 'blogPosts' | 'blogCategories'>;

/** The first articles, and the way to those of each of the first categories; left out when there is none. */
export function BlogHub({ blogPosts, blogCategories }: BlogHubProps) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  if (blogPosts.nodes.length === 0) return null;
  return (
    <Teaser title={t('blog.title')} subtitle={t('blog.subtitle')} all={{ to: paths.blog(), label: t('blog.all') }}>
      <Box component="ul" aria-label={t('blog.categories')} sx={{ ...pillLine, marginBlockEnd: 3 }}>
        {blogCategories.slice(0, limits.home.postCategories).map((category) => {
          const { text, ...said } = bilingual(category, 'name', language);
          return (
            <li key={category.id}>
              <PillLink to={paths.blog({ category: category.id })}>
                <span {...said}>{text}</span>
              </PillLink>
            </li>
          );
        })}
      </Box>
      <ThreeCards>
        {blogPosts.nodes.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </ThreeCards>
    </Teaser>
  );
}
