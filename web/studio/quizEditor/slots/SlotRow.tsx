import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, IconButton, TextField, ToggleButton } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { WarningIcon } from '../../../art/icons/commonIcons';
import { TrashIcon } from '../../../art/icons/editIcons';
import { DragHandleIcon } from '../../../art/icons/rowIcons';
import { formatNumber, useLanguage, useTranslation } from '../../../language';
import type { SlotValues } from '../drafts/quizValues';
import { MoveButtons } from '../../courseEditor/lessons/outline/MoveButtons';
import type { QuizQuestion } from '../quizQuestions';
import { DrawSummary } from './DrawSummary';
import { QuestionPanel } from './QuestionPanel';
import { QuestionSummary } from './QuestionSummary';

interface SlotRowProps {
  sortKey: string;
  slot: SlotValues;
  /** From 0. */
  index: number;
  count: number;
  /** Undefined for a draw, and for a question that is being created. */
  question: QuizQuestion | undefined;
  isOpen: boolean;
  /** The message of a field of the place. */
  message(name: 'points' | 'drawCount' | 'questionId'): string | undefined;
  onChange(changes: Partial<SlotValues>): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  onToggle(): void;
}

/** A place of the quiz: what it asks, its points, whether it is critical, and the form of its question when it is open. */
export function SlotRow(props: SlotRowProps) {
  const { sortKey, slot, index, count, question, isOpen, message, onChange, onMove, onRemove, onToggle } = props;
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const panelId = useId();
  const number = String(index + 1);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: sortKey,
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-open={isOpen || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={rowStyles}
    >
      <Box sx={headStyles}>
        <IconButton
          {...attributes}
          {...listeners}
          aria-roledescription={undefined}
          ref={setActivatorNodeRef}
          size="small"
          aria-label={t('list.drag', { number })}
          sx={{ gridArea: 'drag', cursor: 'grab', touchAction: 'none' }}
        >
          <DragHandleIcon size={20} />
        </IconButton>
        <Box aria-hidden sx={numberStyles}>
          {formatNumber(index + 1, language)}
        </Box>
        <Box sx={{ gridArea: 'summary', minInlineSize: 0 }}>
          {slot.questionId === '' ? (
            <DrawSummary slot={slot} number={number} error={message('drawCount')} onChange={onChange} />
          ) : (
            <QuestionSummary
              questionId={slot.questionId}
              number={number}
              question={question}
              isOpen={isOpen}
              panelId={panelId}
              onToggle={onToggle}
            />
          )}
        </Box>
        <SlotValuesFields number={number} slot={slot} error={message('points')} onChange={onChange}>
          {count > 1 && (
            <MoveButtons
              id={`move-${sortKey}`}
              labels={{ up: t('list.up', { number }), down: t('list.down', { number }) }}
              canMove={(by) => index + by >= 0 && index + by < count}
              onMove={onMove}
            />
          )}
          <IconButton size="small" aria-label={t('list.remove', { number })} onClick={onRemove}>
            <TrashIcon size={20} />
          </IconButton>
        </SlotValuesFields>
      </Box>
      {isOpen && (
        <Box id={panelId} role="region" aria-label={t('list.panel', { number })} sx={panelStyles}>
          <QuestionPanel questionId={slot.questionId} question={question} />
        </Box>
      )}
    </Box>
  );
}

interface SlotValuesFieldsProps extends Pick<SlotRowProps, 'slot' | 'onChange'> {
  number: string;
  error: string | undefined;
  /** Buttons behind the fields. */
  children: ReactNode;
}

function SlotValuesFields({ number, slot, error, onChange, children }: SlotValuesFieldsProps) {
  const { t } = useTranslation('quizEditor');
  return (
    <Box sx={fieldsStyles}>
      <TextField
        size="small"
        label={t('list.points')}
        value={slot.points}
        error={error !== undefined}
        helperText={error}
        onChange={(event) => onChange({ points: event.target.value })}
        slotProps={{
          htmlInput: {
            'aria-label': t('list.pointsOf', { number }),
            dir: 'ltr',
            inputMode: 'numeric',
            autoComplete: 'off',
          },
        }}
        sx={pointsStyles}
      />
      <ToggleButton
        value="critical"
        size="small"
        selected={slot.isCritical}
        aria-label={t('list.criticalOf', { number })}
        title={t('list.criticalHint')}
        onChange={() => onChange({ isCritical: !slot.isCritical })}
        sx={criticalStyles}
      >
        <WarningIcon size={18} />
        {t('list.critical')}
      </ToggleButton>
      <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>{children}</Box>
    </Box>
  );
}

const rowStyles = {
  position: 'relative',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  backgroundColor: 'paper',
  '&[data-open]': { borderColor: 'primary.main' },
  '&[data-dragging]': { zIndex: 2, borderColor: 'primary.main', boxShadow: 8 },
} as const;

const headStyles = {
  display: 'grid',
  gridTemplateAreas: '"drag number summary" "fields fields fields"',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 1,
  padding: 1,
} as const;

const numberStyles = {
  gridArea: 'number',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  marginBlockStart: '4px',
  borderRadius: '10px',
  backgroundColor: 'tint',
  color: 'onTint',
  fontWeight: 700,
} as const;

const fieldsStyles = {
  gridArea: 'fields',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  paddingInlineStart: { sm: '84px' },
} as const;

/** The label is before the field, so that the row stays low. */
const pointsStyles = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  inlineSize: 'auto',
  '& .MuiInputLabel-root': { marginBlockEnd: 0 },
  '& .MuiInputBase-root': { inlineSize: '4.5rem', minHeight: 40 },
} as const;

const criticalStyles = {
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: '10px',
  gap: 0.75,
  minBlockSize: 40,
  paddingInline: 1.5,
  textTransform: 'none',
  '&.Mui-selected, &.Mui-selected:hover': {
    color: 'danger',
    borderColor: 'danger',
    backgroundColor: 'dangerTint',
    fontWeight: 700,
  },
} as const;

const panelStyles = {
  padding: { xs: 1.5, sm: 2.5 },
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
