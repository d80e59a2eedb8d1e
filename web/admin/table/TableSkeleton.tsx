import { Box, Skeleton, Stack } from '@mui/material';
import { pageSizes } from '../../../schema/contract/pageSizes';

const [rowCount] = pageSizes.adminTable;

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  blockSize: 56,
  paddingInline: 2.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

/** A page of rows that is loading. */
export function TableSkeleton() {
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '16px', backgroundColor: 'paper' }}>
      {Array.from({ length: rowCount }, (_, index) => (
        <Box key={index} sx={rowStyles}>
          <Skeleton sx={{ flex: 2 }} />
          <Skeleton sx={{ flex: 3, display: { xs: 'none', sm: 'block' } }} />
          <Skeleton sx={{ flex: 1 }} />
        </Box>
      ))}
    </Box>
  );
}

/** A table with its toolbar that is loading. */
export function AdminTableSkeleton() {
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, marginBlockEnd: 2, alignItems: 'end', blockSize: { sm: 80 } }}>
        <Skeleton variant="rounded" height={48} sx={{ flex: 1, maxInlineSize: 320 }} />
        <Skeleton variant="rounded" height={48} width={160} sx={{ display: { xs: 'none', sm: 'block' } }} />
      </Stack>
      <TableSkeleton />
    </>
  );
}
