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
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../language/useLanguage';
import { usePlural } from '../../../language/usePlural';
import { visuallyHidden } from '../../../ui/layout/hiddenStyles';
import { moveItem } from '../courseDraftPolicies';
import { LessonListItem } from './LessonListItem';
import { useDraftLessonTitle } from './useDraftLessonTitle';

interface SortableLessonListProps {
  courseId: string;
  /** Keys of all lessons, in their order. */
  lessonIds: readonly string[];
  openLessonId: string | null;
  onReorder(ids: string[]): void;
}

/** Lessons move up and down, never aside. */
const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const lessonListStyles = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' } as const;

/** The lessons of the course in their order, which is changed by dragging with mouse, finger or keys, and by arrows. */
export function SortableLessonList({ courseId, lessonIds, openLessonId, onReorder }: SortableLessonListProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const counted = usePlural('editor');
  const titleOf = useDraftLessonTitle();
  const id = useId();
  const [said, setSaid] = useState('');
  const { sensors, accessibility } = useLessonDragAndDrop(lessonIds, titleOf);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= lessonIds.length) return;
    const title = titleOf(lessonIds[from] ?? '');
    onReorder(moveItem(lessonIds, from, to));
    setSaid(t('lessons.putDown', { title, place: String(to + 1), of: String(lessonIds.length) }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [lessonIds.indexOf(String(active.id)), over ? lessonIds.indexOf(String(over.id)) : -1];
    if (to >= 0 && to !== from) onReorder(moveItem(lessonIds, from, to));
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} component="h2" variant="h4">
        {t('lessons.title')}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '1rem' }}>
          {counted('lessons.count', lessonIds.length)}
        </Box>
      </Typography>
      {lessonIds.length > 1 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
          {t('lessons.hint')}
        </Typography>
      )}
      {/* A language of its own: what is announced belongs to the time it was drawn in. */}
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
            {lessonIds.map((lessonId, at) => (
              <LessonListItem
                key={lessonId}
                id={lessonId}
                courseId={courseId}
                number={at + 1}
                lessonCount={lessonIds.length}
                isOpen={lessonId === openLessonId}
                onMove={(by) => move(at, at + by)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </section>
  );
}

/** Dragging with mouse, finger and keys, and what is said of it, in the visitor's language. */
function useLessonDragAndDrop(ids: readonly string[], titleOf: (id: string) => string) {
  const { t } = useTranslation('editor');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const said = (what: 'pickedUp' | 'movedOver' | 'putDown' | 'leftAlone', id: UniqueIdentifier, at = id) =>
    t(`lessons.${what}`, {
      title: titleOf(String(id)),
      place: String(ids.indexOf(String(at)) + 1),
      of: String(ids.length),
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => said('pickedUp', active.id),
    onDragOver: ({ active, over }) => said('movedOver', active.id, over?.id),
    onDragEnd: ({ active, over }) => said('putDown', active.id, over?.id),
    onDragCancel: ({ active }) => said('leftAlone', active.id),
  };
  const accessibility = { announcements, screenReaderInstructions: { draggable: t('lessons.dragInstructions') } };
  return { sensors, accessibility };
}
