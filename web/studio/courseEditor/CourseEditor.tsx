import Alert from '@mui/material/Alert';
import { useState, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, matchPath, useLocation } from 'react-router-dom';
import { AutosaveContext, useAutosaveStore, useSaveStatus } from '../../drafts/useDraft';
import { paths } from '../../paths';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useUnsavedChangesGuard } from '../../ui/hooks/useUnsavedChangesGuard';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import type { CourseCategoryChoiceFragment } from '../newCourse/__generated__/NewCourseScreen';
import { EditorHeader } from './EditorHeader';
import { ReauthenticateDialog } from './ReauthenticateDialog';
import { CourseDetailsTab } from './details/CourseDetailsTab';
import { LessonsTab } from './lessons/LessonsTab';
import { PublishTab } from './publish/PublishTab';
import { useCourseAutosave, type EditorCourse } from './useCourseAutosave';

interface CourseEditorProps {
  course: EditorCourse;
  categories: readonly CourseCategoryChoiceFragment[];
  user: ViewerFragment;
}

const editorTabs = ['details', 'lessons', 'publish'] as const;

/** A course with everything that is written of it, in three parts; which one is open is in the address. */
export function CourseEditor({ course, categories, user }: CourseEditorProps) {
  const { t } = useTranslation('editor');
  const { desk, resumed } = useCourseAutosave(course, user.id);
  const [isSigningIn, setSigningIn] = useState(false);
  const [isTold, setTold] = useState(!resumed);
  const [search] = useSearchParams();
  const lessonId = search.get('lesson');
  const part = lessonId ? 'lessons' : (editorTabs.find((each) => each === search.get('part')) ?? 'details');
  useFocusFieldFromHash();
  const tabs = editorTabs.map((name) => ({
    name,
    label: t(`parts.${name}`),
    to: paths.editCourse(course.id, { part: name === 'details' ? undefined : name }),
  }));
  return (
    <AutosaveContext value={desk}>
      <EditorHeader course={course} lessonId={lessonId} onSignIn={() => setSigningIn(true)} />
      {!isTold && (
        <Alert severity="info" role="status" onClose={() => setTold(true)} closeText={t('state.understood')}>
          {t('state.resumed')}
        </Alert>
      )}
      <LinkTabs id="editor" label={t('parts.label')} tabs={tabs} chosen={part}>
        {part === 'details' && <CourseDetailsTab course={course} categories={categories} />}
        {part === 'lessons' && <LessonsTab course={course} openLessonId={lessonId} />}
        {part === 'publish' && <PublishTab course={course} />}
      </LinkTabs>
      <UnsavedChangesGuard courseId={course.id} />
      {isSigningIn && <ReauthenticateDialog user={user} onClose={() => setSigningIn(false)} />}
    </AutosaveContext>
  );
}

/** Whoever leaves goes on as soon as all is saved; where that can't be, they are asked. */
function UnsavedChangesGuard({ courseId }: { courseId: string }) {
  const { t } = useTranslation('editor');
  const desk = useAutosaveStore();
  const standing = useSaveStatus();
  const isUnsaved = standing.kind !== 'saved';
  const { held, leave, stay } = useUnsavedChangesGuard(
    isUnsaved,
    (path) => matchPath(paths.editCourse(courseId), path) !== null,
  );
  const [isAsked, setAsked] = useState(false);
  const settled = useEffectEvent((isSaved: boolean) => (isSaved ? leave() : setAsked(true)));
  useEffect(() => {
    if (!held) return;
    let isCurrent = true;
    void desk.flush().then((isSaved) => isCurrent && settled(isSaved));
    return () => {
      isCurrent = false;
    };
  }, [held, desk]);
  return (
    <ConfirmDialog
      isOpen={held && isAsked}
      title={t('leave.title')}
      confirm={t('leave.leave')}
      cancel={t('leave.stay')}
      onConfirm={() => {
        setAsked(false);
        leave();
      }}
      onClose={() => {
        setAsked(false);
        stay();
      }}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}

/** Puts the focus into the field that a link of the checklist names (`#course-titleAr`). */
function useFocusFieldFromHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const field = document.getElementById(hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [hash, key]);
}
