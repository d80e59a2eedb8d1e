import { Alert, Box } from '@mui/material';
import { useState, useEffect, useEffectEvent, useLayoutEffect, useCallback, type ReactNode } from 'react';
import { useSearchParams, matchPath, useLocation } from 'react-router-dom';
import type { ApolloClient, Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation, useLanguage } from '../../language';
import type { CourseCategoryFragment } from '../../catalog/courseForm/__generated__/CourseForm';
import { paths } from '../../routing';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useUnsavedChangesGuard } from '../../ui/hooks/useUnsavedChangesGuard';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import type { AutosaveStore } from '../../drafts/AutosaveStore';
import { registerRetryTriggers } from '../../drafts/openStores';
import { useReauthentication } from '../../session/sessionMonitor';
import { sessionStorageKey } from '../../session/sessionSync';
import type { CourseEditorFragment } from './__generated__/CourseEditor';
import { EditorHeader } from './EditorHeader';
import { WarningIcon } from '../../art/icons/commonIcons';
import { useDraftProblems } from './draftProblems';
import { CourseDetailsTab } from './details/CourseDetailsTab';
import { LessonsTab } from './lessons/LessonsTab';
import { PublishTab } from './publish/PublishTab';
import { ReauthenticateDialog } from './ReauthenticateDialog';
import {
  AutosaveContext,
  useAutosaveStore,
  useSaveStatus,
  courseDraftKey,
  getCourseStore,
  createNewLessonId,
  lessonDraftKey,
  lessonIdOfKey,
  lessonOrderDraftKey,
  newLessonKeyStart,
  useLessonIds,
  type CourseDrafts,
} from './draftKeys';
import type { CourseDraftsFragment } from './__generated__/courseDraftApi';
import {
  createCourseDraftApis,
  newLessonSnapshot,
  toCourseSnapshot,
  toLessonOrderSnapshot,
  toLessonSnapshot,
} from './courseDraftApi';
import { defaultLessonInput } from './courseDraftPolicies';

interface CourseEditorProps {
  course: CourseEditorFragment;
  categories: readonly CourseCategoryFragment[];
  user: ViewerFragment;
}

const editorTabs = ['details', 'lessons', 'publish'] as const;

/** The editor of a course in three tabs; the URL has the open one. */
export function CourseEditor({ course, categories, user }: CourseEditorProps) {
  const { t } = useTranslation('editor');
  const { store, hasRestoredDrafts, addLesson } = useCourseAutosave(course, user.id);
  const [isSigningIn, setSigningIn] = useState(false);
  const openSignIn = useCallback(() => setSigningIn(true), []);
  useReauthentication(openSignIn);
  const [isNoticeOpen, setNoticeOpen] = useState(hasRestoredDrafts);
  const [search] = useSearchParams();
  const lessonId = search.get('lesson');
  const openTab = lessonId ? 'lessons' : (editorTabs.find((each) => each === search.get('part')) ?? 'details');
  useFocusFieldFromHash();
  return (
    <AutosaveContext value={store}>
      <EditorHeader course={course} lessonId={lessonId} onSignIn={openSignIn} />
      {isNoticeOpen && (
        <Alert severity="info" role="status" onClose={() => setNoticeOpen(false)} closeText={t('state.understood')}>
          {t('state.resumed')}
        </Alert>
      )}
      <EditorTabs course={course} openTab={openTab}>
        {openTab === 'details' && <CourseDetailsTab course={course} categories={categories} />}
        {openTab === 'lessons' && <LessonsTab course={course} openLessonId={lessonId} onAdd={addLesson} />}
        {openTab === 'publish' && <PublishTab course={course} />}
      </EditorTabs>
      <UnsavedChangesGuard courseId={course.id} />
      {isSigningIn && <ReauthenticateDialog user={user} onClose={() => setSigningIn(false)} />}
    </AutosaveContext>
  );
}

interface EditorTabsProps {
  course: Pick<CourseEditorFragment, 'id' | 'lessons'>;
  openTab: (typeof editorTabs)[number];
  children: ReactNode;
}

/** The tabs; those with a field that needs attention are marked. */
function EditorTabs({ course, openTab, children }: EditorTabsProps) {
  const { t } = useTranslation('editor');
  const problems = useDraftProblems(useLessonIds(course.lessons));
  const isMarked = {
    details: problems.some(({ lessonId }) => lessonId === null),
    lessons: problems.some(({ lessonId }) => lessonId !== null),
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

/** Focuses the field named by the URL's hash, for links of the publish checklist (`#course-titleAr`). */
function useFocusFieldFromHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const field = document.getElementById(hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
    // The picture's field has its id on a container.
    if (document.activeElement !== field) field?.querySelector<HTMLElement>('button, input')?.focus();
  }, [hash, key]);
}

interface CourseAutosave {
  store: AutosaveStore<CourseDrafts>;
  /** Whether there are unsaved changes of an earlier visit, of this tab or another. */
  hasRestoredDrafts: boolean;
  /** Opens the draft of a new lesson and creates the lesson on the server; returns the draft's lesson id. */
  addLesson(): string;
}

/** The store with the drafts of a course and its lessons. */
function useCourseAutosave(course: CourseDraftsFragment, userId: string): CourseAutosave {
  const client = useApolloClient();
  const { language } = useLanguage();
  const [{ store, apis, hasRestoredDrafts }] = useState(() => {
    const courseStore = getCourseStore(`tayyar_draft:${userId}:${course.id}`);
    const courseApis = createCourseDraftApis(client, course.id, language);
    openCourseDrafts(courseStore, courseApis, course);
    for (const key of courseStore.storedKeys(newLessonKeyStart))
      openNewLesson(courseStore, courseApis, { course, client, id: lessonIdOfKey(key), isRestored: true });
    return { store: courseStore, apis: courseApis, hasRestoredDrafts: !courseStore.isSaved() };
  });
  useLayoutEffect(() => {
    openCourseDrafts(store, apis, course);
    store.receive(courseDraftKey, toCourseSnapshot(course));
    for (const lesson of course.lessons) store.receive(lessonDraftKey(lesson.id), toLessonSnapshot(lesson));
  }, [store, apis, course]);
  useEffect(() => registerRetryTriggers(store, sessionStorageKey), [store]);
  const addLesson = () => {
    const id = createNewLessonId(course.lessons);
    openNewLesson(store, apis, { course, client, id, isRestored: false });
    // A new lesson of a published course starts as a draft: students must not see it blank.
    store.edit(lessonDraftKey(id), defaultLessonInput(course.lessons.length + 1, !course.isPublished));
    store.retry();
    return id;
  };
  return { store, hasRestoredDrafts, addLesson };
}

interface NewLesson {
  course: Pick<CourseDraftsFragment, 'id'>;
  client: ApolloClient;
  id: string;
  isRestored: boolean;
}

/** Opens the draft of a lesson that the server has not created yet. It gets the id of the created lesson. */
function openNewLesson(
  store: AutosaveStore<CourseDrafts>,
  { newLesson }: ReturnType<typeof createCourseDraftApis>,
  { course, client, id, isRestored }: NewLesson,
): void {
  const onCreated = (lesson: { id: string }) => {
    store.rename(lessonDraftKey(id), lessonDraftKey(lesson.id));
    client.cache.modify<{ lessons: readonly Reference[] }>({
      id: client.cache.identify({ __typename: 'Course', id: course.id }),
      fields: {
        lessons: (lessons, { readField, toReference }) => {
          const reference = toReference({ __typename: 'Lesson', id: lesson.id });
          const isListed = lessons.some((each) => readField('id', each) === lesson.id);
          return isListed || !reference ? lessons : [...lessons, reference];
        },
      },
    });
  };
  store.open(lessonDraftKey(id), newLesson(id, { isRestored, onCreated }), newLessonSnapshot);
}

/** Opens the drafts that are not open yet, those of new lessons included. */
function openCourseDrafts(
  store: AutosaveStore<CourseDrafts>,
  apis: ReturnType<typeof createCourseDraftApis>,
  course: CourseDraftsFragment,
): void {
  store.open(courseDraftKey, apis.course, toCourseSnapshot(course));
  store.open(lessonOrderDraftKey, apis.order, toLessonOrderSnapshot(course.lessons));
  for (const lesson of course.lessons)
    store.open(lessonDraftKey(lesson.id), apis.lesson(lesson.id), toLessonSnapshot(lesson));
}
