import {
  closestCenter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

export type MoveEvent = 'pickedUp' | 'movedOver' | 'putDown' | 'leftAlone';

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const modifiers = [restrictToVerticalAxis];

/**
 * Properties of a `DndContext` around a vertical list: sensors for mouse, touch and keyboard, and announcements in the page's
 * language.
 * @param announce says where the row `key` is; `overKey` is the row whose place it takes
 */
export function useSortableList(
  announce: (event: MoveEvent, key: string, overKey: string) => string,
  instructions: string,
) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announceMove = (event: MoveEvent, key: UniqueIdentifier, overKey = key) =>
    announce(event, String(key), String(overKey));
  const announcements: Announcements = {
    onDragStart: ({ active }) => announceMove('pickedUp', active.id),
    onDragOver: ({ active, over }) => announceMove('movedOver', active.id, over?.id),
    onDragEnd: ({ active, over }) => announceMove('putDown', active.id, over?.id),
    onDragCancel: ({ active }) => announceMove('leftAlone', active.id),
  };
  return {
    sensors,
    modifiers,
    collisionDetection: closestCenter,
    accessibility: { announcements, screenReaderInstructions: { draggable: instructions } },
  };
}
