import { useTranslation } from 'react-i18next';
import { NothingFoundArt } from '../art/NothingFoundArt';
import { CourseCard } from '../catalog/CourseCard';
import type { CourseCardFragment } from '../catalog/__generated__/CourseCard';
import { CardGrid } from '../ui/CardGrid';
import { NothingHere } from './NothingHere';

/** Up to four published courses that one is not enrolled in (the server chooses: spec.md section 9). */
export function Recommended({ courses }: { courses: readonly CourseCardFragment[] }) {
  const { t } = useTranslation('student');
  if (courses.length === 0)
    return <NothingHere Art={NothingFoundArt} title={t('noRecommended')} text={t('noRecommendedText')} />;
  return (
    <CardGrid minCardWidth={270}>
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} />
      ))}
    </CardGrid>
  );
}
