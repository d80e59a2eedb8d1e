import { Autocomplete, Chip, Stack, TextField } from '@mui/material';
import { useState, type Ref } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import { useDebouncedText } from '../hooks/useDebouncedText';

export interface PickerOption {
  id: string;
  label: string;
}

export interface SearchPickerProps<Option extends PickerOption> {
  label: string;
  /** The chosen row; absent where each choice is added to a list and the field is empty again. */
  value?: Option | null;
  helperText?: string;
  /** A translated message. */
  error?: string | undefined;
  /** Ids of rows that are chosen already, and not offered again. */
  chosenIds?: readonly string[];
  /** Shown for a search without results, and during it. */
  texts: { none: string; searching: string };
  autoFocus?: boolean;
  id?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Hook that searches on the server; `skip` until the list is opened. */
  useOptions(search: string, skip: boolean): { options: readonly Option[]; isLoading: boolean };
  onChange(option: Option | null): void;
  onBlur?(): void;
}

/** A search on the server. Enter takes the only match; matches of an earlier text are never offered. */
export function SearchPicker<Option extends PickerOption>({
  id,
  value,
  helperText,
  error,
  chosenIds = [],
  texts,
  useOptions,
  onChange,
  onBlur,
  ...input
}: SearchPickerProps<Option>) {
  const isAdding = value === undefined;
  const [search, setSearch] = useState('');
  const [text, setText] = useState(value?.label ?? '');
  const [isOpen, setOpen] = useState(false);
  const { text: typed, changeText, clear } = useDebouncedText(search, setSearch);
  const { options, isLoading } = useOptions(search, !isOpen);
  const isSearching = isLoading || typed.trim() !== search;
  const offered = isSearching ? [] : options.filter((option) => !chosenIds.includes(option.id));
  return (
    <Autocomplete
      {...(id !== undefined && { id })}
      options={offered}
      value={value ?? null}
      inputValue={text}
      onChange={(_event, option) => {
        onChange(option);
        clear();
      }}
      onInputChange={(_event, next, reason) => {
        setText(reason !== 'input' && isAdding ? '' : next);
        if (reason === 'input') changeText(next);
        else if (reason === 'blur') clear();
      }}
      onBlur={onBlur}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // The server searches, with Arabic letters normalized.
      filterOptions={(found) => found}
      autoHighlight={search !== '' && offered.length === 1}
      loading={isSearching}
      onKeyDown={(event) => {
        // The form is not sent without the match that is about to be shown.
        if (event.key === 'Enter' && isOpen && isSearching) event.preventDefault();
      }}
      loadingText={texts.searching}
      noOptionsText={texts.none}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ id }) => id}
      renderInput={(params) => (
        <TextField
          {...params}
          {...input}
          error={error !== undefined}
          helperText={error ?? helperText}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, dir: 'auto', maxLength: bounds.search.max },
          }}
        />
      )}
    />
  );
}

const chipListStyles = { flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' } as const;

interface PickedChipsProps {
  label: string;
  ids: readonly string[];
  /** Rows of which the name is known; another one is shown by its id. */
  known: readonly PickerOption[];
  onChange(ids: string[]): void;
}

/** The chosen rows, each with a button that removes it. */
export function PickedChips({ label, ids, known, onChange }: PickedChipsProps) {
  return (
    <Stack component="ul" direction="row" aria-label={label} sx={chipListStyles}>
      {ids.map((id) => (
        <li key={id}>
          <Chip
            label={<bdi>{known.find((row) => row.id === id)?.label ?? id}</bdi>}
            onDelete={() => onChange(ids.filter((other) => other !== id))}
          />
        </li>
      ))}
    </Stack>
  );
}
