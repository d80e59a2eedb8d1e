import { Alert, Box } from '@mui/material';
import { useState, useEffect, useEffectEvent, useCallback, type ReactNode } from 'react';
import { useSearchParams, matchPath, useLocation } from 'react-router-dom';
import { useTranslation } from '../../language';
import type { CourseCategoryFragment } from '../../catalog/courseForm/__generated__/CourseForm';
import { paths } from '../../routing';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useUnsavedChangesGuard } from '../../ui/hooks/useUnsavedChangesGuard';
import { lazyDialog } from '../../ui/lazyDialog';
import { lazyPart } from '../../ui/lazyPart';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { useReauthentication } from '../../session/sessionMonitor';
import type { CourseEditorFragment } from './__generated__/CourseEditor';
import { EditorHeader } from './EditorHeader';
import { WarningIcon } from '../../art/icons/commonIcons';
import { isLessonBlocker, useSaveBlockers } from './drafts/saveBlockers';
import { CourseDetailsTab } from './details/CourseDetailsTab';
import { AutosaveContext, useAutosaveStore, useSaveStatus, useLessonIds } from './drafts/courseDrafts';
import { questionDraftKey, quizDraftKey } from './drafts/draftKeys';
import { WaitingThreads } from './WaitingThreads';
import { useCourseAutosave } from './drafts/useCourseAutosave';

const LessonsTab = lazyPart(async () => (await import('./lessons/LessonsTab')).LessonsTab);
const ReauthenticateDialog = lazyDialog(async () => (await import('./ReauthenticateDialog')).ReauthenticateDialog);
const StoredQuizDrafts = lazyPart(async () => (await import('../quizEditor/drafts/StoredQuizDrafts')).StoredQuizDrafts);
const PublishTab = lazyPart(async () => (await import('./publish/PublishTab')).PublishTab);

interface CourseEditorProps {
  course: CourseEditorFragment;
  categories: readonly CourseCategoryFragment[];
  user: ViewerFragment;
}

const editorTabs = ['details', 'lessons', 'publish'] as const;

export function CourseEditor({ course, categories, user }: CourseEditorProps) {
  const { t } = useTranslation(['editor', 'common']);
  const { store, hasRestoredDrafts, addLesson } = useCourseAutosave(course, user.id);
  const [isSigningIn, setSigningIn] = useState(false);
  const openSignIn = useCallback(() => setSigningIn(true), []);
  useReauthentication(openSignIn);
  useFocusFieldFromHash();
  const [hasQuizDrafts] = useState(() =>
    [quizDraftKey(''), questionDraftKey('')].some((start) => store.storedKeys(start).length > 0),
  );
  const [isNoticeOpen, setNoticeOpen] = useState(hasRestoredDrafts);
  const [search] = useSearchParams();
  const lessonId = search.get('lesson');
  const openTab = lessonId ? 'lessons' : (editorTabs.find((each) => each === search.get('part')) ?? 'details');
  return (
    <AutosaveContext value={store}>
      <EditorHeader course={course} lessonId={lessonId} onSignIn={openSignIn} />
      <WaitingThreads courseId={course.id} />
      {isNoticeOpen && (
        <Alert severity="info" role="status" onClose={() => setNoticeOpen(false)} closeText={t('state.understood')}>
          {t('common:restoredDraft.text')}
        </Alert>
      )}
      <EditorTabs course={course} openTab={openTab}>
        {openTab === 'details' && <CourseDetailsTab course={course} categories={categories} />}
        {openTab === 'lessons' && <LessonsTab course={course} openLessonId={lessonId} onAdd={addLesson} />}
        {openTab === 'publish' && <PublishTab course={course} />}
      </EditorTabs>
      <UnsavedChangesGuard courseId={course.id} />
      {hasQuizDrafts && <StoredQuizDrafts courseId={course.id} lessons={course.lessons} />}
      {isSigningIn && <ReauthenticateDialog user={user} onClose={() => setSigningIn(false)} />}
    </AutosaveContext>
  );
}

interface EditorTabsProps {
  course: Pick<CourseEditorFragment, 'id' | 'lessons'>;
  openTab: (typeof editorTabs)[number];
  children: ReactNode;
}

function EditorTabs({ course, openTab, children }: EditorTabsProps) {
  const { t } = useTranslation('editor');
  const blockers = useSaveBlockers(useLessonIds(course.lessons));
  const isMarked = {
    details: !blockers.every(isLessonBlocker),
    lessons: blockers.some(isLessonBlocker),
    publish: false,
  };
  const tabs = editorTabs.map((name) => ({
    name,
    label: t(`parts.${name}`),
    to: paths.editCourse(course.id, { part: name === 'details' ? undefined : name }),
    ...(isMarked[name] && {
      icon: (
        <Box component="span" sx={{ display: 'flex', color: 'amberInk' }}>
          <WarningIcon size={20} title={t('state.needsAttention')} />
        </Box>
      ),
    }),
  }));
  return (
    <LinkTabs id="editor" label={t('parts.label')} tabs={tabs} selected={openTab}>
      {children}
    </LinkTabs>
  );
}

/** Leaving waits until everything is saved, and asks for confirmation if that fails. */
function UnsavedChangesGuard({ courseId }: { courseId: string }) {
  const { t } = useTranslation('editor');
  const store = useAutosaveStore();
  const isUnsaved = useSaveStatus().kind !== 'saved';
  const { isBlocked, proceed, cancel } = useUnsavedChangesGuard(
    isUnsaved,
    (path) => matchPath(paths.editCourse(courseId), path) !== null,
  );
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const onFlushed = useEffectEvent((isSaved: boolean) => (isSaved ? proceed() : setConfirmOpen(true)));
  useEffect(() => {
    if (!isBlocked) return;
    let isCurrent = true;
    void store.flush().then((isSaved) => isCurrent && onFlushed(isSaved));
    return () => {
      isCurrent = false;
    };
  }, [isBlocked, store]);
  return (
    <ConfirmDialog
      isOpen={isBlocked && isConfirmOpen}
      title={t('leave.title')}
      confirm={t('leave.leave')}
      cancel={t('leave.stay')}
      onConfirm={() => {
        setConfirmOpen(false);
        proceed();
      }}
      onClose={() => {
        setConfirmOpen(false);
        cancel();
      }}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}

/**
 * Focuses the field named by the URL's hash, for links of the publish checklist (`#course-titleAr`). No `useHashTarget`: the
 * fields are many, belong to parts of other domains, and are loaded later than the editor.
 */
function useFocusFieldFromHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    if (focusField(hash.slice(1))) return;
    // A part of the form that is still loading.
    const observer = new MutationObserver(() => focusField(hash.slice(1)) && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), waitMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hash, key]);
}

const waitMs = 5000;

/** Returns whether the field, or a control inside it, has the focus. */
function focusField(id: string): boolean {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  // The picture's field has its id on a container.
  if (document.activeElement !== field) field?.querySelector<HTMLElement>('button, input')?.focus();
  return field !== null && field.contains(document.activeElement);
}
