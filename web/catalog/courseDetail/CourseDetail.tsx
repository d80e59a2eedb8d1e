import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { canOpenLessons, getCourseRole } from '../../../schema/contract/courses/courseAccess';
import { localizeField, localizeFieldWithLang } from '../../language/formatters';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { PageMeta } from '../../seo/PageMeta';
import { JsonLd } from '../../seo/jsonLd/JsonLd';
import { createCourseJsonLd } from '../../seo/jsonLd/courseJsonLd';
import { coursePreviewImage } from '../../seo/previewImages';
import { useSeoContext } from '../../seo/seoContext';
import { useViewer } from '../../session/useViewer';
import { PageContainer } from '../../ui/layout/PageContainer';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { RichText } from '../../ui/text/RichText';
import { firstParagraph } from '../../ui/text/firstParagraph';
import { CourseHero } from './CourseHero';
import { Curriculum } from './Curriculum';
import { EnrollCard } from './EnrollCard';
import type { CourseDetailFragment, InstructorCardFragment } from './__generated__/CourseDetail';

const courseTabNames = ['overview', 'curriculum', 'reviews'] as const;

const detailGridStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 360px', lg: 'minmax(0, 1fr) 392px' },
  columnGap: { md: 4, lg: 8 },
  rowGap: 3,
  alignItems: 'start',
  paddingBlockEnd: { xs: 6, md: 10 },
} as const;

/** Overlaps the hero on wide windows and stays visible while the page scrolls. */
const stickyAsideStyles = {
  gridColumn: { md: 2 },
  gridRow: { md: 1 },
  position: { md: 'sticky' },
  insetBlockStart: { md: 96 },
  marginBlockStart: { xs: -5, md: -30 },
  zIndex: 1,
} as const;

export function CourseDetail({ course, reviews }: { course: CourseDetailFragment; reviews: ReactNode }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const seo = useSeoContext();
  const { viewer, loading } = useViewer();
  const title = localizeField(course, 'title', language);
  const role = loading ? null : getCourseRole(viewer, course);
  const panels = {
    overview: <CourseOverview course={course} />,
    curriculum: <Curriculum course={course} isOpen={role !== null && canOpenLessons(role)} />,
    reviews,
  };
  return (
    <>
      <PageMeta
        title={title}
        breadcrumbs={[{ name: t('list.page.title'), path: paths.courses() }]}
        description={firstParagraph(localizeField(course, 'description', language))}
        previewImage={coursePreviewImage(course)}
        isIndexed={course.isPublished}
      />
      <JsonLd data={createCourseJsonLd(seo, course)} />
      <CourseHero course={course} />
      <PageContainer sx={detailGridStyles}>
        <Box sx={stickyAsideStyles}>
          <EnrollCard course={course} role={role} />
        </Box>
        <Box sx={{ minInlineSize: 0, paddingBlockStart: { md: 4 } }}>
          <CourseTabs course={course} panels={panels} />
          <InstructorCard trainer={course.trainer} />
        </Box>
      </PageContainer>
    </>
  );
}

interface CourseTabsProps {
  course: CourseDetailFragment;
  panels: Record<(typeof courseTabNames)[number], ReactNode>;
}

function CourseTabs({ course, panels }: CourseTabsProps) {
  const { t } = useTranslation('courses');
  const [params] = useSearchParams();
  const selectedTab = courseTabNames.find((name) => name === params.get('tab')) ?? 'overview';
  const tabs = courseTabNames.map((name) => ({
    name,
    label: t(`course.tabs.${name}`),
    to: paths.course(course.id, { tab: name === 'overview' ? undefined : name }),
  }));
  return (
    <LinkTabs id="course" label={t('course.tabs.label')} tabs={tabs} chosen={selectedTab}>
      <Box sx={{ paddingBlockEnd: { xs: 3, md: 4 } }}>{panels[selectedTab]}</Box>
    </LinkTabs>
  );
}

function InstructorCard({ trainer }: { trainer: InstructorCardFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const headingId = useId();
  const { text: bio, ...langProps } = localizeFieldWithLang(trainer, 'bio', language);
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ padding: { xs: 2.5, sm: 3.5 }, display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2.5 }}
    >
      <Avatar src={trainer.avatar ?? undefined} alt="" sx={{ inlineSize: 72, blockSize: 72, fontSize: '1.75rem' }}>
        {trainer.firstName.charAt(0)}
      </Avatar>
      <div>
        <Typography
          id={headingId}
          component="h2"
          variant="overline"
          sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.6 }}
        >
          {t('course.instructor')}
        </Typography>
        <Typography component="p" variant="h4">
          <bdi>{`${trainer.firstName} ${trainer.lastName}`}</bdi>
        </Typography>
        <Typography
          {...(bio ? langProps : {})}
          sx={{ marginBlockStart: 1, color: 'text.secondary', textAlign: 'start' }}
        >
          {bio || t('course.instructorText')}
        </Typography>
      </div>
    </Card>
  );
}

function CourseOverview({ course }: { course: CourseDetailFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(course, 'description', language);
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {t('course.about')}
      </Typography>
      <div {...langProps}>
        <RichText text={text} headingLevel={3} />
      </div>
    </>
  );
}
