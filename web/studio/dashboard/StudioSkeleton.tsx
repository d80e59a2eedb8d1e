import { Box, Card, Skeleton, Stack } from '@mui/material';

export function StudioSkeleton() {
  return (
    <Stack sx={{ gap: 3, marginBlockStart: { xs: 3, md: 4 } }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' }, gap: 2 }}>
        {Array.from({ length: 3 }, (_, index) => (
          <Card key={index} sx={{ padding: { xs: 1.5, md: 3 } }}>
            <Skeleton variant="text" sx={{ inlineSize: 48, fontSize: '2.25rem' }} />
            <Skeleton variant="text" sx={{ inlineSize: '70%' }} />
          </Card>
        ))}
      </Box>
      <Skeleton variant="text" sx={{ inlineSize: 320, maxInlineSize: '100%', fontSize: '1.75rem' }} />
      <RowsSkeleton />
    </Stack>
  );
}

export function RowsSkeleton() {
  return (
    <Stack sx={{ gap: 2 }}>
      {Array.from({ length: 4 }, (_, index) => (
        <Card key={index} sx={{ padding: { xs: 2, md: 2.5 } }}>
          <Skeleton variant="text" sx={{ inlineSize: '55%', fontSize: '1.25rem' }} />
          <Skeleton variant="text" sx={{ inlineSize: '35%' }} />
        </Card>
      ))}
    </Stack>
  );
}
