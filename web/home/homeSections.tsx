import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { BlogPostCard } from '../blog/BlogPostCard';
import { CourseCard } from '../catalog/CourseCard';
import type { CourseCardFragment } from '../catalog/__generated__/CourseCard';
import { EventTeaserCard } from '../events/EventTeaserCard';
import type { EventTeaserCardFragment } from '../events/__generated__/EventTeaserCard';
import { TermTeaserCard } from '../glossary/TermTeaserCard';
import type { TermTeaserCardFragment } from '../glossary/__generated__/TermTeaserCard';
import { localizeFieldWithLang } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { PollTeaserCard } from '../polls/PollTeaserCard';
import type { PollTeaserCardFragment } from '../polls/__generated__/PollTeaserCard';
import { pollCardMinWidth } from '../polls/pollStyles';
import { CardGrid } from '../ui/layout/CardGrid';
import { SectionBackground } from '../ui/layout/SectionBackground';
import { ChipLink, scrollableChipListStyles } from '../ui/navigation/ChipLink';
import { HomeSection, CardRow } from './HomeSection';
import type { HomeQuery } from './__generated__/HomeScreen';

export function FeaturedCoursesSection({ courses }: { courses: readonly CourseCardFragment[] }) {
  const { t } = useTranslation('home');
  if (courses.length === 0) return null;
  return (
    <HomeSection
      title={t('featured.title')}
      subtitle={t('featured.subtitle')}
      viewAllLink={{ to: paths.courses(), label: t('featured.all') }}
    >
      <CardRow>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </CardRow>
    </HomeSection>
  );
}

type BlogPostsSectionProps = Pick<HomeQuery, 'blogPosts' | 'blogCategories'>;

export function BlogPostsSection({ blogPosts, blogCategories }: BlogPostsSectionProps) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  if (blogPosts.nodes.length === 0) return null;
  return (
    <HomeSection
      title={t('blog.title')}
      subtitle={t('blog.subtitle')}
      viewAllLink={{ to: paths.blog(), label: t('blog.all') }}
    >
      <Box component="ul" aria-label={t('blog.categories')} sx={{ ...scrollableChipListStyles, marginBlockEnd: 3 }}>
        {blogCategories.slice(0, limits.home.postCategories).map((category) => {
          const { text, ...langProps } = localizeFieldWithLang(category, 'name', language);
          return (
            <li key={category.id}>
              <ChipLink to={paths.blog({ category: category.id })}>
                <span {...langProps}>{text}</span>
              </ChipLink>
            </li>
          );
        })}
      </Box>
      <CardRow>
        {blogPosts.nodes.map((post) => (
          <BlogPostCard key={post.id} post={post} />
        ))}
      </CardRow>
    </HomeSection>
  );
}

export function UpcomingEventsSection({ events }: { events: readonly EventTeaserCardFragment[] }) {
  const { t } = useTranslation('events');
  if (events.length === 0) return null;
  return (
    <HomeSection
      title={t('teaser.title')}
      subtitle={t('teaser.subtitle')}
      viewAllLink={{ to: paths.events(), label: t('teaser.all') }}
    >
      <CardRow rowMinWidth={900}>
        {events.map((event) => (
          <EventTeaserCard key={event.id} event={event} />
        ))}
      </CardRow>
    </HomeSection>
  );
}

export function NewestTermsSection({ terms }: { terms: readonly TermTeaserCardFragment[] }) {
  const { t } = useTranslation('glossary');
  if (terms.length === 0) return null;
  return (
    <SectionBackground ground="tint">
      <HomeSection
        title={t('teaser.title')}
        subtitle={t('teaser.subtitle')}
        viewAllLink={{ to: paths.glossary(), label: t('teaser.all') }}
      >
        <CardRow rowMinWidth={900}>
          {terms.map((term) => (
            <TermTeaserCard key={term.id} term={term} />
          ))}
        </CardRow>
      </HomeSection>
    </SectionBackground>
  );
}

export function OpenPollsSection({ polls }: { polls: readonly PollTeaserCardFragment[] }) {
  const { t } = useTranslation('polls');
  if (polls.length === 0) return null;
  return (
    <SectionBackground ground="tint">
      <HomeSection
        title={t('teaser.title')}
        subtitle={t('teaser.subtitle')}
        viewAllLink={{ to: paths.polls(), label: t('teaser.all') }}
      >
        <CardGrid minCardWidth={pollCardMinWidth}>
          {polls.map((poll) => (
            <PollTeaserCard key={poll.id} poll={poll} />
          ))}
        </CardGrid>
      </HomeSection>
    </SectionBackground>
  );
}
