import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { opensLessons, standingOf } from '../../schema/contract/access';
import type { CoursePageQuery } from './__generated__/CourseScreen';
import { inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { courseThing } from '../seo/course';
import { JsonLd } from '../seo/JsonLd';
import { coursePreview } from '../seo/pictures';
import { useSite } from '../seo/site';
import { useViewer } from '../session/useViewer';
import { openingOf } from '../ui/opening';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { CourseHero } from './CourseHero';
import { CourseTabs } from './CourseTabs';
import { Curriculum } from './Curriculum';
import { EnrollCard } from './EnrollCard';
import { InstructorCard } from './InstructorCard';
import { Overview } from './Overview';

export type CourseOnPage = NonNullable<CoursePageQuery['course']>;

const layout = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 360px', lg: 'minmax(0, 1fr) 392px' },
  columnGap: { md: 4, lg: 8 },
  rowGap: 3,
  alignItems: 'start',
  paddingBlockEnd: { xs: 6, md: 10 },
} as const;

/** The card stands over the edge of the band, and stays in sight while one reads. */
const aside = {
  gridColumn: { md: 2 },
  gridRow: { md: 1 },
  position: { md: 'sticky' },
  insetBlockStart: { md: 96 },
  marginBlockStart: { xs: -5, md: -30 },
  zIndex: 1,
} as const;

/** A course that is there: what it is, how to join it, what is in it, what others say. */
export function CoursePage({ course, reviews }: { course: CourseOnPage; reviews: ReactNode }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const site = useSite();
  const { viewer, loading } = useViewer();
  const title = inLanguage(course, 'title', language);
  const standing = loading ? null : standingOf(viewer, course);
  const panels = {
    overview: <Overview course={course} />,
    curriculum: <Curriculum course={course} isOpen={standing !== null && opensLessons(standing)} />,
    reviews,
  };
  return (
    <>
      <PageTitle
        title={title}
        above={[{ name: t('list.page.title'), path: paths.courses() }]}
        description={openingOf(inLanguage(course, 'description', language))}
        preview={coursePreview(course)}
        listed={course.isPublished}
      />
      <JsonLd of={courseThing(site, course)} />
      <CourseHero course={course} />
      <Page sx={layout}>
        <Box sx={aside}>
          <EnrollCard course={course} standing={standing} />
        </Box>
        <Box sx={{ minInlineSize: 0, paddingBlockStart: { md: 4 } }}>
          <CourseTabs course={course} panels={panels} />
          <InstructorCard trainer={course.trainer} />
        </Box>
      </Page>
    </>
  );
}
