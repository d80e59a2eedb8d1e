import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { Box } from '@mui/material';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCell,
  GridActionsCellItem,
  GridCellCheckboxRenderer,
  useGridApiRef,
  type GridColDef,
  type GridSortModel,
  type GridLocaleText,
  type GridApi,
} from '@mui/x-data-grid';
import { useEffect, type RefObject, useRef, type CSSProperties, type FocusEvent, type ReactElement } from 'react';
import { useTranslation } from '../../language';
import type { TableRowsProps, AdminColumn, AdminRow } from './types';
import { useRowActions, type ResolvedRowAction } from './useRowActions';

/** The texts of the grid itself. */
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
 * Resets the grid's focused cell when the focus leaves the grid; otherwise the grid takes the focus back when that row is
 * removed. Dialogs are excluded, because they restore the focus. Tab then starts at the column headers.
 */
function useResetGridFocus(container: RefObject<HTMLElement | null>, api: RefObject<GridApi | null>): void {
  useEffect(() => {
    const resetFocus = ({ target }: globalThis.FocusEvent) => {
      if (!(target instanceof Element) || container.current?.contains(target) || target.closest('.MuiModal-root'))
        return;
      api.current?.setState((state) => ({ ...state, focus: noFocus, tabIndex: noFocus }));
    };
    document.addEventListener('focusin', resetFocus);
    return () => document.removeEventListener('focusin', resetFocus);
  }, [container, api]);
}

const gridStyles = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

/** Scrolls a cell out from under the sticky actions column, which the grid does not take into account. */
const scrollFocusedCellIntoView = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible'))
    target.closest('[data-field]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** A width that the admin has set replaces the default one. */
const columnWidthProps = ({ width = 120, grow = 0 }: AdminColumn<AdminRow>, resizedWidth: number | undefined) =>
  resizedWidth === undefined
    ? { width, minWidth: width, flex: grow }
    : { width: resizedWidth, minWidth: Math.min(width, resizedWidth) };

const toGridColumn = <Row extends AdminRow>(
  column: AdminColumn<Row>,
  index: number,
  resizedWidth: number | undefined,
): GridColDef<Row> => ({
  field: column.field,
  headerName: column.label,
  sortable: column.isSortable ?? true,
  ...columnWidthProps(column, resizedWidth),
  display: 'flex',
  // The first column names the row.
  rowHeader: index === 0,
  hideable: index > 0,
  renderCell: ({ row }) => column.cell(row),
});

/** The checkboxes that select rows, labeled with the row's name. */
const createSelectionColumn = <Row extends AdminRow>(labelOf: (row: Row) => string): GridColDef<Row> => ({
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderCell: (params) => (
    <GridCellCheckboxRenderer {...params} {...{ slotProps: { htmlInput: { 'aria-label': labelOf(params.row) } } }} />
  ),
});

const actionButtonWidth = 44;
const minActionsWidth = 116;
const actionsColumnWidth = (actionCount: number) =>
  actionCount > 0 ? Math.max(actionCount * actionButtonWidth + 24, minActionsWidth) : 0;

function createActionsColumn<Row extends AdminRow>(
  label: string,
  resolveActions: (row: Row) => ResolvedRowAction[],
  actionCount: number,
): GridColDef<Row> {
  return {
    field: 'actions',
    type: 'actions',
    headerName: label,
    width: actionsColumnWidth(actionCount),
    resizable: false,
    renderCell: (params) => (
      <GridActionsCell {...params}>
        {resolveActions(params.row).map(({ name, label: text, icon, isDestructive, run }): ReactElement => (
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
 * The rows as a data grid, sorted and paged by the server. Virtualization and column pinning are off, because both fail
 * in right-to-left layout; the theme makes the actions column sticky.
 */
export function DataGridRows<Row extends AdminRow>(props: TableRowsProps<Row>) {
  const {
    label,
    columns,
    rows,
    totalCount,
    table,
    settings,
    onSettingsChange,
    selection,
    isLoading,
    canSelect,
    rowName,
  } = props;
  const { t } = useTranslation('admin');
  const nonce = useEmotionCache()?.nonce;
  const { resolveActions, actionCount } = useRowActions(props);
  const { page, pageSize, sort, direction } = table.state;
  const containerRef = useRef<HTMLDivElement>(null);
  const api = useGridApiRef();
  useResetGridFocus(containerRef, api);
  const setSort = ([next]: GridSortModel) => {
    if (next?.sort) table.update({ sort: next.field, direction: next.sort });
  };
  const columnVisibility = Object.fromEntries(
    columns.map(({ field, isHidden }) => [field, settings.columns[field] ?? !isHidden]),
  );
  return (
    <Box
      ref={containerRef}
      onFocus={scrollFocusedCellIntoView}
      sx={gridStyles}
      style={{ '--tayyar-actions': `${actionsColumnWidth(actionCount)}px` } as CSSProperties}
    >
      <DataGrid
        apiRef={api}
        aria-label={label}
        {...(nonce !== undefined && { nonce })}
        columns={[
          ...(canSelect
            ? [createSelectionColumn((row: Row) => t('table.select', { name: rowName(row) || t('unnamed') }))]
            : []),
          ...columns.map((column, index) => toGridColumn(column, index, settings.widths[column.field])),
          ...(actionCount > 0 ? [createActionsColumn(t('table.actions'), resolveActions, actionCount)] : []),
        ]}
        onColumnWidthChange={({ colDef: { field }, width }) =>
          onSettingsChange({ ...settings, widths: { ...settings.widths, [field]: Math.round(width) } })
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
        onSortModelChange={setSort}
        checkboxSelection={canSelect}
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        rowSelectionModel={{ type: 'include', ids: new Set(selection.ids) }}
        onRowSelectionModelChange={({ ids }) => selection.setIds([...ids].map(String))}
        columnVisibilityModel={columnVisibility}
        density={settings.density}
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
