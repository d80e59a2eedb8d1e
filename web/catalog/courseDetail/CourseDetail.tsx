import { Box } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation, localizeBlocks, localizeField, useLanguage } from '../../language';
import { canOpenLessons } from '../../../schema/contract/courses/courseAccess';
import { richTextToPlainText } from '../../../schema/contract/richText';
import { paths } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { JsonLd } from '../../seo/jsonLd/JsonLd';
import { createCourseJsonLd } from '../../seo/jsonLd/entityJsonLd';
import { coursePreviewImage } from '../../seo/previewImages';
import { useSeoSite } from '../../seo/seoContext';
import { offerPageStyles, stickyCardStyles } from '../../ui/layout/layoutStyles';
import { PageContainer, Section, SectionBackground } from '../../ui/layout/Section';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { useIsPrinting } from '../../ui/hooks/useIsPrinting';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useCourseViewpoint, type PreviewedRole } from '../parts/courseViewpoint';
import { CourseHero } from './CourseHero';
import { CourseOverview } from './CourseOverview';
import { CoursePreviewBar } from './CoursePreviewBar';
import { Curriculum } from './curriculum/Curriculum';
import { EnrollBar } from './enrollment/EnrollBar';
import { EnrollCard } from './enrollment/EnrollCard';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { InstructorCard } from './InstructorCard';
import type { CourseDetailFragment } from './__generated__/CourseDetail';
import type { CourseDetailQuery } from './__generated__/CourseScreen';
import { CardGrid } from '../../ui/layout/CardGrid';
import { CourseCard } from '../CourseCard';
import type { CourseCardFragment } from '../__generated__/CourseCard';

const courseTabNames = ['overview', 'curriculum', 'reviews'] as const;

interface CourseDetailProps {
  course: CourseDetailFragment;
  page: Omit<CourseDetailQuery, 'course'>;
  renderReviews(isExcerpt: boolean): ReactNode;
}

export function CourseDetail({
  course,
  page: { relatedCourses, myEnrolledCourseIds, paymentTerms, faqs },
  renderReviews,
}: CourseDetailProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const seo = useSeoSite();
  const title = localizeField(course, 'title', language);
  const viewpoint = useCourseViewpoint(course);
  const { role = null, viewAs = null } = viewpoint ?? {};
  const shownCourse = viewAs ? courseForRole(course, viewAs) : course;
  const stopAction = usePreviewOnly();
  const otherCourses = relatedCourses
    .filter(({ id }) => !myEnrolledCourseIds.includes(id))
    .slice(0, pageSizes.relatedCourses);
  const curriculum = <Curriculum course={shownCourse} isOpen={role !== null && canOpenLessons(role)} viewAs={viewAs} />;
  const overview = (
    <CourseOverview course={course} curriculum={curriculum} questions={faqs.nodes} reviews={renderReviews(true)} />
  );
  const panels = { overview, curriculum, reviews: renderReviews(false) };
  return (
    <>
      <PageMeta
        title={title}
        breadcrumbs={[{ name: t('list.page.title'), path: paths.courses() }]}
        description={richTextToPlainText(localizeBlocks(course, 'descriptionBlocks', language).blocks.slice(0, 1))}
        previewImage={coursePreviewImage(course)}
        isIndexed={course.isPublished}
      />
      {course.isPublished && <JsonLd data={createCourseJsonLd(seo, course)} />}
      {viewpoint?.actualRole === 'staff' && <CoursePreviewBar courseId={course.id} viewAs={viewAs} />}
      <CourseHero course={course} />
      <PageContainer sx={offerPageStyles}>
        <Box sx={stickyCardStyles} onClickCapture={viewAs ? stopAction : undefined}>
          <EnrollCard course={shownCourse} role={role} terms={paymentTerms} />
        </Box>
        <Box sx={{ minInlineSize: 0, paddingBlockStart: { md: 4 } }}>
          <CourseTabs course={course} panels={panels} />
          <InstructorCard trainer={course.trainer} courseId={course.id} />
        </Box>
      </PageContainer>
      <RelatedCourses courses={otherCourses} />
      {role !== null && !viewAs && <EnrollBar course={course} role={role} />}
    </>
  );
}

/** The course with the enrollment that such a viewer would have. */
function courseForRole(course: CourseDetailFragment, viewAs: PreviewedRole): CourseDetailFragment {
  if (viewAs === 'visitor' || viewAs === 'student') return { ...course, myEnrollment: null };
  const isCompleted = viewAs === 'completed';
  const [firstLesson] = course.lessons;
  const certificate = { id: 'preview', number: '', status: 'awaiting_name' as const };
  return {
    ...course,
    lessons: course.lessons.map((lesson) => ({
      ...lesson,
      myProgress: isCompleted ? { lessonId: lesson.id, completedAt: new Date(0).toISOString() } : null,
    })),
    myEnrollment: {
      id: 'preview',
      status: isCompleted ? 'completed' : 'in_progress',
      progress: isCompleted ? 100 : 0,
      endedAt: null,
      payment: null,
      certificate: isCompleted && course.hasCertificate ? certificate : null,
      nextLesson: !isCompleted && firstLesson ? { id: firstLesson.id } : null,
    },
  };
}

/** Nothing is ordered or stored from a preview. */
function usePreviewOnly(): (event: MouseEvent) => void {
  const { t } = useTranslation('courses');
  const showToast = useToast();
  return (event) => {
    event.preventDefault();
    event.stopPropagation();
    showToast({ title: t('preview.nothingHappens') });
  };
}

interface CourseTabsProps {
  course: CourseDetailFragment;
  panels: Record<(typeof courseTabNames)[number], ReactNode>;
}

function CourseTabs({ course, panels }: CourseTabsProps) {
  const { t } = useTranslation('courses');
  const [params] = useSearchParams();
  const selectedTab = courseTabNames.find((name) => name === params.get('tab')) ?? 'overview';
  // On paper all that is loaded is shown; the reviews are loaded with their tab.
  const isPrinting = useIsPrinting();
  const tabs = courseTabNames.map((name) => ({
    name,
    label: t(`course.tabs.${name}`),
    to: paths.course(course.id, { tab: name === 'overview' ? undefined : name }),
  }));
  return (
    <LinkTabs id="course" label={t('course.tabs.label')} tabs={tabs} selected={selectedTab}>
      <Box sx={{ paddingBlockEnd: { xs: 3, md: 4 }, '& > div + div': { marginBlockStart: 4 } }}>
        {courseTabNames.map(
          (name) =>
            (name === selectedTab || (isPrinting && name !== 'reviews')) && <div key={name}>{panels[name]}</div>,
        )}
      </Box>
    </LinkTabs>
  );
}

function RelatedCourses({ courses }: { courses: readonly CourseCardFragment[] }) {
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
