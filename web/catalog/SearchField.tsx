import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { CloseIcon } from '../art/icons/CloseIcon';
import { SearchIcon } from '../art/icons/SearchIcon';
import { useTyped } from './useTyped';

interface SearchFieldProps {
  value: string;
  /** Called once the typing pauses, and at once when the field is cleared. */
  onSearch(search: string): void;
}

/** The text search. It may be in either language, so it takes the direction of what is typed. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('courses');
  const { text, type, flush, clear } = useTyped(value, onSearch);
  const clearing = text !== '' && (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={t('filters.clearSearch')} onClick={clear}>
        <CloseIcon size={18} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      id="course-search"
      name="search"
      type="search"
      label={t('filters.search')}
      placeholder={t('filters.placeholder')}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && flush()}
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { enterKeyHint: 'search', maxLength: limits.search.max, dir: text ? 'auto' : undefined, autoComplete: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon size={20} />
            </InputAdornment>
          ),
          endAdornment: clearing,
        },
      }}
    />
  );
}
