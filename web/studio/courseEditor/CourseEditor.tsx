import Alert from '@mui/material/Alert';
import { useState, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, matchPath, useLocation } from 'react-router-dom';
import type { CourseCategoryFragment } from '../../catalog/courseForm/__generated__/CourseForm';
import { paths } from '../../paths';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useUnsavedChangesGuard } from '../../ui/hooks/useUnsavedChangesGuard';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import type { CourseEditorFragment } from './__generated__/CourseEditor';
import { EditorHeader } from './EditorHeader';
import { ReauthenticateDialog } from './ReauthenticateDialog';
import { CourseDetailsTab } from './details/CourseDetailsTab';
import { LessonsTab } from './lessons/LessonsTab';
import { PublishTab } from './publish/PublishTab';
import { AutosaveContext, useAutosaveStore, useSaveStatus } from './draftKeys';
import { useCourseAutosave } from './useCourseAutosave';

interface CourseEditorProps {
  course: CourseEditorFragment;
  categories: readonly CourseCategoryFragment[];
  user: ViewerFragment;
}

const editorTabs = ['details', 'lessons', 'publish'] as const;

/** The editor of a course in three tabs; the URL has the open one. */
export function CourseEditor({ course, categories, user }: CourseEditorProps) {
  const { t } = useTranslation('editor');
  const { store, hasRestoredDrafts } = useCourseAutosave(course, user.id);
  const [isSigningIn, setSigningIn] = useState(false);
  const [isNoticeOpen, setNoticeOpen] = useState(hasRestoredDrafts);
  const [search] = useSearchParams();
  const lessonId = search.get('lesson');
  const openTab = lessonId ? 'lessons' : (editorTabs.find((each) => each === search.get('part')) ?? 'details');
  useFocusFieldFromHash();
  const tabs = editorTabs.map((name) => ({
    name,
    label: t(`parts.${name}`),
    to: paths.editCourse(course.id, { part: name === 'details' ? undefined : name }),
  }));
  return (
    <AutosaveContext value={store}>
      <EditorHeader course={course} lessonId={lessonId} onSignIn={() => setSigningIn(true)} />
      {isNoticeOpen && (
        <Alert severity="info" role="status" onClose={() => setNoticeOpen(false)} closeText={t('state.understood')}>
          {t('state.resumed')}
        </Alert>
      )}
      <LinkTabs id="editor" label={t('parts.label')} tabs={tabs} chosen={openTab}>
        {openTab === 'details' && <CourseDetailsTab course={course} categories={categories} />}
        {openTab === 'lessons' && <LessonsTab course={course} openLessonId={lessonId} />}
        {openTab === 'publish' && <PublishTab course={course} />}
      </LinkTabs>
      <UnsavedChangesGuard courseId={course.id} />
      {isSigningIn && <ReauthenticateDialog user={user} onClose={() => setSigningIn(false)} />}
    </AutosaveContext>
  );
}

/** Leaving waits until everything is saved, and asks for confirmation if that fails. */
function UnsavedChangesGuard({ courseId }: { courseId: string }) {
  const { t } = useTranslation('editor');
  const store = useAutosaveStore();
  const isUnsaved = useSaveStatus().kind !== 'saved';
  const { held, leave, stay } = useUnsavedChangesGuard(
    isUnsaved,
    (path) => matchPath(paths.editCourse(courseId), path) !== null,
  );
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const onFlushed = useEffectEvent((isSaved: boolean) => (isSaved ? leave() : setConfirmOpen(true)));
  useEffect(() => {
    if (!held) return;
    let isCurrent = true;
    void store.flush().then((isSaved) => isCurrent && onFlushed(isSaved));
    return () => {
      isCurrent = false;
    };
  }, [held, store]);
  return (
    <ConfirmDialog
      isOpen={held && isConfirmOpen}
      title={t('leave.title')}
      confirm={t('leave.leave')}
      cancel={t('leave.stay')}
      onConfirm={() => {
        setConfirmOpen(false);
        leave();
      }}
      onClose={() => {
        setConfirmOpen(false);
        stay();
      }}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}

/** Focuses the field named by the URL's hash, for links of the publish checklist (`#course-titleAr`). */
function useFocusFieldFromHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const field = document.getElementById(hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [hash, key]);
}
