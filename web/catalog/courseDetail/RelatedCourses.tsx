import { useTranslation } from '../../language';
import { CardGrid } from '../../ui/layout/CardGrid';
import { PageContainer, Section, SectionBackground } from '../../ui/layout/Section';
import { CourseCard } from '../CourseCard';
import type { CourseCardFragment } from '../__generated__/CourseCard';

export function RelatedCourses({ courses }: { courses: readonly CourseCardFragment[] }) {
  const { t } = useTranslation('courses');
  if (courses.length === 0) return null;
  return (
    <SectionBackground ground="tint">
      <PageContainer className="no-print">
        <Section title={t('course.related')}>
          <CardGrid>
            {courses.map((course) => (
              <CourseCard key={course.id} course={course} />
            ))}
          </CardGrid>
        </Section>
      </PageContainer>
    </SectionBackground>
  );
}
