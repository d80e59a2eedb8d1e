import { Box, FormControl, IconButton, InputAdornment, InputLabel, OutlinedInput } from '@mui/material';
import type { Ref } from 'react';
import { useTranslation } from '../../language';
import { bounds } from '../../../schema/contract/bounds';
import { CloseIcon, SearchIcon } from '../../art/icons/listIcons';
import { onceReady, untilReady } from '../layout/layoutStyles';
import { useDebouncedText } from '../hooks/useDebouncedText';

interface SearchFieldProps {
  id: string;
  label: string;
  /** For a field beside others in one line. */
  isLabelHidden?: boolean;
  placeholder: string;
  value: string;
  /** Called after a pause in typing, and at once when the field is cleared. */
  onSearch(search: string): void;
  onTextChange?(text: string): void;
  /** Of the query parameter, without JavaScript. */
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** In a form with an `action`: the icon is a button that submits it until the application is ready. */
  hasSubmitButton?: boolean;
}

/** Takes the direction of the typed text. */
export function SearchField({
  id,
  label,
  isLabelHidden = false,
  placeholder,
  value,
  onSearch,
  onTextChange,
  name = 'search',
  inputRef,
  hasSubmitButton = false,
}: SearchFieldProps) {
  const { t } = useTranslation();
  const { text, changeText, flush, clear } = useDebouncedText(value, onSearch);
  return (
    <FormControl fullWidth>
      {!isLabelHidden && <InputLabel htmlFor={id}>{label}</InputLabel>}
      <OutlinedInput
        id={id}
        name={name}
        inputRef={inputRef}
        type="search"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          changeText(event.target.value);
          onTextChange?.(event.target.value);
        }}
        onKeyDown={(event) => event.key === 'Enter' && flush()}
        inputProps={{
          enterKeyHint: 'search',
          maxLength: bounds.search.max,
          dir: text ? 'auto' : undefined,
          autoComplete: 'off',
          ...(isLabelHidden && { 'aria-label': label }),
        }}
        // A link to the field shows the heading above it too.
        sx={{
          '& input': { scrollMarginBlockStart: '12rem' },
          '& input::-webkit-search-cancel-button': { display: 'none' },
        }}
        startAdornment={
          <InputAdornment position="start">
            {hasSubmitButton && (
              <IconButton type="submit" size="small" edge="start" aria-label={t('search')} sx={untilReady}>
                <SearchIcon size={20} />
              </IconButton>
            )}
            <Box component="span" sx={{ display: 'flex', ...(hasSubmitButton && onceReady) }}>
              <SearchIcon size={20} />
            </Box>
          </InputAdornment>
        }
        endAdornment={
          text && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={t('clearSearch')} onClick={clear}>
                <CloseIcon size={18} />
              </IconButton>
            </InputAdornment>
          )
        }
      />
    </FormControl>
  );
}
