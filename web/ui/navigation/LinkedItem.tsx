import { Alert, Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { linkedItemParam, type LinkedItemKind } from '../../../schema/contract/site/urls';

/** The id of the row that a link names; undefined without one. */
export const parseLinkedId = (kind: LinkedItemKind, params: URLSearchParams): string | undefined =>
  /^\d{1,9}$/.exec(params.get(linkedItemParam(kind)) ?? '')?.[0];

interface LinkedItemProps<Row> {
  /** Undefined while it is loading; null if it does not exist, or no longer. */
  row: Row | null | undefined;
  title: string;
  gone: string;
  children: (row: Row) => ReactNode;
}

/** The row that a link names and that the list of the page does not show, above the list. */
export function LinkedItem<Row>({ row, title, gone, children }: LinkedItemProps<Row>) {
  const headingId = useId();
  if (row === undefined) return null;
  if (row === null)
    return (
      <Alert severity="info" sx={{ marginBlockEnd: 3 }}>
        {gone}
      </Alert>
    );
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ marginBlockEnd: 4 }}>
      <Typography component="h2" variant="h4" id={headingId} sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      {children(row)}
    </Box>
  );
}
