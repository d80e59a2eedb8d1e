import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../language';
import { GridViewIcon, ListViewIcon } from '../../art/icons/listIcons';

const viewIcons = { grid: GridViewIcon, list: ListViewIcon } as const;

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

export const listViews = ['grid', 'list'] as const;
export type ListView = (typeof listViews)[number];

/** Links, so that the view has a URL. */
export function ViewSwitch({ selected, hrefFor }: { selected: ListView; hrefFor(view: ListView): string }) {
  const { t } = useTranslation();
  return (
    <Box role="group" aria-label={t('view.label')} sx={switchStyles}>
      {listViews.map((view) => {
        const Icon = viewIcons[view];
        return (
          <Box
            key={view}
            component={Link}
            to={hrefFor(view)}
            preventScrollReset
            aria-label={t(`view.${view}`)}
            aria-current={view === selected ? 'true' : undefined}
            sx={linkStyles}
          >
            <Icon size={20} />
          </Box>
        );
      })}
    </Box>
  );
}
