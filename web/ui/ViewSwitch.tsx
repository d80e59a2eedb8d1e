import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GridIcon } from '../art/icons/GridIcon';
import { ListIcon } from '../art/icons/ListIcon';

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

/** How a list is shown; grid is the usual (spec.md section 9). */
export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

interface ViewSwitchProps {
  chosen: View;
  /** The address of the same list in a view. */
  addressOf(view: View): string;
}

/** Grid or list. Both are addresses, so that the choice can be shared and stepped back from. */
export function ViewSwitch({ chosen, addressOf }: ViewSwitchProps) {
  const { t } = useTranslation();
  return (
    <Box role="group" aria-label={t('view.label')} sx={switchStyles}>
      {views.map((view) => {
        const Icon = icons[view];
        return (
          <Box
            key={view}
            component={Link}
            to={addressOf(view)}
            preventScrollReset
            aria-label={t(`view.${view}`)}
            aria-current={view === chosen ? 'true' : undefined}
            sx={linkStyles}
          >
            <Icon size={20} />
          </Box>
        );
      })}
    </Box>
  );
}
