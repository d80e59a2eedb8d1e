import { Box, Card, Checkbox, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../../language';
import { isPlainClick } from './isPlainClick';
import { RowActionButtons } from './RowActionButtons';
import type { AdminColumn, AdminRow, TableRowsProps } from '../types';
import { useRowActions } from './useRowActions';

const maxFacts = 2;

/** The name takes the whole width; the facts and the actions share the line below. */
const cardStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 0.5,
  alignItems: 'center',
  paddingBlock: 0.75,
  paddingInline: 1,
  listStyle: 'none',
  cursor: 'pointer',
  '--tayyar-cell-lines': 2,
} as const;

const factStyles = {
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  color: 'text.secondary',
  fontSize: '0.9375rem',
  '--tayyar-cell-lines': 1,
} as const;

/** A text that is read here has the width of the card. */
const longTextStyles = {
  gridColumn: '2 / -1',
  color: 'text.secondary',
  fontSize: '0.9375rem',
  paddingInlineEnd: 1,
} as const;

/** Rows on phones: the name, the facts that matter, one action, and a menu with the others. */
export function CardRows<Row extends AdminRow>(props: TableRowsProps<Row>) {
  const { label, emptyText, columns, rows, selection, canSelect, rowName, isLoading, onOpen, recordPath } = props;
  const { t } = useTranslation('admin');
  const resolveActions = useRowActions(props);
  const [title, ...others] = columns;
  const facts = factColumns(others);
  return (
    <>
      <Stack component="ul" aria-label={label} aria-busy={isLoading} sx={{ gap: 1, margin: 0, padding: 0 }}>
        {rows.map((row) => (
          <Card
            key={row.id}
            data-row={row.id}
            component="li"
            sx={cardStyles}
            onClick={(event) => isPlainClick(event) && onOpen(row)}
          >
            {canSelect ? (
              <Checkbox
                checked={selection.has(row)}
                onChange={() => selection.toggle(row)}
                slotProps={{ input: { 'aria-label': t('table.select', { name: rowName(row) || t('unnamed') }) } }}
                sx={{ gridRow: '1 / span 3', alignSelf: 'start', padding: 0.5 }}
              />
            ) : (
              <Box component="span" sx={{ gridRow: '1 / span 3' }} />
            )}
            <Box sx={{ gridColumn: '2 / -1', fontWeight: 700, overflowWrap: 'anywhere' }}>
              {recordPath ? (
                <Link component={RouterLink} to={recordPath(row)} color="inherit" underline="none">
                  {title?.cell(row)}
                </Link>
              ) : (
                title?.cell(row)
              )}
            </Box>
            {facts
              .filter(({ isLongText }) => isLongText)
              .map(({ field, cell }) => (
                <Box key={field} sx={longTextStyles}>
                  {cell(row)}
                </Box>
              ))}
            <Box sx={factStyles}>
              {facts.map(
                (fact) =>
                  !fact.isLongText && (
                    <Box key={fact.field} sx={{ display: 'flex', gap: 0.5 }}>
                      {fact.isNamedOnCard && <span>{`${fact.label}:`}</span>}
                      {fact.cell(row)}
                    </Box>
                  ),
              )}
            </Box>
            <Stack direction="row" sx={{ alignItems: 'center' }}>
              <RowActionButtons {...resolveActions(row, 1)} />
            </Stack>
          </Card>
        ))}
      </Stack>
      {rows.length === 0 && !isLoading && (
        <Typography sx={{ textAlign: 'center', paddingBlock: 6, color: 'text.secondary' }}>{emptyText}</Typography>
      )}
    </>
  );
}

function factColumns<Row extends AdminRow>(columns: readonly AdminColumn<Row>[]): readonly AdminColumn<Row>[] {
  const marked = columns.filter(({ isOnCard }) => isOnCard);
  return (marked.length > 0 ? marked : columns).slice(0, maxFacts);
}
