import { closestCenter, DndContext, type DragEndEvent, type Modifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/useLanguage';
import { useCounted } from '../../language/useCounted';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { moved } from './kinds';
import { LessonItem } from './LessonItem';
import { useDragging } from './useDragging';
import { useLessonTitle } from './useLessonTitle';

interface LessonListProps {
  courseId: string;
  /** Keys of all lessons, in their order. */
  ids: readonly string[];
  openId: string | null;
  onArrange(ids: string[]): void;
}

/** Lessons move up and down, never aside. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const listStyles = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' } as const;

/** The lessons of the course in their order, which is changed by dragging with mouse, finger or keys, and by arrows. */
export function LessonList({ courseId, ids, openId, onArrange }: LessonListProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const counted = useCounted('editor');
  const titleOf = useLessonTitle();
  const id = useId();
  const [said, setSaid] = useState('');
  const { sensors, accessibility } = useDragging(ids, titleOf);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= ids.length) return;
    const title = titleOf(ids[from] ?? '');
    onArrange(moved(ids, from, to));
    setSaid(t('lessons.putDown', { title, place: String(to + 1), of: String(ids.length) }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), over ? ids.indexOf(String(over.id)) : -1];
    if (to >= 0 && to !== from) onArrange(moved(ids, from, to));
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} component="h2" variant="h4">
        {t('lessons.title')}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '1rem' }}>
          {counted('lessons.count', ids.length)}
        </Box>
      </Typography>
      {ids.length > 1 && (
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
        modifiers={[upAndDown]}
        onDragEnd={drop}
        accessibility={accessibility}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={listStyles}>
            {ids.map((lessonId, at) => (
              <LessonItem
                key={lessonId}
                id={lessonId}
                courseId={courseId}
                number={at + 1}
                of={ids.length}
                isOpen={lessonId === openId}
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
