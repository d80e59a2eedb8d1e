import { Box, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordNeighbors } from './RecordNeighbors';

interface RecordPageProps {
  id: string;
  name: string;
  /** Chips beside the name. */
  states?: ReactNode;
  actions: ReactNode;
  /** The record itself, and what belongs to it. */
  main: ReactNode;
  aside: ReactNode;
  /** Gives the first column the whole width, such as for a form. */
  isSingleColumn: boolean;
  listPath: string;
}

const gap = { xs: 2, md: 2.5 };

const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 420px)' },
  gap,
  alignItems: 'start',
  '@media print': { display: 'block' },
} as const;

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  marginBlockEnd: 2,
} as const;

/** A long action in large text takes two lines on a phone. */
const actionsStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  marginInlineStart: { md: 'auto' },
  '& .MuiButton-root': { whiteSpace: 'normal' },
} as const;

const columnProps = { sx: { gap, minInlineSize: 0, '@media print': { marginBlockEnd: 2 } } } as const;

/** Layout of a record: its name and actions, the record itself, and beside it what belongs to it. */
export function RecordPage({ id, name, states, actions, main, aside, ...props }: RecordPageProps) {
  const { isSingleColumn, listPath } = props;
  return (
    <>
      <Box component="header" sx={headerStyles}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.5rem', md: '2rem' }, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        {states && <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }} children={states} />}
        <Stack direction="row" className="no-print" sx={actionsStyles}>
          {actions}
        </Stack>
      </Box>
      <RecordNeighbors id={id} listPath={listPath} />
      <Box sx={isSingleColumn ? { ...columnStyles, gridTemplateColumns: 'minmax(0, 1fr)' } : columnStyles}>
        <Stack {...columnProps}>{main}</Stack>
        <Stack {...columnProps}>{aside}</Stack>
      </Box>
    </>
  );
}

/** Has the shape of the page. */
export function RecordSkeleton() {
  return (
    <>
      <Skeleton variant="text" sx={{ inlineSize: '40%', fontSize: '2rem', marginBlockEnd: 2 }} />
      <Box sx={columnStyles}>
        <Skeleton variant="rounded" sx={{ blockSize: 420 }} />
        <Skeleton variant="rounded" sx={{ blockSize: 280 }} />
      </Box>
    </>
  );
}
