import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { useLanguage, useTranslation } from '../../../language';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { visuallyHidden } from '../../../ui/layout/layoutStyles';
import { moveItem } from '../../../data/moveItem';
import { useAutosaveStore } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey } from '../../courseEditor/drafts/draftKeys';
import type { SlotValues } from '../drafts/quizValues';
import { replaceAt } from '../questionForm/questionFields';
import type { QuizQuestion } from '../quizQuestions';
import { SlotRow } from './SlotRow';
import { useFocusAfterMove } from '../../../ui/hooks/useFocusAfterMove';
import { useSortableList } from '../../../ui/hooks/useSortableList';

interface SlotListProps {
  slots: readonly SlotValues[];
  questions: ReadonlyMap<string, QuizQuestion>;
  /** Key of the draft of the open question. */
  openKey: string | null;
  message(path: string): string | undefined;
  onChange(slots: SlotValues[]): void;
  /** Null closes the open question. */
  onOpen(questionId: string | null): void;
}

/** The places of a quiz in order, moved by dragging or with arrow buttons. */
export function SlotList({ slots, questions, openKey, message, onChange, onOpen }: SlotListProps) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const store = useAutosaveStore();
  const toast = useToast();
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  // A new question gets its id while it is being written: the row stays the same.
  const keyOf = ({ questionId, drawTag }: SlotValues): string =>
    questionId === '' ? `tag-${drawTag}` : store.originalKey(questionDraftKey(questionId));
  const keys = slots.map(keyOf);
  const placeOf = (key: string) => String(keys.indexOf(key) + 1);
  const sortable = useSortableList(
    (event, key, overKey) =>
      t(`list.${event}`, { number: placeOf(key), place: placeOf(overKey), of: String(keys.length) }),
    t('list.dragInstructions'),
  );
  const rememberFocus = useFocusAfterMove(keys.join());
  const move = (from: number, to: number) => {
    rememberFocus();
    onChange(moveItem(slots, from, to));
    setAnnouncement(t('list.putDown', { number: String(from + 1), place: String(to + 1), of: String(slots.length) }));
  };
  const remove = (slot: SlotValues) => {
    onChange(slots.filter((each) => each !== slot));
    toast({ title: t('list.removed') });
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [keys.indexOf(String(active.id)), over ? keys.indexOf(String(over.id)) : -1];
    if (from >= 0 && to >= 0 && from !== to) onChange(moveItem(slots, from, to));
  };
  return (
    <>
      {/* The key remounts the context for a new language, which it does not take over otherwise. */}
      <DndContext key={language} id={id} {...sortable} onDragEnd={drop}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={listStyles}>
            {slots.map((slot, index) => {
              const key = keyOf(slot);
              return (
                <SlotRow
                  key={key}
                  sortKey={key}
                  slot={slot}
                  index={index}
                  count={slots.length}
                  question={questions.get(slot.questionId)}
                  isOpen={key === openKey}
                  message={(name) => message(`slots.${index}.${name}`)}
                  onChange={(changes) => onChange(replaceAt(slots, index, { ...slot, ...changes }))}
                  onMove={(by) => move(index, index + by)}
                  onRemove={() => remove(slot)}
                  onToggle={() => onOpen(key === openKey ? null : slot.questionId)}
                />
              );
            })}
          </Box>
        </SortableContext>
      </DndContext>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  );
}

const listStyles = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' } as const;
