import { Box, Card, Chip, Typography, Stack } from '@mui/material';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { displayFirstName, displayName } from '../../../schema/contract/text/names/displayName';
import {
  useTranslation,
  localizeBlocks,
  localizeField,
  localizeFieldWithLang,
  minutesToCeilHours,
  formatNumber,
  useLanguage,
  usePlural,
} from '../../language';
import { canOpenLessons } from '../../../schema/contract/courses/courseRole';
import { paths, BackLink, TextLink } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { JsonLd } from '../../seo/jsonLd/JsonLd';
import { createCourseJsonLd } from '../../seo/jsonLd/entityJsonLd';
import { coursePreviewImage } from '../../seo/previewImages';
import { useSeoSite } from '../../seo/seoContext';
import { PageContainer } from '../../ui/layout/Section';
import { PersonAvatar } from '../../ui/layout/PersonAvatar';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { richTextToPlainText, type RichTextBlocks } from '../../../schema/contract/richText';
import { RichText } from '../../ui/text/RichText';
import { keepCodesWhole } from '../../ui/text/unbrokenCodes';
import { BookIcon, ClockIcon, UsersIcon } from '../../art/icons/commonIcons';
import { useIsPrinting } from '../../ui/hooks/useIsPrinting';
import { IconText } from '../../ui/text/IconText';
import { useToast } from '../../ui/feedback/ToastProvider';
import { StarRating } from '../../ui/text/StarRating';
import { CourseLevelChip } from '../CourseLevelChip';
import { useCourseViewpoint, type CourseAudience } from '../parts/coursePreview';
import { CoursePreviewBar } from './CoursePreviewBar';
import { CoursePromise } from './CoursePromise';
import { Curriculum } from './Curriculum';
import { EnrollCard } from './EnrollCard';
import type { CourseDetailFragment, InstructorCardFragment, CourseHeroFragment } from './__generated__/CourseDetail';

const courseTabNames = ['overview', 'curriculum', 'reviews'] as const;

const detailGridStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 360px', lg: 'minmax(0, 1fr) 392px' },
  columnGap: { md: 4, lg: 8 },
  rowGap: 3,
  alignItems: 'start',
  paddingBlockEnd: { xs: 6, md: 10 },
  '@media print': { display: 'block' },
} as const;

/** Overlaps the hero on wide windows and stays visible while the page scrolls. */
const stickyAsideStyles = {
  gridColumn: { md: 2 },
  gridRow: { md: 1 },
  position: { md: 'sticky' },
  insetBlockStart: { md: 96 },
  marginBlockStart: { xs: -5, md: -30 },
  zIndex: 1,
  '@media print': { position: 'static', marginBlock: 2 },
} as const;

export function CourseDetail({ course, reviews }: { course: CourseDetailFragment; reviews: ReactNode }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const seo = useSeoSite();
  const title = localizeField(course, 'title', language);
  const viewpoint = useCourseViewpoint(course);
  const { role = null, audience = null } = viewpoint ?? {};
  const shownCourse = audience ? courseForAudience(course, audience) : course;
  const stopAction = usePreviewOnly();
  const curriculum = (
    <Curriculum course={shownCourse} isOpen={role !== null && canOpenLessons(role)} audience={audience} />
  );
  const panels = { overview: <CourseOverview course={course} curriculum={curriculum} />, curriculum, reviews };
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
      {viewpoint?.actualRole === 'staff' && <CoursePreviewBar courseId={course.id} audience={audience} />}
      <CourseHero course={course} />
      <PageContainer sx={detailGridStyles}>
        <Box sx={stickyAsideStyles} onClickCapture={audience ? stopAction : undefined}>
          <EnrollCard course={shownCourse} role={role} />
        </Box>
        <Box sx={{ minInlineSize: 0, paddingBlockStart: { md: 4 } }}>
          <CourseTabs course={course} panels={panels} />
          <InstructorCard trainer={course.trainer} />
        </Box>
      </PageContainer>
    </>
  );
}

/** The course with the enrollment that the audience would have. */
function courseForAudience(course: CourseDetailFragment, audience: CourseAudience): CourseDetailFragment {
  if (audience === 'visitor' || audience === 'student') return { ...course, myEnrollment: null };
  const isCompleted = audience === 'completed';
  const [firstLesson] = course.lessons;
  const certificate = { id: 'preview', number: '', status: 'awaiting_name' as const };
  return {
    ...course,
    lessons: course.lessons.map((lesson) => ({
      ...lesson,
      myProgress: isCompleted ? { lessonId: lesson.id, completedAt: new Date(0).toISOString() } : null,
    })),
    myEnrollment: {
      ...{ id: 'preview', status: isCompleted ? 'completed' : 'in_progress', progress: isCompleted ? 100 : 0 },
      ...{ endedAt: null, payment: null, certificate: isCompleted && course.hasCertificate ? certificate : null },
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
      <PersonAvatar firstName={displayFirstName(trainer, language)} src={trainer.avatar} size={72} fontSize="1.75rem" />
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
          <TextLink to={paths.trainer(trainer.id)} sx={{ fontWeight: 'inherit' }}>
            <bdi>{displayName(trainer, language)}</bdi>
          </TextLink>
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

/** The first paragraph without marks; empty if the description begins with something else. */
const leadOf = ([first]: RichTextBlocks): string => (first?.type === 'paragraph' ? richTextToPlainText([first]) : '');

/** What the course offers, the description after its first paragraph, which the hero shows, and the lessons, which paper shows anyway. */
function CourseOverview({ course, curriculum }: { course: CourseDetailFragment; curriculum: ReactNode }) {
  const isPrinting = useIsPrinting();
  return (
    <Stack sx={{ gap: 5 }}>
      <CoursePromise course={course} />
      <CourseAbout course={course} />
      {!isPrinting && <div>{curriculum}</div>}
    </Stack>
  );
}

function CourseAbout({ course }: { course: CourseDetailFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { blocks, ...langProps } = localizeBlocks(course, 'descriptionBlocks', language);
  const rest = blocks.slice(leadOf(blocks) === '' ? 0 : 1);
  if (rest.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {t('course.about')}
      </Typography>
      <div {...langProps}>
        <RichText blocks={rest} lang={langProps.lang} headingLevel={3} />
      </div>
    </div>
  );
}

const columnStyles = {
  alignItems: 'flex-start',
  gap: 2,
  maxInlineSize: { md: 'calc(100% - 392px)', lg: 'calc(100% - 456px)' },
} as const;

/** Shows the first paragraph of the description; the overview tab continues it. */
function CourseHero({ course }: { course: CourseHeroFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { text: title, ...titleLangProps } = localizeFieldWithLang(course, 'title', language);
  const { blocks, ...descriptionLangProps } = localizeBlocks(course, 'descriptionBlocks', language);
  return (
    <Box data-surface="dark">
      <PageContainer sx={{ paddingBlockStart: { xs: 3, md: 5 }, paddingBlockEnd: { xs: 9, md: 8 } }}>
        <Stack sx={columnStyles}>
          <Box component="nav" aria-label={t('course.path')}>
            <BackLink to={paths.courses()} height={32}>
              {t('course.all')}
            </BackLink>
          </Box>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <CourseLevelChip level={course.level} size="medium" />
            {course.isArchived && <Chip label={t('archived')} color="warning" />}
          </Stack>
          <Typography
            variant="h1"
            {...titleLangProps}
            sx={{ textAlign: 'start', fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.125rem)' }}
          >
            {title}
          </Typography>
          <Typography
            component="p"
            variant="subtitle1"
            {...descriptionLangProps}
            sx={{ color: 'text.secondary', textAlign: 'start' }}
          >
            {keepCodesWhole(leadOf(blocks))}
          </Typography>
          <CourseStats course={course} />
        </Stack>
      </PageContainer>
    </Box>
  );
}

function CourseStats({ course }: { course: CourseHeroFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const formatCount = usePlural('courses');
  const rating = formatNumber(Number(course.rating), language, 1);
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('course.facts')}
      sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, margin: 0, marginBlockStart: 1, padding: 0, listStyle: 'none' }}
    >
      <li>
        <IconText icon={<StarRating filled={Math.floor(Number(course.rating))} label={t('card.rating', { rating })} />}>
          <strong>{rating}</strong> {`(${formatCount('reviews', course.ratingCount)})`}
        </IconText>
      </li>
      <li>
        <IconText icon={<ClockIcon size={20} />}>{formatCount('hours', minutesToCeilHours(course.duration))}</IconText>
      </li>
      <li>
        <IconText icon={<BookIcon size={20} />}>{formatCount('lessons', course.lessonCount)}</IconText>
      </li>
      <li>
        <IconText icon={<UsersIcon size={20} />}>{formatCount('students', course.enrollmentCount)}</IconText>
      </li>
    </Stack>
  );
}
