import { Box, IconButton } from '@mui/material';
import { useId, useState } from 'react';
import { CloseIcon } from '../../art/icons/listIcons';
import { ArrowDownIcon, ArrowUpIcon } from '../../art/icons/rowIcons';
import type { Language } from '../../language';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { useFocusAfterMove } from '../../ui/hooks/useFocusAfterMove';
import { questionLabels } from './questionLabels';
import { Announcement } from './questionParts';
import { OptionText, plainOptionText } from './QuestionTexts';
import type { OptionView } from './questionView';
import { moveItem } from '../../data/moveItem';

interface SequenceListProps {
  /** In the chosen order. */
  items: readonly OptionView[];
  /** Id of the element that names the list. */
  labelledBy: string;
  language: Language;
  onChange(ids: string[]): void;
  /** With it, each row has a button that removes it. */
  onRemove?(item: OptionView): void;
}

/** A numbered list whose rows are moved by buttons or to a number: dragging is not needed. */
export function SequenceList({ items, labelledBy, language, onChange, onRemove }: SequenceListProps) {
  const labels = questionLabels[language].sequence;
  const [announcement, setAnnouncement] = useState('');
  const keepFocus = useFocusAfterMove(items.map(({ id }) => id).join());
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    keepFocus();
    setAnnouncement(labels.moved(plainOptionText(item, language), to + 1, items.length));
    onChange(moveItem(items, from, to).map(({ id }) => id));
  };
  return (
    <>
      <Box component="ol" aria-labelledby={labelledBy} sx={listStyles}>
        {items.map((item, index) => (
          <SequenceRow
            key={item.id}
            item={item}
            index={index}
            language={language}
            onRemove={onRemove}
            count={items.length}
            onMove={(to) => move(index, to)}
          />
        ))}
      </Box>
      <Announcement>{announcement}</Announcement>
    </>
  );
}

interface SequenceRowProps {
  item: OptionView;
  index: number;
  count: number;
  language: Language;
  onMove(to: number): void;
  onRemove: SequenceListProps['onRemove'];
}

function SequenceRow({ item, index, count, language, onMove, onRemove }: SequenceRowProps) {
  const labels = questionLabels[language].sequence;
  const selectId = useId();
  const text = plainOptionText(item, language);
  const places = Array.from({ length: count }, (_, place) => ({ value: String(place), label: String(place + 1) }));
  return (
    <Box component="li" sx={rowStyles}>
      <Box component="span" aria-hidden sx={numberStyles}>
        {index + 1}
      </Box>
      <OptionText option={item} language={language} />
      <Box className="no-print" sx={controlStyles}>
        <NativeSelect
          id={selectId}
          name="place"
          label={labels.place(text)}
          isLabelHidden
          value={String(index)}
          options={places}
          onChange={(place) => onMove(Number(place))}
        />
        <IconButton
          id={`${selectId}-up`}
          aria-label={labels.up(text)}
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1)}
          sx={buttonStyles}
        >
          <ArrowUpIcon size={22} />
        </IconButton>
        <IconButton
          id={`${selectId}-down`}
          aria-label={labels.down(text)}
          aria-disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
          sx={buttonStyles}
        >
          <ArrowDownIcon size={22} />
        </IconButton>
        {onRemove && (
          <IconButton aria-label={labels.remove(text)} onClick={() => onRemove(item)} sx={buttonStyles}>
            <CloseIcon size={20} />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

const listStyles = { listStyle: 'none', display: 'grid', gap: 1.25, margin: 0, padding: 0 } as const;

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  padding: 1.25,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'paper',
  // The text has a line of its own on phones, the controls the next one.
  '& > :nth-of-type(2)': { flexBasis: { xs: 'calc(100% - 48px)', sm: 0 } },
} as const;

const numberStyles = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: '50%',
  backgroundColor: 'tint',
  color: 'onTint',
  fontWeight: 700,
  lineHeight: 1,
} as const;

const controlStyles = { display: 'flex', alignItems: 'center', gap: 0.75, marginInlineStart: 'auto' } as const;

const buttonStyles = {
  border: '1px solid',
  borderColor: 'edge',
  '&[aria-disabled="true"]': { borderColor: 'divider', color: 'edge', cursor: 'default' },
} as const;
