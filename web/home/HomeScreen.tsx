import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { useHomeQuery } from '../data/generated';
import { PageTitle } from '../ui/PageTitle';
import { Remote } from '../ui/Remote';
import { FeaturedCourses } from './FeaturedCourses';
import { FeaturedCoursesSkeleton } from './FeaturedCoursesSkeleton';
import { Hero } from './Hero';
import { PaymentMethods } from './PaymentMethods';

/** The front page: what this is, then a section for each domain, each left out where it has nothing to show. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const home = useHomeQuery({ variables: { featured: limits.home.featuredCourses } });
  return (
    <>
      <PageTitle title={t('page.title')} description={t('page.description')} />
      <Hero />
      <Remote of={home} skeleton={<FeaturedCoursesSkeleton />}>
        {({ courses }) => <FeaturedCourses courses={courses.nodes} />}
      </Remote>
      <PaymentMethods />
    </>
  );
}
