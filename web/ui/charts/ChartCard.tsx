import { Box, Card, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../language';

interface ChartCardProps {
  title: string;
  description: ReactNode;
  /** Shown instead of the chart if there is no data. */
  emptyText: string | null;
  children: ReactNode;
  /** The same data as a table, rendered on the server too. */
  table: ReactNode;
  footer?: ReactNode;
}

export function ChartCard({ title, description, emptyText, children, table, footer }: ChartCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ padding: { xs: 2, md: 3 }, minInlineSize: 0 }}>
      <Typography id={headingId} component="h3" variant="h4">
        {title}
      </Typography>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
        {description}
      </Typography>
      {emptyText ? (
        <Box sx={emptyStyles}>{emptyText}</Box>
      ) : (
        <>
          {children}
          <Box component="details" sx={dataTableStyles}>
            <summary>{t('showAsTable')}</summary>
            {table}
          </Box>
          {footer}
        </>
      )}
    </Card>
  );
}

const emptyStyles = {
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  minBlockSize: 160,
  padding: 3,
  borderRadius: '12px',
  backgroundColor: 'ground',
  color: 'text.secondary',
} as const;

const dataTableStyles = {
  marginBlockStart: 1.5,
  '& summary': {
    cursor: 'pointer',
    color: 'primary.main',
    fontWeight: 500,
    inlineSize: 'fit-content',
    paddingBlock: 1,
  },
} as const;

interface ChartDataTableProps {
  label: string;
  headings: readonly string[];
  /** The first cell is the row's heading. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** Longer tables scroll in a frame of their own. */
const maxRowsInFull = 15;

export function ChartDataTable({ label, headings, rows }: ChartDataTableProps) {
  const frameStyles = { marginBlockStart: 1, ...(rows.length > maxRowsInFull && { maxBlockSize: 560 }) };
  return (
    <TableContainer sx={frameStyles} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading} scope="col">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {values.map((value, index) => (
                <TableCell key={headings[index + 1]}>{value}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
