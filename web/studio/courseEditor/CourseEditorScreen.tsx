import { Box, Skeleton, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../../language';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { PageMeta } from '../../seo/PageMeta';
import { useViewer } from '../../session/useViewer';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { PageContainer } from '../../ui/layout/Section';
import { visuallyHidden } from '../../ui/layout/layoutStyles';
import { CourseDenied } from '../CourseDenied';
import { CourseEditor } from './CourseEditor';
import { useCanOpenDrafts } from './drafts/useCanOpenDrafts';
import { CourseEditorDocument, useCourseEditorQuery, type CourseEditorQuery } from './__generated__/CourseEditorScreen';

export const pageQueries: ListPageQueries = ({ params: { id = '' } }) => [pageQuery(CourseEditorDocument, { id })];

export function Component() {
  const { t } = useTranslation('editor');
  const { id = '' } = useParams();
  const editor = useCourseEditorQuery({ variables: { id } });
  return (
    // The bar with the state of saving is below that of the workplace.
    <PageContainer sx={{ '--tayyar-sticky-top': 'calc(var(--tayyar-bar) + 56px)', paddingBlock: { xs: 2, md: 4 } }}>
      <PageMeta title={t('title')} isIndexed={false} />
      <QueryResult of={editor} skeleton={<CourseEditorSkeleton />}>
        {(data) => <CourseEditorAccess {...data} />}
      </QueryResult>
    </PageContainer>
  );
}

function CourseEditorAccess({ course, categories }: CourseEditorQuery) {
  const { viewer } = useViewer();
  // Unsaved changes are in the browser's storage: the server cannot render the form.
  const isHydrated = useIsHydrated();
  if (!course) return <CourseDenied reason="missing" status={404} />;
  if (viewer?.role !== 'admin' && viewer?.id !== course.trainerId)
    return <CourseDenied reason="notYours" status={403} courseId={course.id} />;
  if (!isHydrated) return <CourseEditorSkeleton />;
  return <EditorWithDrafts key={`${viewer.id}-${course.id}`} course={course} categories={categories} user={viewer} />;
}

function EditorWithDrafts(props: ComponentProps<typeof CourseEditor>) {
  const canOpenDrafts = useCanOpenDrafts(props.user.id, props.course.id);
  return canOpenDrafts ? <CourseEditor {...props} /> : <CourseEditorSkeleton />;
}

function CourseEditorSkeleton() {
  const { t } = useTranslation('editor');
  return (
    <>
      <Typography component="h1" sx={visuallyHidden}>
        {t('title')}
      </Typography>
      <Skeleton variant="text" sx={{ inlineSize: '50%', fontSize: '2.5rem' }} />
      <Skeleton variant="rounded" height={48} sx={{ marginBlock: 3 }} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 4 }}>
        <div>
          <TextSkeleton lines={6} />
        </div>
        <div>
          <TextSkeleton lines={6} />
        </div>
      </Box>
    </>
  );
}
