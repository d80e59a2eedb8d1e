import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textDirection, type Language } from '../../../schema/contract/languages';
import { useLanguage } from '../../language/useLanguage';

export interface AppBarMenuItem {
  text: string;
  icon?: ReactNode;
  /** Where it leads, or what it does. */
  to?: string;
  act?: () => void;
  /** For items of which one holds: whether it is this one. */
  chosen?: boolean;
  /** The language of its text, where that is not the page's. */
  language?: Language;
}

interface AppBarMenuProps {
  id: string;
  /** What the menu is for. */
  label: string;
  anchor: HTMLElement | null;
  head: ReactNode;
  items: readonly AppBarMenuItem[];
  onClose(): void;
}

/** The menu below a button of the bar. */
export function AppBarMenu({ id, label, anchor, head, items, onClose }: AppBarMenuProps) {
  const { direction } = useLanguage();
  const end = direction === 'rtl' ? 'left' : 'right';
  return (
    <Menu
      id={`${id}menu`}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: end }}
      transformOrigin={{ vertical: 'top', horizontal: end }}
      // It is rendered at the end of the page, outside every landmark, so it is one itself.
      slotProps={{ list: { 'aria-labelledby': `${id}button` }, paper: { component: 'section', 'aria-label': label } }}
    >
      {head !== undefined && [
        <Box
          key="head"
          component="li"
          aria-hidden="true"
          sx={{ paddingInline: 2, paddingBlock: 1, maxInlineSize: '18rem' }}
        >
          {head}
        </Box>,
        <Divider key="line" component="li" role="separator" sx={{ marginBlock: 0.5 }} />,
      ]}
      {items.map(({ text, icon, to, act, chosen, language }) => (
        <MenuItem
          key={text}
          {...(to !== undefined && { component: Link, to })}
          {...(chosen !== undefined && { role: 'menuitemradio', 'aria-checked': chosen, selected: chosen })}
          {...(language && { lang: language, dir: textDirection(language) })}
          onClick={() => {
            onClose();
            act?.();
          }}
        >
          {icon}
          {text}
        </MenuItem>
      ))}
    </Menu>
  );
}
