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
import { useTranslation } from 'react-i18next';

/** Dragging with mouse, finger and keys, and what is said of it, in the visitor's language. */
export function useDragging(ids: readonly string[], titleOf: (id: string) => string) {
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
