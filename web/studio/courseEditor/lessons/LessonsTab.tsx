import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslation, useLanguage, usePlural } from '../../../language';
import { PlusIcon } from '../../../art/icons/editIcons';
import { NoBlogPostsArt } from '../../../art/illustrations/NoBlogPostsArt';
import { paths, BackLink } from '../../../routing';
import { EmptyState } from '../../../ui/feedback/queryStates';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { CourseDraftSnapshotsDocument } from '../__generated__/courseDraftApi';
import { mergeLessonOrder } from '../courseDraftPolicies';
import {
  isNewLessonId,
  lessonDraftKey,
  lessonIdOfKey,
  lessonOrderDraftKey,
  moveLesson,
  useLessonIds,
  useAutosaveStore,
  useDraft,
} from '../draftKeys';
import { visuallyHidden } from '../../../ui/layout/layoutStyles';
import { useDraftIssues } from '../draftIssues';
import { LessonEditor } from './LessonEditor';
import { ArchivedLessons } from './ArchivedLessons';
import { ArchivedLessonsDocument, useDeleteLessonMutation, type LessonsTabFragment } from './__generated__/LessonsTab';
import { LessonListItem } from './LessonListItem';
import { useGetLessonTitle } from './useGetLessonTitle';

/** Navigation state of a lesson that was just added: its title gets the focus. */
const newLessonState = { isNew: true } as const;

function useDeleteLesson(course: LessonsTabFragment) {
  const { t } = useTranslation('editor');
  const reload = useReloadLessons(course.id);
  const store = useAutosaveStore();
  const toast = useToast();
  const navigate = useNavigate();
  const [deleteLesson] = useDeleteLessonMutation();
  return async (id: string, isArchived: boolean) => {
    if (!isNewLessonId(id)) await deleteLesson({ variables: { id } });
    store.remove(lessonDraftKey(id));
    toast({ title: t(isArchived ? 'lesson.archived' : 'lesson.deleted') });
    await navigate(paths.editCourse(course.id, { part: 'lessons' }), { replace: true });
    await reload();
  };
}

function useReloadLessons(courseId: string) {
  const client = useApolloClient();
  return () =>
    Promise.allSettled([
      client.query({ query: CourseDraftSnapshotsDocument, variables: { id: courseId }, fetchPolicy: 'network-only' }),
      client.query({ query: ArchivedLessonsDocument, variables: { courseId }, fetchPolicy: 'network-only' }),
    ]);
}

/** The id of the open lesson. A new one gets it from the server, and then the URL has it too. */
function useOpenLessonId(courseId: string, openLessonId: string | null): string | null {
  const store = useAutosaveStore();
  const navigate = useNavigate();
  const presentId = openLessonId && lessonIdOfKey(store.presentKey(lessonDraftKey(openLessonId)));
  const replaceUrl = useEffectEvent((lesson: string) =>
    navigate(paths.editCourse(courseId, { lesson }), { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (presentId && presentId !== openLessonId) void replaceUrl(presentId);
  }, [presentId, openLessonId]);
  return presentId;
}

interface LessonsTabProps {
  course: LessonsTabFragment;
  /** Of the URL. */
  openLessonId: string | null;
  /** Returns the id of the new lesson. */
  onAdd(): string;
}

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
} as const;

export function LessonsTab({ course, onAdd, ...url }: LessonsTabProps) {
  const { t } = useTranslation('editor');
  const store = useAutosaveStore();
  const navigate = useNavigate();
  const order = useDraft(lessonOrderDraftKey);
  const remove = useDeleteLesson(course);
  const reload = useReloadLessons(course.id);
  const presentIds = useLessonIds(course.lessons);
  const openLessonId = useOpenLessonId(course.id, url.openLessonId);
  const isAdding = presentIds.some(isNewLessonId);
  const issues = useDraftIssues(presentIds);
  const lessonIds = mergeLessonOrder(presentIds, order?.values.lessonIds ?? presentIds);
  // The form of the new lesson opens at once: what is typed from now on belongs to it.
  const add = () => {
    if (!isAdding) void navigate(paths.editCourse(course.id, { lesson: onAdd() }), { state: newLessonState });
  };
  const renderAddButton = (label: string) => (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={add} aria-disabled={isAdding} aria-busy={isAdding}>
      {isAdding ? t('lessons.adding') : label}
    </Button>
  );
  if (lessonIds.length === 0 && !openLessonId) {
    return (
      <>
        <EmptyState
          art={<NoBlogPostsArt />}
          title={t('lessons.empty')}
          text={t('lessons.emptyText')}
          action={renderAddButton(t('lessons.first'))}
        />
        <ArchivedLessons courseId={course.id} onRestored={reload} />
      </>
    );
  }
  return (
    <Box sx={columnsStyles}>
      <Box sx={{ display: openLessonId ? { xs: 'none', md: 'block' } : 'block', minInlineSize: 0 }}>
        <SortableLessonList
          courseId={course.id}
          lessonIds={lessonIds}
          openLessonId={openLessonId}
          hasIssue={(id) => issues.some(({ lessonId }) => lessonId === id)}
          onReorder={(ids) => order?.edit({ lessonIds: ids.filter((id) => !isNewLessonId(id)) })}
        />
        <Box sx={{ marginBlockStart: 2, '& > button': { inlineSize: '100%' } }}>
          {renderAddButton(t('lessons.add'))}
        </Box>
        <ArchivedLessons courseId={course.id} onRestored={reload} />
      </Box>
      <Box sx={{ display: openLessonId ? 'block' : { xs: 'none', md: 'block' }, minInlineSize: 0 }}>
        {openLessonId && (
          <Box sx={{ display: { md: 'none' } }}>
            <BackLink to={paths.editCourse(course.id, { part: 'lessons' })}>{t('lessons.all')}</BackLink>
          </Box>
        )}
        {openLessonId ? (
          <LessonEditor
            key={store.originalKey(lessonDraftKey(openLessonId))}
            courseId={course.id}
            lessonIds={lessonIds}
            id={openLessonId}
            onRemove={(isArchived) => remove(openLessonId, isArchived)}
          />
        ) : (
          <EmptyState title={t('lessons.choose')} text={t('lessons.chooseText')} level={2} />
        )}
      </Box>
    </Box>
  );
}

interface SortableLessonListProps {
  courseId: string;
  lessonIds: readonly string[];
  openLessonId: string | null;
  hasIssue(id: string): boolean;
  onReorder(ids: string[]): void;
}

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const lessonListStyles = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' } as const;

/** The lessons in order, moved by dragging or with arrow buttons. */
function SortableLessonList({ courseId, lessonIds, openLessonId, hasIssue, onReorder }: SortableLessonListProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const formatCount = usePlural('editor');
  const getTitle = useGetLessonTitle();
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const { sensors, accessibility } = useLessonDragAndDrop(lessonIds, getTitle);
  const move = (from: number, to: number) => {
    const reordered = moveLesson(lessonIds, from, to);
    if (!reordered) return;
    const title = getTitle(lessonIds[from] ?? '');
    onReorder(reordered);
    setAnnouncement(t('lessons.putDown', { title, place: String(to + 1), of: String(lessonIds.length) }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [lessonIds.indexOf(String(active.id)), over ? lessonIds.indexOf(String(over.id)) : -1];
    const reordered = moveLesson(lessonIds, from, to);
    if (reordered) onReorder(reordered);
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} component="h2" variant="h4">
        {t('lessons.title')}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '1rem' }}>
          {formatCount('lessons.count', lessonIds.length)}
        </Box>
      </Typography>
      {lessonIds.length > 1 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
          {t('lessons.hint')}
        </Typography>
      )}
      {/* The key remounts the context for a new language, which it does not take over otherwise. */}
      <DndContext
        key={language}
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[restrictToVerticalAxis]}
        onDragEnd={drop}
        accessibility={accessibility}
      >
        <SortableContext items={[...lessonIds]} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={lessonListStyles}>
            {lessonIds.map((lessonId, index) => (
              <LessonListItem
                key={lessonId}
                id={lessonId}
                courseId={courseId}
                number={index + 1}
                lessonCount={lessonIds.length}
                canMove={(by) => moveLesson(lessonIds, index, index + by) !== null}
                isOpen={lessonId === openLessonId}
                hasIssue={hasIssue(lessonId)}
                onMove={(by) => move(index, index + by)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </section>
  );
}

/** Sensors for mouse, touch and keyboard, and announcements in the page's language. */
function useLessonDragAndDrop(ids: readonly string[], getTitle: (id: string) => string) {
  const { t } = useTranslation('editor');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announce = (event: 'pickedUp' | 'movedOver' | 'putDown' | 'leftAlone', id: UniqueIdentifier, overId = id) =>
    t(`lessons.${event}`, {
      title: getTitle(String(id)),
      place: String(ids.indexOf(String(overId)) + 1),
      of: String(ids.length),
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => announce('pickedUp', active.id),
    onDragOver: ({ active, over }) => announce('movedOver', active.id, over?.id),
    onDragEnd: ({ active, over }) => announce('putDown', active.id, over?.id),
    onDragCancel: ({ active }) => announce('leftAlone', active.id),
  };
  const accessibility = { announcements, screenReaderInstructions: { draggable: t('lessons.dragInstructions') } };
  return { sensors, accessibility };
}
