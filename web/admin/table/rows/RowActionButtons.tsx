import { Button, IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { MoreIcon } from '../../../art/icons/rowIcons';
import { useTranslation } from '../../../language';
import type { ResolvedRowAction, ResolvedRowActions } from './useRowActions';

/** The named actions of a row, and a menu with the others. */
export function RowActionButtons({ name, inView, inMenu }: ResolvedRowActions) {
  return (
    <>
      {inView.map(({ name: action, text, label, isDestructive, run }) => (
        <Button
          key={action}
          size="small"
          color={isDestructive ? 'error' : 'inherit'}
          aria-label={label}
          onClick={run}
          sx={{ minInlineSize: 0, minBlockSize: 32, paddingInline: 1, paddingBlock: 0, whiteSpace: 'nowrap' }}
        >
          {text}
        </Button>
      ))}
      {inMenu.length > 0 && <RowMenu name={name} actions={inMenu} />}
    </>
  );
}

function RowMenu({ name, actions }: { name: string; actions: readonly ResolvedRowAction[] }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [menu, setMenu] = useState<{ anchor: HTMLElement; isOpen: boolean }>();
  const chosen = useRef<() => void>(undefined);
  const close = () => setMenu(menu && { ...menu, isOpen: false });
  return (
    <>
      <IconButton
        id={id}
        aria-label={t('more', { name })}
        aria-haspopup="menu"
        aria-expanded={menu?.isOpen ?? false}
        onClick={({ currentTarget }) => setMenu({ anchor: currentTarget, isOpen: true })}
        sx={{ minInlineSize: 36, minBlockSize: 36, padding: 0.5 }}
      >
        <MoreIcon size={20} />
      </IconButton>
      {menu && (
        <Menu
          anchorEl={menu.anchor}
          open={menu.isOpen}
          onClose={close}
          slotProps={{
            list: { 'aria-labelledby': id },
            transition: {
              // A dialog then returns the focus to the button, not to an item that is gone.
              onExited: () => {
                setMenu(undefined);
                chosen.current?.();
                chosen.current = undefined;
              },
            },
          }}
        >
          {actions.map(({ name: action, text, label, icon, isDestructive, run }) => (
            <MenuItem
              key={action}
              aria-label={label}
              onClick={() => {
                chosen.current = run;
                close();
              }}
              sx={isDestructive ? { color: 'error.main' } : {}}
            >
              <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
