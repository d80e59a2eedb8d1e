import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GridIcon } from '../art/icons/GridIcon';
import { ListIcon } from '../art/icons/ListIcon';
import { paths } from '../paths';
import { addressOf, views, type CourseFilters } from './filters';

const icons = { grid: GridIcon, list: ListIcon } as const;

const switchStyles = {
  display: 'flex',
  gap: 0.5,
  padding: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'paper',
} as const;

const linkStyles = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 38,
  borderRadius: '8px',
  color: 'text.secondary',
  '&:hover': { backgroundColor: 'tint' },
  '&[aria-current]': { backgroundColor: 'tint', color: 'onTint' },
} as const;

/** Grid or list. Both are addresses, so that the choice can be shared and stepped back from. */
export function ViewSwitch({ filters }: { filters: CourseFilters }) {
  const { t } = useTranslation('courses');
  const labels = { grid: t('list.grid'), list: t('list.rows') };
  return (
    <Box role="group" aria-label={t('list.view')} sx={switchStyles}>
      {views.map((view) => {
        const Icon = icons[view];
        return (
          <Box
            key={view}
            component={Link}
            to={paths.courses(addressOf({ ...filters, view }))}
            preventScrollReset
            aria-label={labels[view]}
            aria-current={filters.view === view ? 'true' : undefined}
            sx={linkStyles}
          >
            <Icon size={20} />
          </Box>
        );
      })}
    </Box>
  );
}
