import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslation } from '../../../../language';
import { moveLesson } from '../../courseOutline';
import { sectionIdOfKey } from '../../drafts/draftKeys';
import { useGetLessonTitle, useGetSectionTitle } from '../useGetLessonTitle';

type MoveEvent = 'pickedUp' | 'movedOver' | 'putDown' | 'leftAlone';

/** Says where a lesson is: its place among all lessons, and the section in a course whose sections have headings. */
export function useDescribeMove(hasHeadings: boolean) {
  const { t } = useTranslation('editor');
  const getLessonTitle = useGetLessonTitle();
  const getSectionTitle = useGetSectionTitle();
  return (event: MoveEvent, rows: readonly string[], lessonId: string): string => {
    const lessons = rows.filter((row) => sectionIdOfKey(row) === null);
    const place = String(lessons.indexOf(lessonId) + 1);
    const text = t(`lessons.${event}`, { title: getLessonTitle(lessonId), place, of: String(lessons.length) });
    const section = rows
      .slice(0, rows.indexOf(lessonId))
      .filter((row) => sectionIdOfKey(row) !== null)
      .at(-1);
    if (!hasHeadings || section === undefined) return text;
    return `${text} ${t('sections.in', { title: getSectionTitle(sectionIdOfKey(section) ?? '') })}`;
  };
}

/** Sensors for mouse, touch and keyboard, and announcements in the page's language. */
export function useOutlineDragAndDrop(rows: readonly string[], hasHeadings: boolean) {
  const { t } = useTranslation('editor');
  const describeMove = useDescribeMove(hasHeadings);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announce = (event: MoveEvent, id: UniqueIdentifier, overId = id) => {
    const [from, to] = [rows.indexOf(String(id)), rows.indexOf(String(overId))];
    return describeMove(event, moveLesson(rows, from, to) ?? rows, String(id));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => announce('pickedUp', active.id),
    onDragOver: ({ active, over }) => announce('movedOver', active.id, over?.id),
    onDragEnd: ({ active, over }) => announce('putDown', active.id, over?.id),
    onDragCancel: ({ active }) => announce('leftAlone', active.id),
  };
  const accessibility = { announcements, screenReaderInstructions: { draggable: t('lessons.dragInstructions') } };
  return { sensors, accessibility };
}
