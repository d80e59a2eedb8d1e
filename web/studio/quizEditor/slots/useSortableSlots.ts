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
import { useTranslation } from '../../../language';

/** Sensors for mouse, touch and keyboard, and announcements in the page's language. */
export function useSortableSlots(keys: readonly string[]) {
  const { t } = useTranslation('quizEditor');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (key: UniqueIdentifier) => String(keys.indexOf(String(key)) + 1);
  const announce = (event: 'pickedUp' | 'movedOver' | 'putDown' | 'leftAlone', key: UniqueIdentifier, over = key) =>
    t(`list.${event}`, { number: place(key), place: place(over), of: String(keys.length) });
  const announcements: Announcements = {
    onDragStart: ({ active }) => announce('pickedUp', active.id),
    onDragOver: ({ active, over }) => announce('movedOver', active.id, over?.id),
    onDragEnd: ({ active, over }) => announce('putDown', active.id, over?.id),
    onDragCancel: ({ active }) => announce('leftAlone', active.id),
  };
  return {
    sensors,
    accessibility: { announcements, screenReaderInstructions: { draggable: t('list.dragInstructions') } },
  };
}
