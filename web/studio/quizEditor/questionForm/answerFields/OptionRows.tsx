import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { PlusIcon, TrashIcon } from '../../../../art/icons/editIcons';
import { useTranslation, type Language } from '../../../../language';
import { localizedFieldName } from '../../../BilingualColumns';
import { moveItem } from '../../../../data/moveItem';
import { MoveButtons } from '../../../courseEditor/lessons/outline/MoveButtons';
import { BilingualInputs, useLanguageOrder } from '../BilingualInputs';
import { rowKeyEffect } from './optionRows';
import { questionFieldId, replaceAt } from '../questionFields';
import type { OptionValues } from '../questionValues';
import { useFocusAfterMove } from '../../../../ui/hooks/useFocusAfterMove';

/** What the rows are: names of texts in `rows` of the messages. */
export type RowNoun = 'option' | 'item' | 'target' | 'place' | 'step';

interface OptionRowsProps<Row extends OptionValues> {
  name: 'options' | 'targets' | 'places';
  noun: RowNoun;
  title: string;
  hint?: ReactNode;
  rows: readonly Row[];
  max: number;
  /** Without it, rows are added elsewhere. */
  createRow?: () => Row;
  onChange(rows: Row[]): void;
  message(path: string): string | undefined;
  /** A radio button, checkbox or number before the fields. */
  renderMark(row: Row, index: number): ReactNode;
  /** The field of the form that the marks decide, whose message is shown below the rows. */
  markField?: 'correct';
  /** What Ctrl and Enter do in a field of the row. */
  onMark?(row: Row): void;
  /** What follows the rows: Enter goes there from the end. */
  onLeave?(): void;
  /** Below the fields. */
  renderExtra?(row: Row, index: number): ReactNode;
}

/** The rows of a question in both languages, written with the keyboard: Enter, Backspace, Alt with arrows, Ctrl with Enter. */
export function OptionRows<Row extends OptionValues>(props: OptionRowsProps<Row>) {
  const { name, noun, title, hint, rows, max, createRow, onChange, message, markField, onMark, onLeave } = props;
  const { t } = useTranslation('quizEditor');
  const id = useId();
  const [firstLanguage = 'ar'] = useLanguageOrder();
  const focusField = useFocusAfterRender(name);
  const rememberFocus = useFocusAfterMove(rows.map(({ id: rowId }) => rowId).join());
  const canAdd = createRow !== undefined && rows.length < max;
  const add = () => {
    if (!createRow) return;
    onChange([...rows, createRow()]);
    focusField({ index: rows.length, language: firstLanguage });
  };
  const handleKey = (event: KeyboardEvent, index: number, language: Language) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const pressed = { key, altKey, ctrlKey, metaKey, shiftKey, isComposing: event.nativeEvent.isComposing };
    const effect = rowKeyEffect(pressed, { rows, index, language, firstLanguage }, canAdd ? createRow : null);
    const row = rows[index];
    if (!effect || !row) {
      // A line break at the end of the last row would be an empty line of its text.
      if (key === 'Enter' && !shiftKey && !event.nativeEvent.isComposing) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (effect.kind === 'mark') return onMark?.(row);
    if (effect.kind === 'leave') {
      if (onLeave && effect.rows !== rows) onChange([...effect.rows]);
      return onLeave?.();
    }
    if (effect.rows === rows) {
      focusRowField(rowFieldId(name, effect.focus));
      return;
    }
    onChange([...effect.rows]);
    focusField(effect.focus);
  };
  return (
    <Box role="group" aria-labelledby={`${id}-title`} aria-describedby={hint ? `${id}-hint` : undefined}>
      <Typography id={`${id}-title`} component="h3" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      {hint && (
        <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      <Box component="ol" sx={listStyles}>
        {rows.map((row, index) => (
          <OptionRow
            key={row.id}
            {...props}
            row={row}
            index={index}
            onKeyDown={(event, language) => handleKey(event, index, language)}
            onMove={(by) => {
              rememberFocus();
              onChange(moveItem(rows, index, index + by));
            }}
            onRemove={() => {
              onChange(rows.filter((each) => each !== row));
              focusField({ index: Math.max(0, index - 1), language: firstLanguage });
            }}
          />
        ))}
      </Box>
      <RowsMessage path={name} message={message} />
      {markField && <RowsMessage path={markField} message={message} />}
      {canAdd && (
        <Button startIcon={<PlusIcon />} onClick={add}>
          {t(`rows.${noun}.add`)}
        </Button>
      )}
    </Box>
  );
}

/** Gets the focus when the question is not complete. */
function RowsMessage({ path, message }: { path: string } & Pick<OptionRowsProps<OptionValues>, 'message'>) {
  return (
    <FormHelperText error id={questionFieldId(path)} tabIndex={-1}>
      {message(path)}
    </FormHelperText>
  );
}

interface OptionRowProps<Row extends OptionValues> extends OptionRowsProps<Row> {
  row: Row;
  /** From 0. */
  index: number;
  onKeyDown(event: KeyboardEvent, language: Language): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

function OptionRow<Row extends OptionValues>({
  row,
  index,
  onKeyDown,
  onMove,
  onRemove,
  ...props
}: OptionRowProps<Row>) {
  const { name, noun, rows, onChange, message, renderMark, renderExtra } = props;
  const { t } = useTranslation('quizEditor');
  const number = String(index + 1);
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ gridArea: 'mark' }}>{renderMark(row, index)}</Box>
      <Box sx={{ gridArea: 'fields', minInlineSize: 0 }}>
        <BilingualInputs
          path={`${name}.${index}`}
          name="text"
          label={t(`rows.${noun}.name`, { number })}
          values={row}
          message={message}
          onChange={(changes) => onChange(replaceAt(rows, index, { ...row, ...changes }))}
          onKeyDown={onKeyDown}
        />
      </Box>
      <Box sx={{ gridArea: 'actions', display: 'flex' }}>
        {rows.length > 1 && (
          <MoveButtons
            id={questionFieldId(`${name}.${row.id}`)}
            labels={{ up: t(`rows.${noun}.up`, { number }), down: t(`rows.${noun}.down`, { number }) }}
            canMove={(by) => rows[index + by] !== undefined}
            onMove={onMove}
          />
        )}
        <IconButton size="small" aria-label={t(`rows.${noun}.remove`, { number })} onClick={onRemove}>
          <TrashIcon size={20} />
        </IconButton>
      </Box>
      {renderExtra && <Box sx={{ gridArea: 'extra', minInlineSize: 0 }}>{renderExtra(row, index)}</Box>}
    </Box>
  );
}

interface RowField {
  index: number;
  language: Language;
}

const rowFieldId = (name: OptionRowsProps<OptionValues>['name'], { index, language }: RowField): string =>
  questionFieldId(`${name}.${index}.${localizedFieldName('text', language)}`);

/** The caret is at the end of the text. */
function focusRowField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Focuses the field of a row with the rendering that follows a change of the rows: one that was just added is in it. */
function useFocusAfterRender(name: OptionRowsProps<OptionValues>['name']) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const fieldId = wanted.current;
    wanted.current = null;
    if (fieldId !== null) focusRowField(fieldId);
  });
  return (row: RowField) => {
    wanted.current = rowFieldId(name, row);
  };
}

const listStyles = { listStyle: 'none', margin: 0, marginBlock: 1, padding: 0, display: 'grid', gap: 1.5 } as const;

const rowStyles = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"mark actions" "fields fields" "extra extra"',
    sm: '"mark fields actions" ". extra extra"',
  },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'start',
  columnGap: 1,
  rowGap: 0.5,
} as const;
