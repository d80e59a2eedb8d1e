import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { CourseCardSkeleton } from '../catalog/CourseListSkeleton';
import { PageMeta } from '../seo/PageMeta';
import { JsonLd } from '../seo/jsonLd/JsonLd';
import { createFaqJsonLd, type JsonLdFaq } from '../seo/jsonLd/faqJsonLd';
import { createOrganizationJsonLd, createWebsiteJsonLd } from '../seo/jsonLd/organizationJsonLd';
import { useSeoContext } from '../seo/seoContext';
import { QueryResult } from '../ui/feedback/QueryResult';
import { PageContainer } from '../ui/layout/PageContainer';
import { FaqSection } from './FaqSection';
import { HomeHero } from './HomeHero';
import { CardRow } from './HomeSection';
import { PaymentMethods } from './PaymentMethods';
import { useHomeQuery } from './__generated__/HomeScreen';
import {
  BlogPostsSection,
  UpcomingEventsSection,
  FeaturedCoursesSection,
  NewestTermsSection,
  OpenPollsSection,
} from './homeSections';

export function HomeScreen() {
  const { t } = useTranslation('home');
  const home = useHomeQuery({
    variables: {
      featured: limits.home.featuredCourses,
      terms: limits.home.terms,
      posts: limits.home.posts,
      events: limits.home.events,
      polls: limits.home.polls,
      ...limits.home.questions,
    },
  });
  return (
    <>
      <PageMeta title={t('page.title')} description={t('page.description')} />
      <HomeHero />
      <QueryResult of={home} skeleton={<FeaturedCoursesSkeleton />}>
        {({ courses, glossaryTerms, blogPosts, blogCategories, faqs, faqCategories, events, polls }) => (
          <>
            <HomeJsonLd questions={faqs.nodes} />
            <FeaturedCoursesSection courses={courses.nodes} />
            <NewestTermsSection terms={glossaryTerms.nodes} />
            <BlogPostsSection blogPosts={blogPosts} blogCategories={blogCategories} />
            <FaqSection faqs={faqs} faqCategories={faqCategories} />
            <UpcomingEventsSection events={events.nodes} />
            <OpenPollsSection polls={polls.nodes} />
          </>
        )}
      </QueryResult>
      <PaymentMethods />
    </>
  );
}

function FeaturedCoursesSkeleton() {
  return (
    <PageContainer sx={{ paddingBlock: { xs: 5, md: 8 } }}>
      <Box sx={{ marginBlockEnd: 4 }}>
        <Skeleton variant="text" sx={{ inlineSize: 'min(100%, 300px)', fontSize: '2.5rem' }} />
        <Skeleton variant="text" sx={{ inlineSize: 'min(80%, 380px)' }} />
      </Box>
      <CardRow>
        {Array.from({ length: limits.home.featuredCourses }, (_, index) => (
          <CourseCardSkeleton key={index} />
        ))}
      </CardRow>
    </PageContainer>
  );
}

function HomeJsonLd({ questions }: { questions: readonly JsonLdFaq[] }) {
  const seo = useSeoContext();
  return (
    <>
      <JsonLd data={createOrganizationJsonLd(seo)} />
      <JsonLd data={createWebsiteJsonLd(seo)} />
      {questions.length > 0 && <JsonLd data={createFaqJsonLd(seo, questions)} />}
    </>
  );
}
