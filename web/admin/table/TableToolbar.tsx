import { Box, Button, Divider, IconButton, ListSubheader, Menu, MenuItem, Stack, TextField } from '@mui/material';
import { useId, useState, type ReactNode, type ReactElement } from 'react';
import { useTranslation } from '../../language';
import { ColumnsIcon } from '../../art/icons/tableIcons';
import { PlusIcon } from '../../art/icons/editIcons';
import { CheckIcon, DownloadIcon } from '../../art/icons/lessonIcons';
import { FilterIcon } from '../../art/icons/listIcons';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { SearchField } from '../../ui/form/SearchField';
import { densities, type TableSettings } from './tableSettings';
import type { TableStateHandle } from './tableState';
import type { AdminRow, AdminColumn, AdminFilter } from './types';

type TableSettingsMenuProps<Row extends AdminRow> = Pick<
  TableToolbarProps<Row>,
  'columns' | 'settings' | 'onSettingsChange' | 'isNarrow'
>;

/** Settings of column visibility and row density. The first column names the row and cannot be hidden. */
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
            isSelected={isShown(field, isHidden)}
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
              isSelected={settings.density === density}
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

/** On phones the buttons share the width and have no icons. */
const toolbarButtonStyles = (isNarrow: boolean) =>
  isNarrow
    ? ({
        inlineSize: '100%',
        '& .MuiButton-root': { flex: '1 1 auto', paddingInline: 1.25 },
        '& .MuiButton-startIcon': { display: 'none' },
      } as const)
    : ({ marginInlineStart: 'auto' } as const);

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

interface TableFiltersProps {
  id: string;
  table: TableStateHandle;
  filters: readonly AdminFilter[];
  canSearch: boolean;
  /** On phones the filters are collapsed; the search field stays visible. */
  isNarrow: boolean;
}

/** One row of fields, or a grid with equal columns if there is less room. */
const wideLayoutStyles = (fields: number) => {
  // Six fields fit in one row; of five, the second row has as many as the first, or one less.
  const minFieldWidth = fields > 5 ? 180 : fields > 4 ? 200 : 150;
  return {
    display: 'grid',
    flex: `1 1 ${fields * (minFieldWidth + 12)}px`,
    minInlineSize: 0,
    maxInlineSize: { md: fields * 232 },
    gridTemplateColumns: `repeat(auto-fit, minmax(${minFieldWidth}px, 1fr))`,
    alignItems: 'end',
    gap: 1.5,
  } as const;
};

const narrowLayoutStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  inlineSize: '100%',
} as const;

function TableFilters({ id, table, filters, canSearch, isNarrow }: TableFiltersProps) {
  const { t } = useTranslation('admin');
  const { state, update } = table;
  const filterFields = (
    <>
      {filters.map((filter) => {
        const { name, label } = filter;
        const field = {
          ...{ name, label, id: `${id}-${name}` },
          value: state.filters[name] ?? '',
        };
        const setValue = (value: string) => update({ filters: { ...state.filters, [name]: value } });
        return 'options' in filter ? (
          <NativeSelect
            {...field}
            key={name}
            options={[{ value: '', label: filter.allLabel }, ...filter.options]}
            onChange={setValue}
          />
        ) : (
          <TextField
            {...field}
            key={name}
            type="date"
            onChange={(event) => setValue(event.target.value)}
            slotProps={{ htmlInput: { max: '9999-12-31' } }}
          />
        );
      })}
    </>
  );
  return (
    <Box
      role="search"
      aria-label={t('table.filters')}
      sx={isNarrow ? narrowLayoutStyles : wideLayoutStyles(filters.length + (canSearch ? 1 : 0))}
    >
      {canSearch && (
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          <SearchField
            id={`${id}-search`}
            label={t('table.search')}
            placeholder={t('table.searchPlaceholder')}
            value={state.search}
            onSearch={(search) => update({ search }, true)}
          />
        </Box>
      )}
      {isNarrow && filters.length > 0 ? (
        <CollapsibleFilters active={Object.values(state.filters).filter((value) => value !== '').length}>
          {filterFields}
        </CollapsibleFilters>
      ) : (
        filterFields
      )}
    </Box>
  );
}

function CollapsibleFilters({ active, children }: { active: number; children: ReactElement }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? fieldsId : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ minBlockSize: 48, paddingInline: 2 }}
      >
        {active > 0 ? `${t('table.filter')} (${active})` : t('table.filter')}
      </Button>
      {isOpen && (
        <Box id={fieldsId} sx={{ display: 'grid', gridTemplateColumns: '1fr', gap: 1.5, inlineSize: '100%' }}>
          {children}
        </Box>
      )}
    </>
  );
}
