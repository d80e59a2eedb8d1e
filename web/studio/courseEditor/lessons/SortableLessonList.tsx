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
  lessonIds: readonly string[];
  openLessonId: string | null;
  onReorder(ids: string[]): void;
}

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const lessonListStyles = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' } as const;

/** The lessons in order, moved by dragging or with arrow buttons. */
export function SortableLessonList({ courseId, lessonIds, openLessonId, onReorder }: SortableLessonListProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const formatCount = usePlural('editor');
  const getTitle = useDraftLessonTitle();
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const { sensors, accessibility } = useLessonDragAndDrop(lessonIds, getTitle);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= lessonIds.length) return;
    const title = getTitle(lessonIds[from] ?? '');
    onReorder(moveItem(lessonIds, from, to));
    setAnnouncement(t('lessons.putDown', { title, place: String(to + 1), of: String(lessonIds.length) }));
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
                isOpen={lessonId === openLessonId}
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
