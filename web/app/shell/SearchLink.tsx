import { IconButton } from '@mui/material';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SearchIcon } from '../../art/icons/listIcons';
import { useTranslation } from '../../language';
import { paths, searchFieldId } from '../../paths';

/** The key is compared by its position: on an Arabic layout it types another letter. */
const isSearchShortcut = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Leads to the search page, as Ctrl K and ⌘K do everywhere. */
export function SearchLink() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      const field = document.getElementById(searchFieldId);
      if (field instanceof HTMLInputElement) field.select();
      else void navigate(paths.searchField);
    };
    window.addEventListener('keydown', openSearch);
    return () => window.removeEventListener('keydown', openSearch);
  }, [navigate]);
  return (
    <IconButton
      component={Link}
      to={paths.searchField}
      color="inherit"
      aria-label={t('search')}
      title={t('searchShortcut')}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <SearchIcon size={22} />
    </IconButton>
  );
}
