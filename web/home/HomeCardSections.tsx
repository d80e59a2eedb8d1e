import { Box, Card, Stack, Typography, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation, localizeFieldWithLang, useLanguage, usePlural } from '../language';
import { pageSizes } from '../../schema/contract/pageSizes';
import { BlogPostCard } from '../blog/BlogPostCard';
import { CourseCard } from '../catalog/CourseCard';
import type { CourseCardFragment } from '../catalog/__generated__/CourseCard';
import { paths, TextLink } from '../routing';
import { pollCardMinWidth, pollResultListStyles } from '../polls/pollStyles';
import { CardGrid } from '../ui/layout/CardGrid';
import { SectionBackground } from '../ui/layout/Section';
import { ChipLink, scrollableChipListStyles } from '../ui/navigation/ChipLink';
import { ArrowForwardIcon, UsersIcon } from '../art/icons/commonIcons';
import { CategoryIcon } from '../art/icons/CategoryIcon';
import { truncateText } from '../../schema/contract/text/format/truncateText';
import { stretchedLinkStyles } from '../ui/layout/layoutStyles';
import { IconText } from '../ui/text/IconText';
import { EventTeaserCard } from '../events/EventTeaserCard';
import type { EventTeaserCardFragment } from '../events/__generated__/EventTeaserCard';
import { TermTranslation, TermName } from '../glossary/TermName';
import { PollOptionResult } from '../polls/PollOptionResult';
import { pollPercentages } from '../polls/pollPercentages';
import type { TermTeaserCardFragment, PollTeaserCardFragment } from './__generated__/HomeCardSections';
import { HomeSection, ThreeCardRow } from './HomeSection';
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
      <ThreeCardRow>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ThreeCardRow>
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
        {blogCategories.slice(0, pageSizes.home.postCategories).map((category) => {
          const { text, ...langProps } = localizeFieldWithLang(category, 'name', language);
          return (
            <li key={category.id}>
              <ChipLink to={paths.category(category.id)}>
                <CategoryIcon icon={category.icon} size={20} />
                <span {...langProps}>{text}</span>
              </ChipLink>
            </li>
          );
        })}
      </Box>
      <ThreeCardRow>
        {blogPosts.nodes.map((post) => (
          <BlogPostCard key={post.id} post={post} />
        ))}
      </ThreeCardRow>
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
      <ThreeCardRow rowMinWidth={900}>
        {events.map((event) => (
          <EventTeaserCard key={event.id} event={event} />
        ))}
      </ThreeCardRow>
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
        <ThreeCardRow rowMinWidth={900}>
          {terms.map((term) => (
            <TermTeaserCard key={term.id} term={term} />
          ))}
        </ThreeCardRow>
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

const letterBadgeStyles = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: '14px',
  backgroundColor: 'amberTint',
  color: 'amberInk',
  fontSize: '1.625rem',
  fontWeight: 800,
  lineHeight: 1,
} as const;

function TermTeaserCard({ term }: { term: TermTeaserCardFragment }) {
  const { language } = useLanguage();
  const { text: definition, ...langProps } = localizeFieldWithLang(term, 'definition', language);
  const name = localizeFieldWithLang(term, 'term', language).text;
  return (
    <Card
      component="article"
      data-hoverable
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', gap: 2, padding: 2.5, overflow: 'visible' }}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'start' }}>
        <Box component="bdi" aria-hidden sx={letterBadgeStyles}>
          {language === 'ar' ? term.letterAr : term.letter}
        </Box>
        <Stack sx={{ minInlineSize: 0, alignItems: 'start', overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="h4">
            <TextLink to={paths.glossary({ search: name })} underline="none" sx={stretchedLinkStyles}>
              <TermName term={term} />
            </TextLink>
          </Typography>
          <TermTranslation term={term} />
        </Stack>
      </Stack>
      <Typography
        variant="body2"
        {...langProps}
        sx={{ color: 'text.secondary', textAlign: 'start', overflowWrap: 'anywhere' }}
      >
        {truncateText(definition, 130)}
      </Typography>
    </Card>
  );
}

const pollCardStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  padding: { xs: 2.5, sm: 4 },
} as const;

function PollTeaserCard({ poll }: { poll: PollTeaserCardFragment }) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const formatCount = usePlural('polls');
  const { text, ...langProps } = localizeFieldWithLang(poll, 'question', language);
  const percentages = pollPercentages(poll);
  return (
    <Card component="article" data-hoverable sx={pollCardStyles}>
      <Typography component="h3" variant="h4" {...langProps}>
        <Link component={RouterLink} to={paths.poll(poll.id)} underline="none" sx={stretchedLinkStyles}>
          {text}
        </Link>
      </Typography>
      <Box component="ul" sx={pollResultListStyles}>
        {poll.options.map((option, index) => (
          <PollOptionResult key={option.id} option={option} percent={percentages[index] ?? 0} />
        ))}
      </Box>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', gap: 2, flexWrap: 'wrap', marginBlockStart: 'auto' }}
      >
        <IconText icon={<UsersIcon size={18} />}>{formatCount('votes', poll.voterCount)}</IconText>
        <Box component="span" aria-hidden sx={{ color: 'primary.main', fontWeight: 700 }}>
          {t('teaser.vote')} <ArrowForwardIcon size={18} />
        </Box>
      </Stack>
    </Card>
  );
}
