import { Box, Divider, Menu, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textDirection, type Language, useLanguage } from '../../language';

export interface AppBarMenuItem {
  label: string;
  icon?: ReactNode;
  /** Link target; an item without one has `onSelect`. */
  to?: string;
  onSelect?: () => void;
  /** State of a radio item; undefined for other items. */
  isSelected?: boolean;
  /** Language of the label, if it is not the page's. */
  language?: Language;
}

interface AppBarMenuProps {
  id: string;
  label: string;
  anchor: HTMLElement | null;
  header: ReactNode;
  items: readonly AppBarMenuItem[];
  onClose(): void;
}

export function AppBarMenu({ id, label, anchor, header, items, onClose }: AppBarMenuProps) {
  const { direction } = useLanguage();
  const endSide = direction === 'rtl' ? 'left' : 'right';
  return (
    <Menu
      id={`${id}menu`}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: endSide }}
      transformOrigin={{ vertical: 'top', horizontal: endSide }}
      // The menu is portalled outside of all landmarks, so it is a landmark itself.
      slotProps={{ list: { 'aria-labelledby': `${id}button` }, paper: { component: 'section', 'aria-label': label } }}
    >
      {header !== undefined && [
        <Box
          key="head"
          component="li"
          aria-hidden="true"
          sx={{ paddingInline: 2, paddingBlock: 1, maxInlineSize: '18rem' }}
        >
          {header}
        </Box>,
        <Divider key="line" component="li" role="separator" sx={{ marginBlock: 0.5 }} />,
      ]}
      {items.map(({ label: text, icon, to, onSelect, isSelected, language }) => (
        <MenuItem
          key={text}
          {...(to !== undefined && { component: Link, to })}
          {...(isSelected !== undefined && { role: 'menuitemradio', 'aria-checked': isSelected, selected: isSelected })}
          {...(language && { lang: language, dir: textDirection(language) })}
          onClick={() => {
            onClose();
            onSelect?.();
          }}
        >
          {icon}
          {text}
        </MenuItem>
      ))}
    </Menu>
  );
}
