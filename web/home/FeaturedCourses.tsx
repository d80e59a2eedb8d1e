import { useTranslation } from 'react-i18next';
import { ArrowForwardIcon } from '../art/icons/ArrowForwardIcon';
import { CourseCard } from '../catalog/CourseCard';
import type { CourseCardFragment } from '../data/generated';
import { paths } from '../paths';
import { CardGrid } from '../ui/CardGrid';
import { Page } from '../ui/Page';
import { ButtonLink } from '../ui/RouterLink';
import { Section } from '../ui/Section';

/** The first published courses; left out when there is none. */
export function FeaturedCourses({ courses }: { courses: readonly CourseCardFragment[] }) {
  const { t } = useTranslation('home');
  if (courses.length === 0) return null;
  const all = (
    <ButtonLink to={paths.courses()} endIcon={<ArrowForwardIcon />}>
      {t('featured.all')}
    </ButtonLink>
  );
  return (
    <Page>
      <Section title={t('featured.title')} subtitle={t('featured.subtitle')} action={all}>
        <CardGrid>
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </CardGrid>
      </Section>
    </Page>
  );
}
