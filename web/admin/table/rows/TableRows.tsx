import { Box, Checkbox, LinearProgress, Link, Tooltip, Typography, useMediaQuery } from '@mui/material';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SortIcon } from '../../../art/icons/tableIcons';
import { useTranslation } from '../../../language';
import { visuallyHidden } from '../../../ui/layout/layoutStyles';
import { RowActionButtons } from './RowActionButtons';
import { isPlainClick } from './isPlainClick';
import { menuOnlyQuery, tableFrameStyles } from './tableStyles';
import type { AdminColumn, AdminRow, TableRowsProps } from '../types';
import { useGridKeys } from './useGridKeys';
import { useRowActions } from './useRowActions';

/** The rows as a grid, sorted and paged by the server. */
export function TableRows<Row extends AdminRow>(props: TableRowsProps<Row>) {
  const { label, emptyText, columns, rows, density, selection, canSelect, isLoading, rowName, onOpen } = props;
  const { t } = useTranslation('admin');
  const resolveActions = useRowActions(props);
  const isMenuOnly = useMediaQuery(menuOnlyQuery, { noSsr: true });
  const { gridRef, ...gridKeys } = useGridKeys({
    onOpen: (index) => rows[index] && onOpen(rows[index]),
    onSelect: canSelect ? (index) => rows[index] && selection.toggle(rows[index]) : undefined,
  });
  const { cutText, ...cutTextEvents } = useCutText();
  return (
    <Box sx={{ position: 'relative' }}>
      {isLoading && (
        <LinearProgress aria-hidden sx={{ position: 'absolute', insetInline: 12, insetBlockStart: 0, height: 3 }} />
      )}
      <Box sx={tableFrameStyles(density)} {...cutTextEvents}>
        <table ref={gridRef} role="grid" aria-label={label} aria-busy={isLoading} {...gridKeys}>
          <TableHead {...props} />
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.id}
                data-row={row.id}
                aria-selected={canSelect ? selection.has(row) : undefined}
                onClick={(event) => isPlainClick(event) && onOpen(row)}
              >
                {canSelect && (
                  <td role="gridcell">
                    <Checkbox
                      checked={selection.has(row)}
                      onChange={() => selection.toggle(row)}
                      slotProps={{ input: { 'aria-label': t('table.select', { name: rowName(row) || t('unnamed') }) } }}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <Cell
                    key={column.field}
                    column={column}
                    row={row}
                    isName={index === 0}
                    recordPath={props.recordPath}
                  />
                ))}
                <td role="gridcell" data-actions>
                  <RowActionButtons {...resolveActions(row, isMenuOnly ? 0 : undefined)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && !isLoading && (
          <Typography sx={{ textAlign: 'center', paddingBlock: 6, color: 'text.secondary' }}>{emptyText}</Typography>
        )}
      </Box>
      {cutText}
    </Box>
  );
}

function TableHead<Row extends AdminRow>({ columns, rows, table, selection, canSelect }: TableRowsProps<Row>) {
  const { t } = useTranslation('admin');
  const { sort, direction } = table.state;
  const selected = rows.filter((row) => selection.has(row));
  const isAllSelected = rows.length > 0 && selected.length === rows.length;
  const others = selection.rows.filter(({ id }) => rows.every((row) => row.id !== id));
  return (
    <thead>
      <tr>
        {canSelect && (
          <th scope="col" role="columnheader">
            <Checkbox
              checked={isAllSelected}
              indeterminate={selected.length > 0 && !isAllSelected}
              onChange={() => selection.set(isAllSelected ? others : [...others, ...rows])}
              slotProps={{ input: { 'aria-label': t('table.selectAll') } }}
            />
          </th>
        )}
        {columns.map(({ field, label, isSortable = true }) => {
          const isSorted = sort === field;
          const next = isSorted && direction === 'asc' ? 'desc' : 'asc';
          const sortable = isSortable && {
            'aria-sort': isSorted ? (`${direction}ending` as const) : ('none' as const),
            onClick: () => table.update({ sort: field, direction: next }),
          };
          return (
            <th key={field} scope="col" role="columnheader" data-field={field} {...sortable}>
              {label}
              {isSorted && <SortIcon size={16} style={direction === 'asc' ? {} : { transform: 'scaleY(-1)' }} />}
            </th>
          );
        })}
        <th scope="col" role="columnheader" data-actions>
          <Box component="span" sx={{ [`@media ${menuOnlyQuery}`]: visuallyHidden }}>
            {t('table.actions')}
          </Box>
        </th>
      </tr>
    </thead>
  );
}

interface CellProps<Row extends AdminRow> {
  column: AdminColumn<Row>;
  row: Row;
  isName: boolean;
  recordPath: ((row: Row) => string) | undefined;
}

/** The first column names the row, and is a link to the page of the record. */
function Cell<Row extends AdminRow>({ column, row, isName, recordPath }: CellProps<Row>) {
  const content = column.cell(row);
  return isName ? (
    <th scope="row" role="rowheader">
      {recordPath ? (
        <Link component={RouterLink} to={recordPath(row)} color="inherit" underline="hover">
          {content}
        </Link>
      ) : (
        content
      )}
    </th>
  ) : (
    <td role="gridcell" data-long-text={column.isLongText ? '' : undefined}>
      {content}
    </td>
  );
}

interface CutText {
  anchor: Element;
  text: string;
}

/** The whole text of the focused cell where it is cut, in a tooltip: also without a mouse. */
function useCutText(): { cutText: ReactNode; onFocus(event: FocusEvent): void; onBlur(): void } {
  const [cut, setCut] = useState<CutText | null>(null);
  return {
    onFocus: ({ target }) => {
      const anchor = target.closest('td, th');
      const inner = anchor?.querySelector('[title]')?.firstElementChild;
      const isCut =
        inner instanceof HTMLElement &&
        (inner.scrollHeight > inner.clientHeight + 1 || inner.scrollWidth > inner.clientWidth + 1);
      setCut(isCut && anchor ? { anchor, text: inner.textContent } : null);
    },
    onBlur: () => setCut(null),
    cutText: cut && (
      <Tooltip open title={cut.text} slotProps={{ popper: { anchorEl: cut.anchor } }}>
        <span />
      </Tooltip>
    ),
  };
}
