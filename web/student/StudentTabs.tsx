import { Box, Card, Chip, LinearProgress, Typography, Stack } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { useRef } from 'react';
import { useTranslation, localizeFieldWithLang, useLanguage } from '../language';
import { NoCoursesArt } from '../art/illustrations/NoCoursesArt';
import { NoEventsArt } from '../art/illustrations/NoEventsArt';
import { NoSearchResultsArt } from '../art/illustrations/NoSearchResultsArt';
import { CourseCard } from '../catalog/CourseCard';
import type { CourseCardFragment } from '../catalog/__generated__/CourseCard';
import { pageQuery, type ListPageQueries } from '../data/apollo/pageQueries';
import { paths, TextLink, ButtonLink } from '../routing';
import { EmptyState, QueryResult, TextSkeleton } from '../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../ui/hooks/useRefetchOnVisitPolicy';
import { CardGrid } from '../ui/layout/CardGrid';
import { LinkTabs } from '../ui/navigation/LinkTabs';
import { DateBadge } from '../events/DateBadge';
import { EventMeta, useFormatEventTimes } from '../events/EventMeta';
import { EventRegistration } from '../events/EventRegistration';
import { MyEventsDocument, type RegisteredEventCardFragment, useMyEventsQuery } from './__generated__/StudentTabs';
import { EmptyTab } from './EmptyTab';
import { EnrolledCourseList } from './EnrolledCourseList';
import { EnrollmentCertificateLink } from './EnrollmentCertificateLink';
import type { EnrolledCourseCardFragment } from './__generated__/EnrolledCourseList';
import type { StudentDashboardQuery } from './__generated__/StudentDashboardScreen';

const studentTabNames = ['myCourses', 'progress', 'recommended', 'events'] as const;

const parseStudentTab = (search: URLSearchParams) =>
  studentTabNames.find((name) => name === search.get('tab')) ?? 'myCourses';

export const listStudentTabQueries: ListPageQueries = ({ searchParams }) =>
  parseStudentTab(searchParams) === 'events' ? [pageQuery(MyEventsDocument, {})] : [];

export function StudentTabs({ data }: { data: StudentDashboardQuery }) {
  const { t } = useTranslation('student');
  const [search] = useSearchParams();
  const selectedTab = parseStudentTab(search);
  const tabs = studentTabNames.map((name) => ({
    name,
    label: t(name),
    to: paths.dashboard.student + (name === 'myCourses' ? '' : `?tab=${name}`),
  }));
  return (
    <div>
      <LinkTabs id="student" label={t('tabs')} tabs={tabs} selected={selectedTab}>
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

const statusKeys = {
  completed: 'completed',
  in_progress: 'inProgress',
  pending_payment: 'awaitsPayment',
  ended: 'ended',
} as const;

/** The badge is filled at 100 %. */
function CourseProgressRow({ enrollment }: { enrollment: EnrolledCourseCardFragment }) {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  const { course, progress, status } = enrollment;
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
          {t(statusKeys[status])}
        </Typography>
        <EnrollmentCertificateLink enrollment={enrollment} />
      </Box>
    </Box>
  );
}

/** Current and upcoming events first, the next one at the top, then events that are over. */
function RegisteredEvents() {
  // Registrations change on other pages.
  const myEvents = useMyEventsQuery(useRefetchOnVisitPolicy());
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
  const current = events.filter(({ isOver }) => !isOver);
  return [...current.toReversed(), ...events.filter(({ isOver }) => isOver)];
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

const cardStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) 240px' },
  alignItems: 'start',
  columnGap: { xs: 2, md: 3 },
  rowGap: 2,
  padding: { xs: 2, md: 2.5 },
} as const;

function RegisteredEventCard({ event }: { event: RegisteredEventCardFragment }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { date } = useFormatEventTimes()(event);
  const { text: title, ...langProps } = localizeFieldWithLang(event, 'title', language);
  const actions = useRef<HTMLDivElement>(null);
  return (
    <Card component="article" sx={cardStyles}>
      <DateBadge date={event.startDate} accessibleText={date} />
      <Box sx={{ minInlineSize: 0 }}>
        <Typography component="h3" variant="h4" {...langProps} sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
          <TextLink to={paths.event(event.id)} sx={{ color: 'inherit', fontWeight: 'inherit' }}>
            {title}
          </TextLink>
        </Typography>
        <EventMeta event={event} />
      </Box>
      <Stack
        ref={actions}
        role="group"
        aria-label={t('registration')}
        tabIndex={-1}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, gap: 1 }}
      >
        <EventRegistration event={event} onDone={() => actions.current?.focus({ preventScroll: true })} />
      </Stack>
    </Card>
  );
}
