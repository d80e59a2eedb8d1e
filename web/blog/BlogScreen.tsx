import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { BlogHeroArt } from '../art/BlogHeroArt';
import { useBlogQuery } from './__generated__/BlogScreen';
import { kept } from '../ui/kept';
import { Page } from '../ui/Page';
import { PageHero } from '../ui/PageHero';
import { PageTitle } from '../ui/PageTitle';
import { AllPosts } from './AllPosts';
import { BlogSearch } from './BlogSearch';
import { CategoryLinks } from './CategoryLinks';
import { FeaturedPosts } from './FeaturedPosts';
import { FeedHead, FeedLink } from './FeedLink';
import { isNarrowed, variablesOf } from './filters';
import { RecentPosts } from './RecentPosts';
import { useBlogFilters } from './useBlogFilters';

const layout = {
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 344px' },
  gap: { xs: 5, lg: 4 },
  alignItems: 'start',
  paddingBlockEnd: { xs: 4, md: 6 },
} as const;

/** The blog. What is searched for and chosen stands in the address; the articles shown stay until others have come. */
export function BlogScreen({ newsletter }: { newsletter: ReactNode }) {
  const { t } = useTranslation('blog');
  const { filters, search } = useBlogFilters();
  const blog = useBlogQuery({ variables: variablesOf(filters) });
  const shown = kept(blog);
  const { blogCategories = [], newest } = shown ?? blog.previousData ?? {};
  const recent = newest?.nodes ?? [];
  return (
    <>
      <PageTitle title={t('list.page.title')} description={t('list.page.description')} />
      <FeedHead />
      <PageHero badge={t('list.badge')} title={t('list.title')} subtitle={t('list.subtitle')} art={<BlogHeroArt />}>
        <BlogSearch filters={filters} onSearch={search} />
      </PageHero>
      <Page sx={{ paddingBlockStart: { xs: 3, md: 5 } }}>
        <CategoryLinks filters={filters} categories={blogCategories} total={newest?.totalCount} />
        {!isNarrowed(filters) && <FeaturedPosts posts={recent.slice(0, limits.blog.featured)} />}
        <Box sx={{ ...layout, paddingBlockStart: isNarrowed(filters) ? { xs: 4, md: 6 } : 0 }}>
          <AllPosts of={{ ...blog, data: shown }} filters={filters} />
          <Stack component="aside" aria-label={t('list.aside')} sx={{ gap: 3 }}>
            <RecentPosts posts={recent} />
            {newsletter}
            <FeedLink />
          </Stack>
        </Box>
      </Page>
    </>
  );
}
