import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCourseEditorQuery } from './__generated__/CourseEditor';
import type { CourseEditorQuery } from './__generated__/CourseEditor';
import { useStatus } from '../session/answer';
import { useViewer } from '../session/useViewer';
import { paths } from '../paths';
import { NothingFoundArt } from '../art/NothingFoundArt';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { Remote } from '../ui/Remote';
import { ButtonLink } from '../ui/RouterLink';
import { useHydrated } from '../ui/useHydrated';
import { CourseEditor } from './editor/CourseEditor';
import { EditorSkeleton } from './editor/EditorSkeleton';
import { useWayBack } from './useWayBack';

/** A course, to be written by its trainer or an admin. */
export function CourseEditorScreen() {
  const { t } = useTranslation('editor');
  const { id = '' } = useParams();
  const editor = useCourseEditorQuery({ variables: { id } });
  return (
    <Page sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <PageTitle title={t('title')} listed={false} />
      <Remote of={editor} skeleton={<EditorSkeleton />}>
        {(data) => <Opened {...data} />}
      </Remote>
    </Page>
  );
}

function Opened({ course, categories }: CourseEditorQuery) {
  const { viewer } = useViewer();
  // What is written here is kept by the browser, so that the server has nothing to show of it.
  const isHere = useHydrated();
  if (!course) return <Refused reason="missing" status={404} />;
  if (viewer?.role !== 'admin' && viewer?.id !== course.trainerId)
    return <Refused reason="notYours" status={403} courseId={course.id} />;
  if (!isHere) return <EditorSkeleton />;
  return <CourseEditor key={`${viewer.id}-${course.id}`} course={course} categories={categories} person={viewer} />;
}

function Refused({ reason, status, courseId }: { reason: 'missing' | 'notYours'; status: number; courseId?: string }) {
  const { t } = useTranslation('editor');
  const { to, back } = useWayBack();
  useStatus(status);
  return (
    <EmptyState
      level={1}
      art={<NothingFoundArt />}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      action={
        <>
          {courseId && (
            <ButtonLink variant="contained" to={paths.course(courseId)}>
              {t('notYours.see')}
            </ButtonLink>
          )}
          <ButtonLink variant={courseId ? 'outlined' : 'contained'} to={to}>
            {back}
          </ButtonLink>
        </>
      }
    />
  );
}
