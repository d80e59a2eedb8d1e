import { Typography } from '@mui/material';
import { useParams } from 'react-router-dom';
import { localizeField, useLanguage, useTranslation } from '../../language';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { BackLink, paths } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { useViewer } from '../../session/useViewer';
import { QueryResult } from '../../ui/feedback/queryStates';
import { useUrlState } from '../../ui/hooks/useUrlState';
import { PageContainer } from '../../ui/layout/Section';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { CourseDenied } from '../CourseDenied';
import { RowsSkeleton } from '../dashboard/StudioSkeleton';
import { GradeBookCourseDocument, useGradeBookCourseQuery, type GradeBookCourseQuery } from './__generated__/gradeBook';
import { gradeBookPath, gradeBookViews, parseGradeBookView, type GradeBookView } from './gradeBookView';
import { LearnersPart } from './LearnersPart';
import { MisconceptionsPart } from './MisconceptionsPart';

export const pageQueries: ListPageQueries = ({ params: { id = '' } }) => [pageQuery(GradeBookCourseDocument, { id })];

/** What the learners of a course have reached, for its trainer and admins. */
export function Component() {
  const { t } = useTranslation('gradeBook');
  const { id = '' } = useParams();
  const query = useGradeBookCourseQuery({ variables: { id } });
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 3 } }}>
      <PageMeta title={t('title')} isIndexed={false} />
      <QueryResult of={query} skeleton={<RowsSkeleton />}>
        {({ course }) => <GradeBookAccess course={course} />}
      </QueryResult>
    </PageContainer>
  );
}

type Course = NonNullable<GradeBookCourseQuery['course']>;

function GradeBookAccess({ course }: { course: Course | null }) {
  const { viewer } = useViewer();
  if (!course) return <CourseDenied reason="missing" status={404} />;
  if (viewer?.role !== 'admin' && viewer?.id !== course.trainerId)
    return <CourseDenied reason="notYours" status={403} courseId={course.id} />;
  return <GradeBook course={course} />;
}

function GradeBook({ course }: { course: Course }) {
  const { t } = useTranslation('gradeBook');
  const { language } = useLanguage();
  const [view, goTo] = useUrlState(parseGradeBookView, (next: GradeBookView) => gradeBookPath(course.id, next));
  return (
    <>
      <BackLink to={paths.editCourse(course.id)} height={32}>
        {t('back')}
      </BackLink>
      <Typography component="h1" variant="h2">
        {t('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1.5, overflowWrap: 'anywhere' }}>
        <bdi>{localizeField(course, 'title', language)}</bdi>
      </Typography>
      <LinkTabs
        id="grade-book"
        label={t('views.label')}
        tabs={gradeBookViews.map((name) => ({
          name,
          label: t(`views.${name}`),
          to: gradeBookPath(course.id, { view: name }),
        }))}
        selected={view.view}
      >
        {view.view === 'learners' ? (
          <LearnersPart
            courseId={course.id}
            view={view}
            onChange={(part, replace) => goTo({ ...view, page: 1, ...part }, replace)}
          />
        ) : (
          <MisconceptionsPart courseId={course.id} />
        )}
      </LinkTabs>
    </>
  );
}
