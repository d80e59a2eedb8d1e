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
import type { GridLocaleText, GridApi } from '@mui/x-data-grid';
import { useEffect, type RefObject, useRef, type CSSProperties, type FocusEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableRowsProps, AdminColumn, AdminRow } from './types';
import { useRowActions, type ResolvedRowAction } from './useRowActions';

/** What the grid itself says, of what it has in this panel. */
const gridLocaleText: Partial<GridLocaleText> = {
  noRowsLabel: 'لا توجد بيانات',
  noResultsOverlayLabel: 'لا توجد بيانات',
  noColumnsOverlayLabel: 'لا أعمدة',
  columnHeaderSortIconLabel: 'ترتيب',
  checkboxSelectionHeaderName: 'تحديد',
  checkboxSelectionSelectAllRows: 'تحديد كل صفوف الصفحة',
  checkboxSelectionUnselectAllRows: 'إلغاء تحديد كل صفوف الصفحة',
  actionsCellMore: 'المزيد',
};

const noFocus = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null };

/**
 * Lets the grid forget its cell once the focus is elsewhere on the page: it would take the focus back as soon as that row
 * goes. Dialogs do not count, since they hand the focus back. The Tab key then begins at the grid's head, which is always there.
 * @param frame the element around the grid
 */
function useResetGridFocus(frame: RefObject<HTMLElement | null>, api: RefObject<GridApi | null>): void {
  useEffect(() => {
    const forget = ({ target }: globalThis.FocusEvent) => {
      if (!(target instanceof Element) || frame.current?.contains(target) || target.closest('.MuiModal-root')) return;
      api.current?.setState((state) => ({ ...state, focus: noFocus, tabIndex: noFocus }));
    };
    document.addEventListener('focusin', forget);
    return () => document.removeEventListener('focusin', forget);
  }, [frame, api]);
}

/** Its height is that of its rows. */
const gridStyles = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

/** The grid scrolls to the cell that the arrow keys reach, but knows nothing of the column that lies over its end. */
const scrollFocusedCellIntoView = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible'))
    target.closest('[data-field]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Of columns that were drawn wider or narrower, the width is the person's. */
const columnWidth = ({ width = 120, grow = 0 }: AdminColumn<AdminRow>, drawn: number | undefined) =>
  drawn === undefined ? { width, minWidth: width, flex: grow } : { width: drawn, minWidth: Math.min(width, drawn) };

const toGridColumn = <Row extends AdminRow>(
  column: AdminColumn<Row>,
  at: number,
  drawn: number | undefined,
): GridColDef<Row> => ({
  field: column.field,
  headerName: column.label,
  sortable: column.isSortable ?? true,
  ...columnWidth(column, drawn),
  display: 'flex',
  // The first column says which row it is.
  rowHeader: at === 0,
  hideable: at > 0,
  renderCell: ({ row }) => column.cell(row),
});

/** The boxes by which rows are chosen, each named after its row. */
const createSelectionColumn = <Row extends AdminRow>(labelOf: (row: Row) => string): GridColDef<Row> => ({
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderCell: (params) => (
    <GridCellCheckboxRenderer {...params} {...{ slotProps: { htmlInput: { 'aria-label': labelOf(params.row) } } }} />
  ),
});

const actionButtonWidth = 44;
const minActionsWidth = 116;
const actionsColumnWidth = (most: number) => (most > 0 ? Math.max(most * actionButtonWidth + 24, minActionsWidth) : 0);

function createActionsColumn<Row extends AdminRow>(
  label: string,
  actionsOf: (row: Row) => ResolvedRowAction[],
  most: number,
): GridColDef<Row> {
  return {
    field: 'actions',
    type: 'actions',
    headerName: label,
    width: actionsColumnWidth(most),
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
export function DataGridRows<Row extends AdminRow>(props: TableRowsProps<Row>) {
  const { label, columns, rows, totalCount, table, view, onView, selection, isLoading, canSelect, nameOf } = props;
  const { t } = useTranslation('admin');
  const nonce = useEmotionCache()?.nonce;
  const { actionsOf, most } = useRowActions(props);
  const { page, pageSize, sort, direction } = table.state;
  const around = useRef<HTMLDivElement>(null);
  const api = useGridApiRef();
  useResetGridFocus(around, api);
  const order = ([next]: GridSortModel) => {
    if (next?.sort) table.update({ sort: next.field, direction: next.sort });
  };
  const hidden = Object.fromEntries(columns.map(({ field, isHidden }) => [field, view.columns[field] ?? !isHidden]));
  return (
    <Box
      ref={around}
      onFocus={scrollFocusedCellIntoView}
      sx={gridStyles}
      style={{ '--tayyar-actions': `${actionsColumnWidth(most)}px` } as CSSProperties}
    >
      <DataGrid
        apiRef={api}
        aria-label={label}
        {...(nonce !== undefined && { nonce })}
        columns={[
          ...(canSelect
            ? [createSelectionColumn((row: Row) => t('table.select', { name: nameOf(row) || t('unnamed') }))]
            : []),
          ...columns.map((column, at) => toGridColumn(column, at, view.widths[column.field])),
          ...(most > 0 ? [createActionsColumn(t('table.actions'), actionsOf, most)] : []),
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
        onRowSelectionModelChange={({ ids }) => selection.setIds([...ids].map(String))}
        columnVisibilityModel={hidden}
        density={view.density}
        loading={isLoading}
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        localeText={gridLocaleText}
        disableVirtualization
        disableColumnMenu
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
