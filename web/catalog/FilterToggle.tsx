import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FilterIcon } from '../art/icons/FilterIcon';
import { ClearFilters } from './ClearFilters';
import { filterFields } from './panelStyles';

interface FilterToggleProps {
  isOpen: boolean;
  /** How many filters are in force. */
  active: number;
  onToggle(): void;
}

/** On narrow windows: opens the fields under the search, and clears them without opening. */
export function FilterToggle({ isOpen, active, onToggle }: FilterToggleProps) {
  const { t } = useTranslation('courses');
  return (
    <>
      <Button
        className="narrow scripted"
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={filterFields}
        onClick={onToggle}
      >
        {active > 0 ? `${t('filters.show')} (${active})` : t('filters.show')}
      </Button>
      {active > 0 && <ClearFilters className="narrow">{t('filters.clearAll')}</ClearFilters>}
    </>
  );
}
