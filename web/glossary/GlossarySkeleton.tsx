import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CardGrid } from '../ui/CardGrid';
import type { View } from '../ui/ViewSwitch';

const line = (inlineSize: string, fontSize?: string) => <Skeleton variant="text" sx={{ inlineSize, fontSize }} />;

const card = (at: number) => (
  <Card key={at} sx={{ padding: 2.5 }}>
    <Skeleton variant="rounded" width={110} height={26} sx={{ marginBlockEnd: 1.5 }} />
    {line('70%', '1.25rem')}
    {line('100%')}
    {line('85%')}
    {line('45%')}
  </Card>
);

/** Two letters with their terms, before they are there. */
export function GlossarySkeleton({ view }: { view: View }) {
  const cards = Array.from({ length: 3 }, (_, at) => card(at));
  return [0, 1].map((letter) => (
    <Box
      key={letter}
      sx={{ display: 'grid', gridTemplateColumns: { md: '72px minmax(0, 1fr)' }, gap: 3, paddingBlock: 3 }}
    >
      <Skeleton variant="rounded" sx={{ inlineSize: { xs: 48, md: 72 }, blockSize: { xs: 48, md: 72 } }} />
      {view === 'list' ? <Stack sx={{ gap: 1.5 }}>{cards}</Stack> : <CardGrid minCardWidth={300}>{cards}</CardGrid>}
    </Box>
  ));
}
