import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { useHomeQuery } from './__generated__/HomeScreen';
import { PageTitle } from '../ui/PageTitle';
import { Remote } from '../ui/Remote';
import { BlogHub } from './BlogHub';
import { EventsTeaser } from './EventsTeaser';
import { FaqSection } from './FaqSection';
import { FeaturedCourses } from './FeaturedCourses';
import { FeaturedCoursesSkeleton } from './FeaturedCoursesSkeleton';
import { GlossaryTeaser } from './GlossaryTeaser';
import { Hero } from './Hero';
import { HomeThings } from './HomeThings';
import { PaymentMethods } from './PaymentMethods';
import { PollsTeaser } from './PollsTeaser';

/** The front page: what this is, then a section for each domain, each left out where it has nothing to show. */
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
      <PageTitle title={t('page.title')} description={t('page.description')} />
      <Hero />
      <Remote of={home} skeleton={<FeaturedCoursesSkeleton />}>
        {({ courses, glossaryTerms, blogPosts, blogCategories, faqs, faqCategories, events, polls }) => (
          <>
            <HomeThings questions={faqs.nodes} />
            <FeaturedCourses courses={courses.nodes} />
            <GlossaryTeaser terms={glossaryTerms.nodes} />
            <BlogHub blogPosts={blogPosts} blogCategories={blogCategories} />
            <FaqSection faqs={faqs} faqCategories={faqCategories} />
            <EventsTeaser events={events.nodes} />
            <PollsTeaser polls={polls.nodes} />
          </>
        )}
      </Remote>
      <PaymentMethods />
    </>
  );
}
