import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import { useTranslation } from '../../language';
import { useDebouncedText } from '../../ui/hooks/useDebouncedText';

export interface PickerOption {
  id: string;
  label: string;
}

interface SearchPickerProps<Option extends PickerOption> {
  label: string;
  /** The chosen row; absent where each choice is added to a list and the field is empty again. */
  value?: Option | null;
  helperText?: string;
  /** A translated message. */
  error?: string | undefined;
  autoFocus?: boolean;
  /** Hook that searches on the server; `skip` until the list is opened. */
  useOptions(search: string, skip: boolean): { options: readonly Option[]; isLoading: boolean };
  onChange(option: Option | null): void;
}

/** A field that finds one of many rows by the server's search. */
export function SearchPicker<Option extends PickerOption>({
  value,
  helperText,
  error,
  useOptions,
  onChange,
  ...input
}: SearchPickerProps<Option>) {
  const { t } = useTranslation('admin');
  const isAdding = value === undefined;
  const [search, setSearch] = useState('');
  const [text, setText] = useState(value?.label ?? '');
  const [isOpen, setOpen] = useState(false);
  const { changeText, clear } = useDebouncedText(search, setSearch);
  const { options, isLoading } = useOptions(search, !isOpen);
  return (
    <Autocomplete
      options={options}
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
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // The server searches, with Arabic letters normalized.
      filterOptions={(found) => found}
      loading={isLoading}
      loadingText={t('search.searching')}
      noOptionsText={t('search.none')}
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
