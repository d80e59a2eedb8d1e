import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CertificateIcon } from '../art/icons/contentIcons';
import { NoCoursesArt } from '../art/illustrations/NoCoursesArt';
import { NoEventsArt } from '../art/illustrations/NoEventsArt';
import { NoSearchResultsArt } from '../art/illustrations/NoSearchResultsArt';
import { CourseCard } from '../catalog/CourseCard';
import type { CourseCardFragment } from '../catalog/__generated__/CourseCard';
import { RegisteredEventCard } from '../events/RegisteredEventCard';
import type { RegisteredEventCardFragment } from '../events/__generated__/RegisteredEventCard';
import { localizeFieldWithLang } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { EmptyState } from '../ui/feedback/EmptyState';
import { QueryResult } from '../ui/feedback/QueryResult';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { useRefetchOnVisit } from '../ui/hooks/useRefetchOnVisit';
import { CardGrid } from '../ui/layout/CardGrid';
import { LinkTabs } from '../ui/navigation/LinkTabs';
import { TextLink, ButtonLink } from '../ui/navigation/routerLinks';
import { EmptyTab } from './EmptyTab';
import { EnrolledCourseList } from './EnrolledCourseList';
import type { EnrolledCourseCardFragment } from './__generated__/EnrolledCourseList';
import type { StudentDashboardQuery } from './__generated__/StudentDashboardScreen';
import { useMyEventsQuery } from './__generated__/StudentTabs';

const studentTabNames = ['myCourses', 'progress', 'recommended', 'events'] as const;

export function StudentTabs({ data }: { data: StudentDashboardQuery }) {
  const { t } = useTranslation('student');
  const [search] = useSearchParams();
  const selectedTab = studentTabNames.find((name) => name === search.get('tab')) ?? 'myCourses';
  const tabs = studentTabNames.map((name) => ({
    name,
    label: t(name),
    to: paths.dashboard.student + (name === 'myCourses' ? '' : `?tab=${name}`),
  }));
  return (
    <div>
      <LinkTabs id="desk" label={t('tabs')} tabs={tabs} chosen={selectedTab}>
        {selectedTab === 'myCourses' && <EnrolledCourseList enrollments={data.myEnrollments} />}
        {selectedTab === 'progress' && <CourseProgressList enrollments={data.myEnrollments} />}
        {selectedTab === 'recommended' && <RecommendedCourses courses={data.recommendedCourses} />}
        {selectedTab === 'events' && <RegisteredEvents />}
      </LinkTabs>
    </div>
  );
}

function CourseProgressList({ enrollments }: { enrollments: readonly EnrolledCourseCardFragment[] }) {
  const { t } = useTranslation('student');
  if (enrollments.length === 0)
    return <EmptyTab Art={NoCoursesArt} title={t('noProgress')} text={t('noProgressText')} />;
  return (
    <Card component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {enrollments.map((enrollment) => (
        <Box
          component="li"
          key={enrollment.id}
          sx={{ '& + &': { borderBlockStart: '1px solid', borderColor: 'line' } }}
        >
          <CourseProgressRow enrollment={enrollment} />
        </Box>
      ))}
    </Card>
  );
}

/** The badge is filled at 100 %. */
function CourseProgressRow({ enrollment }: { enrollment: EnrolledCourseCardFragment }) {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  const { course, progress, status, certificateIssued } = enrollment;
  const { text: title, ...langProps } = localizeFieldWithLang(course, 'title', language);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, padding: { xs: 2, md: '20px 24px' } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h3" variant="h5" {...langProps} sx={{ textAlign: 'start', flex: 1, minInlineSize: 0 }}>
          <TextLink to={paths.course(course.id)} sx={{ color: 'inherit', fontWeight: 'inherit' }}>
            {title}
          </TextLink>
        </Typography>
        <Chip
          dir="ltr"
          label={t('percent', { value: String(progress) })}
          color={progress === 100 ? 'primary' : 'default'}
          sx={{ fontWeight: 700 }}
        />
      </Box>
      <LinearProgress variant="determinate" value={progress} aria-label={t('progressOf', { course: title })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(status === 'completed' ? 'completed' : 'inProgress')}
        </Typography>
        {certificateIssued && (
          <Typography
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'primary.main', fontWeight: 500 }}
          >
            <CertificateIcon size={20} />
            {t('certificateIssued')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Upcoming events first, the next one at the top, then past events. */
function RegisteredEvents() {
  // Registrations change on other pages.
  const myEvents = useMyEventsQuery(useRefetchOnVisit());
  return (
    <QueryResult of={myEvents} skeleton={<TextSkeleton lines={4} />}>
      {({ myEventRegistrations }) =>
        myEventRegistrations.length === 0 ? (
          <NoRegisteredEvents />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
            {sortUpcomingFirst(myEventRegistrations.map(({ event }) => event)).map((event) => (
              <li key={event.id}>
                <RegisteredEventCard event={event} />
              </li>
            ))}
          </Box>
        )
      }
    </QueryResult>
  );
}

/** The server returns the latest first, which is right for past events only. */
function sortUpcomingFirst(events: readonly RegisteredEventCardFragment[]): RegisteredEventCardFragment[] {
  const upcoming = events.filter(({ isUpcoming }) => isUpcoming);
  return [...upcoming.toReversed(), ...events.filter(({ isUpcoming }) => !isUpcoming)];
}

function NoRegisteredEvents() {
  const { t } = useTranslation('student');
  return (
    <EmptyState
      art={<NoEventsArt />}
      title={t('noEvents')}
      text={t('noEventsText')}
      action={
        <ButtonLink variant="contained" to={paths.events()}>
          {t('seeEvents')}
        </ButtonLink>
      }
    />
  );
}

/** The server selects up to four published courses in which the student is not enrolled. */
function RecommendedCourses({ courses }: { courses: readonly CourseCardFragment[] }) {
  const { t } = useTranslation('student');
  if (courses.length === 0)
    return <EmptyTab Art={NoSearchResultsArt} title={t('noRecommended')} text={t('noRecommendedText')} />;
  return (
    <CardGrid minCardWidth={270}>
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} />
      ))}
    </CardGrid>
  );
}
