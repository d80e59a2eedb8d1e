import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { limits } from '../../schema/contract/limits';
import { ticket, ticketPicture, ticketStub, ticketText } from './ticket';

const line = (inlineSize: string, fontSize?: string) => <Skeleton variant="text" sx={{ inlineSize, fontSize }} />;

function TicketShape() {
  return (
    <Card sx={ticket}>
      <Box sx={ticketPicture}>
        <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, blockSize: '100%' }} />
      </Box>
      <Box sx={ticketText}>
        {line('70%', '1.5rem')}
        {line('100%')}
        {line('100%')}
        {line('55%')}
        <Stack direction="row" sx={{ gap: 2, marginBlockStart: 2 }}>
          {line('30%')}
          {line('30%')}
        </Stack>
      </Box>
      <Box sx={ticketStub}>
        {line('60%')}
        <Skeleton variant="rounded" height={8} />
        <Skeleton variant="rounded" height={48} />
      </Box>
    </Card>
  );
}

/** As many events as the specification names, in the shape of those that come. */
export function EventsSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 2.5, md: 3 } }}>
      {Array.from({ length: limits.skeletons.events }, (_, at) => (
        <TicketShape key={at} />
      ))}
    </Stack>
  );
}
