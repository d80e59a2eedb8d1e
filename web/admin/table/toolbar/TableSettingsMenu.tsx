import { Box, Divider, IconButton, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { tableDensities } from '../../../../schema/contract/tableDensities';
import { CheckIcon } from '../../../art/icons/lessonIcons';
import { ColumnsIcon } from '../../../art/icons/tableIcons';
import { useTranslation } from '../../../language';
import type { AdminColumn, AdminRow } from '../types';
import type { TableSettings } from './useTableSettings';

interface TableSettingsMenuProps<Row extends AdminRow> {
  columns: readonly AdminColumn<Row>[];
  settings: TableSettings;
  /** Whether rows are shown as cards, which have no density. */
  isNarrow: boolean;
}

/** Settings of column visibility and row density. The first column names the row and cannot be hidden. */
export function TableSettingsMenu<Row extends AdminRow>({ columns, settings, isNarrow }: TableSettingsMenuProps<Row>) {
  const { t } = useTranslation('admin');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const toggle = (column: AdminColumn<Row>) =>
    settings.setColumns(
      columns
        .filter((each, index) => index === 0 || settings.isShown(each) !== (each.field === column.field))
        .map(({ field }) => field),
    );
  return (
    <>
      <IconButton
        id={`${id}button`}
        aria-label={t('table.view')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: '1px solid', borderColor: 'edge', minInlineSize: 40, minBlockSize: 40, backgroundColor: 'paper' }}
      >
        <ColumnsIcon size={20} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': `${id}button` },
          paper: { component: 'section', 'aria-label': t('table.view') },
        }}
      >
        <MenuHeading>{t('table.columns')}</MenuHeading>
        {columns.slice(1).map((column) => (
          <MenuOption
            key={column.field}
            role="menuitemcheckbox"
            isSelected={settings.isShown(column)}
            onSelect={() => toggle(column)}
          >
            {column.label}
          </MenuOption>
        ))}
        {!isNarrow && [
          <Divider key="line" component="li" role="separator" />,
          <MenuHeading key="head">{t('table.density')}</MenuHeading>,
          ...tableDensities.map((density) => (
            <MenuOption
              key={density}
              role="menuitemradio"
              isSelected={settings.density === density}
              onSelect={() => settings.setDensity(density)}
            >
              {t(`table.densities.${density}`)}
            </MenuOption>
          )),
        ]}
      </Menu>
    </>
  );
}

const MenuHeading = ({ children }: { children: ReactNode }) => (
  <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.4, backgroundColor: 'transparent' }}>
    {children}
  </ListSubheader>
);

interface MenuOptionProps {
  role: 'menuitemcheckbox' | 'menuitemradio';
  isSelected: boolean;
  onSelect(): void;
  children: ReactNode;
}

const MenuOption = ({ role, isSelected, onSelect, children, ...rest }: MenuOptionProps) => (
  <MenuItem {...rest} role={role} aria-checked={isSelected} onClick={onSelect}>
    <Box component="span" sx={{ display: 'inline-flex', inlineSize: 20, color: 'primary.main' }}>
      {isSelected && <CheckIcon size={20} />}
    </Box>
    {children}
  </MenuItem>
);
