import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { gridWords } from './gridWords';
import type { RowsProps } from './rows';
import { useRowActions, type NamedAction } from './useRowActions';
import type { AdminColumn, AdminRow } from './types';

/** Its height is that of its rows. */
const frame = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

const columnOf = <Row extends AdminRow>(column: AdminColumn<Row>, at: number): GridColDef<Row> => ({
  field: column.field,
  headerName: column.label,
  sortable: column.isSortable ?? true,
  minWidth: column.width ?? 120,
  flex: column.grow ?? 0,
  width: column.width ?? 120,
  display: 'flex',
  // The first column says which row it is.
  rowHeader: at === 0,
  hideable: at > 0,
  renderCell: ({ row }) => column.cell(row),
});

const buttonSpace = 44;
const roomForHeader = 116;

function actionsColumn<Row extends AdminRow>(
  label: string,
  actionsOf: (row: Row) => NamedAction[],
  most: number,
): GridColDef<Row> {
  return {
    field: 'actions',
    type: 'actions',
    headerName: label,
    width: Math.max(most * buttonSpace + 24, roomForHeader),
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
 * nothing pinned: both go wrong from right to left.
 */
export function Grid<Row extends AdminRow>(props: RowsProps<Row>) {
  const { label, columns, rows, totalCount, table, view, selection, isLoading, canSelect } = props;
  const { t } = useTranslation('admin');
  const nonce = useEmotionCache()?.nonce;
  const { actionsOf, most } = useRowActions(props);
  const { page, pageSize, sort, direction } = table.state;
  const order = ([next]: GridSortModel) => {
    if (next?.sort) table.change({ sort: next.field, direction: next.sort });
  };
  const hidden = Object.fromEntries(columns.map(({ field, isHidden }) => [field, view.columns[field] ?? !isHidden]));
  return (
    <Box sx={frame}>
      <DataGrid
        aria-label={label}
        {...(nonce !== undefined && { nonce })}
        columns={[...columns.map(columnOf), ...(most > 0 ? [actionsColumn(t('table.actions'), actionsOf, most)] : [])]}
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
