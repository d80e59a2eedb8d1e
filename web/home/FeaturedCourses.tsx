import { useTranslation } from 'react-i18next';
import { CourseCard } from '../catalog/CourseCard';
import type { CourseCardFragment } from '../catalog/__generated__/CourseCard';
import { paths } from '../paths';
import { Teaser } from './Teaser';
import { ThreeCards } from './ThreeCards';

/** The first published courses; left out when there is none. */
export function FeaturedCourses({ courses }: { courses: readonly CourseCardFragment[] }) {
  const { t } = useTranslation('home');
  if (courses.length === 0) return null;
  return (
    <Teaser
      title={t('featured.title')}
      subtitle={t('featured.subtitle')}
      all={{ to: paths.courses(), label: t('featured.all') }}
    >
      <ThreeCards>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ThreeCards>
    </Teaser>
  );
}
