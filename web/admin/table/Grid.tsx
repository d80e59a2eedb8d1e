import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCell,
  GridActionsCellItem,
  GridCellCheckboxRenderer,
  useGridApiRef,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { useRef, type CSSProperties, type FocusEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { gridWords } from './gridWords';
import { useGridLeft } from './useGridLeft';
import type { RowsProps } from './rows';
import { useRowActions, type NamedAction } from './useRowActions';
import type { AdminColumn, AdminRow } from './types';

/** Its height is that of its rows. */
const frame = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

/** The grid scrolls to the cell that the arrow keys reach, but knows nothing of the column that lies over its end. */
const reveal = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible'))
    target.closest('[data-field]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Of columns that were drawn wider or narrower, the width is the person's. */
const widthOf = ({ width = 120, grow = 0 }: AdminColumn<AdminRow>, drawn: number | undefined) =>
  drawn === undefined ? { width, minWidth: width, flex: grow } : { width: drawn, minWidth: Math.min(width, drawn) };

const columnOf = <Row extends AdminRow>(
  column: AdminColumn<Row>,
  at: number,
  drawn: number | undefined,
): GridColDef<Row> => ({
  field: column.field,
  headerName: column.label,
  sortable: column.isSortable ?? true,
  ...widthOf(column, drawn),
  display: 'flex',
  // The first column says which row it is.
  rowHeader: at === 0,
  hideable: at > 0,
  renderCell: ({ row }) => column.cell(row),
});

/** The boxes by which rows are chosen, each named after its row. */
const selectColumn = <Row extends AdminRow>(labelOf: (row: Row) => string): GridColDef<Row> => ({
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderCell: (params) => (
    <GridCellCheckboxRenderer {...params} {...{ slotProps: { htmlInput: { 'aria-label': labelOf(params.row) } } }} />
  ),
});

const buttonSpace = 44;
const roomForHeader = 116;
const widthOfActions = (most: number) => (most > 0 ? Math.max(most * buttonSpace + 24, roomForHeader) : 0);

function actionsColumn<Row extends AdminRow>(
  label: string,
  actionsOf: (row: Row) => NamedAction[],
  most: number,
): GridColDef<Row> {
  return {
    field: 'actions',
    type: 'actions',
    headerName: label,
    width: widthOfActions(most),
    resizable: false,
    renderCell: (params) => (
      <GridActionsCell {...params}>
        {actionsOf(params.row).map(({ name, label: text, icon, isDestructive, run }): ReactElement => (
          <GridActionsCellItem
            key={name}
            label={text}
            icon={icon}
            onClick={run}
            className={isDestructive ? 'tayyar-destructive' : ''}
          />
        ))}
      </GridActionsCell>
    ),
  };
}

/**
 * The rows as a grid: sorted and paged by the server, walked through with the arrow keys. Nothing in it is virtual and
 * nothing pinned by its own means: both go wrong from right to left. The theme holds the column of actions at the end.
 */
export function Grid<Row extends AdminRow>(props: RowsProps<Row>) {
  const { label, columns, rows, totalCount, table, view, onView, selection, isLoading, canSelect, nameOf } = props;
  const { t } = useTranslation('admin');
  const nonce = useEmotionCache()?.nonce;
  const { actionsOf, most } = useRowActions(props);
  const { page, pageSize, sort, direction } = table.state;
  const around = useRef<HTMLDivElement>(null);
  const api = useGridApiRef();
  useGridLeft(around, api);
  const order = ([next]: GridSortModel) => {
    if (next?.sort) table.change({ sort: next.field, direction: next.sort });
  };
  const hidden = Object.fromEntries(columns.map(({ field, isHidden }) => [field, view.columns[field] ?? !isHidden]));
  return (
    <Box
      ref={around}
      onFocus={reveal}
      sx={frame}
      style={{ '--tayyar-actions': `${widthOfActions(most)}px` } as CSSProperties}
    >
      <DataGrid
        apiRef={api}
        aria-label={label}
        {...(nonce !== undefined && { nonce })}
        columns={[
          ...(canSelect ? [selectColumn((row: Row) => t('table.select', { name: nameOf(row) || t('unnamed') }))] : []),
          ...columns.map((column, at) => columnOf(column, at, view.widths[column.field])),
          ...(most > 0 ? [actionsColumn(t('table.actions'), actionsOf, most)] : []),
        ]}
        onColumnWidthChange={({ colDef: { field }, width }) =>
          onView({ ...view, widths: { ...view.widths, [field]: Math.round(width) } })
        }
        rows={rows}
        rowCount={totalCount}
        paginationMode="server"
        paginationModel={{ page: page - 1, pageSize }}
        pageSizeOptions={[pageSize]}
        sortingMode="server"
        filterMode="server"
        sortModel={[{ field: sort, sort: direction }]}
        sortingOrder={['asc', 'desc']}
        onSortModelChange={order}
        checkboxSelection={canSelect}
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        rowSelectionModel={{ type: 'include', ids: new Set(selection.ids) }}
        onRowSelectionModelChange={({ ids }) => selection.choose([...ids].map(String))}
        columnVisibilityModel={hidden}
        density={view.density}
        loading={isLoading}
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        localeText={gridWords}
        disableVirtualization
        disableColumnMenu
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
