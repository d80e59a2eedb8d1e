import { Box, Tooltip, Typography } from '@mui/material';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCell,
  GridActionsCellItem,
  GridCellCheckboxRenderer,
  useGridApiRef,
  type GridColDef,
  type GridDensity,
  type GridSortModel,
  type GridLocaleText,
  type GridActionsCellItemProps,
  type GridApi,
} from '@mui/x-data-grid';
import { useEffect, useRef, useState } from 'react';
import type { RefObject, CSSProperties, FocusEvent, ReactNode } from 'react';
import { knownRowCount } from '../../data/rowCounts';
import { useTranslation } from '../../language';
import type { TableRowsProps, AdminColumn, AdminRow } from './types';
import { useRowActions, type ResolvedRowAction } from './useRowActions';

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

interface CutText {
  cell: Element;
  text: string;
}

/** The cut text of the focused cell: shown in a tooltip, also without a mouse. */
function useCutText() {
  const [cutText, setCutText] = useState<CutText | null>(null);
  const showCutText = ({ target }: FocusEvent) => {
    const titled = target.matches('[role="gridcell"], [role="rowheader"]') ? target.querySelector('[title]') : null;
    const inner = titled?.firstElementChild;
    const isCut =
      inner instanceof HTMLElement &&
      (inner.scrollHeight > inner.clientHeight || inner.scrollWidth > inner.clientWidth);
    setCutText(isCut ? { cell: target, text: inner.textContent } : null);
  };
  return { cutText, showCutText, hideCutText: () => setCutText(null) };
}

/** Whether columns are outside the grid's width, below the sticky actions column. */
function useHasHiddenColumns(container: RefObject<HTMLElement | null>): boolean {
  const [hasHidden, setHasHidden] = useState(false);
  useEffect(() => {
    const scroller = container.current?.querySelector('.MuiDataGrid-virtualScroller');
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return undefined;
    // One pixel for rounding at other zoom levels.
    const observer = new ResizeObserver(() => setHasHidden(scroller.scrollWidth > scroller.clientWidth + 1));
    observer.observe(scroller);
    observer.observe(content);
    return () => observer.disconnect();
  }, [container]);
  return hasHidden;
}

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

const createSelectionColumn = <Row extends AdminRow>(labelOf: (row: Row) => string): GridColDef<Row> => ({
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderCell: (params) => (
    <GridCellCheckboxRenderer {...params} {...{ slotProps: { htmlInput: { 'aria-label': labelOf(params.row) } } }} />
  ),
});

const actionButtonWidth = 40;
const minActionsWidth = 116;
/** Of the theme, on each side. */
const cellPadding = 14;
const actionsColumnWidth = (actionCount: number) =>
  actionCount > 0 ? Math.max(actionCount * actionButtonWidth + 2 * cellPadding, minActionsWidth) : 0;

/** The tooltip would name the button by its short text. The grid passes further props to its action buttons. */
const ActionItem = ({ text, ...props }: GridActionsCellItemProps & { text: string }) => (
  <Tooltip title={text}>
    <GridActionsCellItem {...props} aria-label={props.label} />
  </Tooltip>
);

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
      <GridActionsCell {...params} suppressChildrenValidation>
        {resolveActions(params.row).map(({ name, text, label: itemLabel, icon, isDestructive, run }) => (
          <ActionItem
            key={name}
            text={text}
            label={itemLabel}
            icon={icon}
            onClick={run}
            className={isDestructive ? 'tayyar-destructive' : ''}
          />
        ))}
      </GridActionsCell>
    ),
  };
}

interface GridFrameProps {
  containerRef: RefObject<HTMLDivElement | null>;
  actionCount: number;
  density: GridDensity;
  children: ReactNode;
}

/** The grid with a hint at columns outside its width, and the whole text of a focused cell that is cut. */
function GridFrame({ containerRef, actionCount, density, children }: GridFrameProps) {
  const { t } = useTranslation('admin');
  const { cutText, showCutText, hideCutText } = useCutText();
  const hasHiddenColumns = useHasHiddenColumns(containerRef);
  return (
    <Box
      ref={containerRef}
      onFocus={(event) => {
        scrollFocusedCellIntoView(event);
        showCutText(event);
      }}
      onBlur={hideCutText}
      data-hidden-columns={hasHiddenColumns ? '' : undefined}
      sx={gridStyles}
      style={
        {
          '--tayyar-actions': `${actionsColumnWidth(actionCount)}px`,
          '--tayyar-cell-lines': density === 'compact' ? 1 : 2,
        } as CSSProperties
      }
    >
      {hasHiddenColumns && (
        <Typography variant="caption" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
          {t('table.scrollHint')}
        </Typography>
      )}
      {cutText && (
        <Tooltip open title={cutText.text} onClose={hideCutText} slotProps={{ popper: { anchorEl: cutText.cell } }}>
          <span />
        </Tooltip>
      )}
      {children}
    </Box>
  );
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
    <GridFrame containerRef={containerRef} actionCount={actionCount} density={settings.density}>
      <DataGrid
        apiRef={api}
        aria-label={label}
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
        rowCount={knownRowCount(totalCount, { page, pageSize, shown: rows.length })}
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
    </GridFrame>
  );
}
