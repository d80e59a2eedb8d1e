import { Button, IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { MoreIcon } from '../../art/icons/rowIcons';
import { useTranslation } from '../../language';
import type { ResolvedRowAction } from '../table/rows/useRowActions';

/** Actions that have a button of their own. */
const buttonCount = 2;

/** The first actions of a record as buttons, the others and the deletion in a menu. */
export function RecordActions({ actions }: { actions: readonly ResolvedRowAction[] }) {
  const harmless = actions.filter(({ isDestructive }) => !isDestructive);
  const buttons = harmless.slice(0, buttonCount);
  const others = [...harmless.slice(buttonCount), ...actions.filter(({ isDestructive }) => isDestructive)];
  return (
    <>
      {buttons.map(({ name, text, icon, run }) => (
        <Button key={name} id={recordActionId(name)} variant="outlined" color="inherit" startIcon={icon} onClick={run}>
          {text}
        </Button>
      ))}
      {others.length > 0 && <MoreActions actions={others} />}
    </>
  );
}

export const recordActionId = (name: string): string => `record-${name}`;

function MoreActions({ actions }: { actions: readonly ResolvedRowAction[] }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={id}
        aria-label={t('record.otherActions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ border: '1px solid', borderColor: 'edge', minInlineSize: 44, minBlockSize: 44 }}
      >
        <MoreIcon size={20} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { component: 'section', 'aria-label': t('record.otherActions') },
        }}
      >
        {actions.map(({ name, text, icon, isDestructive, run }) => (
          <MenuItem
            key={name}
            sx={{ color: isDestructive ? 'error.main' : undefined }}
            onClick={() => {
              close();
              run();
            }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
