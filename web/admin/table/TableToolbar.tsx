import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnsIcon } from '../../art/icons/adminIcons';
import { PlusIcon } from '../../art/icons/editIcons';
import { CheckIcon, DownloadIcon } from '../../art/icons/lessonIcons';
import { TableFilters } from './TableFilters';
import { densities } from './tableSettings';
import type { TableSettings } from './tableSettings';
import type { TableStateHandle } from './tableState';
import type { AdminRow, AdminColumn, AdminFilter } from './types';

type TableSettingsMenuProps<Row extends AdminRow> = Pick<
  TableToolbarProps<Row>,
  'columns' | 'settings' | 'onSettingsChange' | 'isNarrow'
>;

/** Which columns are shown, and how close the rows stand. The first column stays: it says which row is which. */
function TableSettingsMenu<Row extends AdminRow>({
  columns,
  settings,
  onSettingsChange,
  isNarrow,
}: TableSettingsMenuProps<Row>) {
  const { t } = useTranslation('admin');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isShown = (field: string, isHidden = false) => settings.columns[field] ?? !isHidden;
  return (
    <>
      <IconButton
        id={`${id}button`}
        aria-label={t('table.view')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: '1px solid', borderColor: 'edge', minInlineSize: 48, minBlockSize: 48, backgroundColor: 'paper' }}
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
        {columns.slice(1).map(({ field, label, isHidden }) => (
          <MenuOption
            key={field}
            role="menuitemcheckbox"
            isChosen={isShown(field, isHidden)}
            onSelect={() =>
              onSettingsChange({ ...settings, columns: { ...settings.columns, [field]: !isShown(field, isHidden) } })
            }
          >
            {label}
          </MenuOption>
        ))}
        {!isNarrow && [
          <Divider key="line" component="li" role="separator" />,
          <MenuHeading key="head">{t('table.density')}</MenuHeading>,
          ...densities.map((density) => (
            <MenuOption
              key={density}
              role="menuitemradio"
              isChosen={settings.density === density}
              onSelect={() => onSettingsChange({ ...settings, density })}
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
  isChosen: boolean;
  onSelect(): void;
  children: ReactNode;
}

const MenuOption = ({ role, isChosen, onSelect, children, ...rest }: MenuOptionProps) => (
  <MenuItem {...rest} role={role} aria-checked={isChosen} onClick={onSelect}>
    <Box component="span" sx={{ display: 'inline-flex', inlineSize: 20, color: 'primary.main' }}>
      {isChosen && <CheckIcon size={20} />}
    </Box>
    {children}
  </MenuItem>
);

export interface TableToolbarProps<Row extends AdminRow> {
  id: string;
  table: TableStateHandle;
  columns: readonly AdminColumn<Row>[];
  filters: readonly AdminFilter[];
  settings: TableSettings;
  onSettingsChange(settings: TableSettings): void;
  /** Whether rows are shown as cards, which have no density. */
  isNarrow: boolean;
  canSearch: boolean;
  exportUrl: string | undefined;
  toolbarActions: ReactNode;
  addLabel: string;
  onAdd: (() => void) | undefined;
}

const toolbarStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 2,
  marginBlockEnd: 2,
} as const;

/** On phones the buttons share what there is; their words say enough without pictures. */
const toolbarButtonStyles = (isNarrow: boolean) =>
  isNarrow
    ? ({
        inlineSize: '100%',
        '& .MuiButton-root': { flex: '1 1 auto', paddingInline: 1.25 },
        '& .MuiButton-startIcon': { display: 'none' },
      } as const)
    : ({ marginInlineStart: 'auto' } as const);

/** Above a table: what narrows it, and what is done beyond its rows. */
export function TableToolbar<Row extends AdminRow>(props: TableToolbarProps<Row>) {
  const { id, table, filters, canSearch, isNarrow, exportUrl, toolbarActions, addLabel, onAdd } = props;
  const { t } = useTranslation('admin');
  return (
    <Box sx={toolbarStyles}>
      <TableFilters {...{ id, table, filters, canSearch, isNarrow }} />
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, ...toolbarButtonStyles(isNarrow) }}>
        <TableSettingsMenu {...props} />
        {toolbarActions}
        {exportUrl && (
          <Button
            component="a"
            href={exportUrl}
            download
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
          >
            {t('table.export')}
          </Button>
        )}
        {onAdd && (
          <Button variant="contained" startIcon={<PlusIcon />} onClick={onAdd}>
            {addLabel}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
