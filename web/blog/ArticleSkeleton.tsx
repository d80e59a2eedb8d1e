import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { limits } from '../../schema/contract/limits';
import { LinesSkeleton } from '../ui/LinesSkeleton';
import { Page } from '../ui/Page';
import { column, headStyles } from './columns';

/** An article before it is there: its head, and ten lines of it. */
export function ArticleSkeleton() {
  return (
    <>
      <Box sx={headStyles}>
        <Page>
          <Stack sx={{ ...column, gap: 2 }}>
            <Skeleton variant="rounded" width={120} height={26} />
            <Skeleton variant="rounded" sx={{ inlineSize: '88%', blockSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)' }} />
            <Skeleton variant="rounded" sx={{ inlineSize: '60%', blockSize: 24 }} />
          </Stack>
        </Page>
      </Box>
      <Page sx={{ paddingBlock: { xs: 3, md: 5 } }}>
        <Box sx={column}>
          <LinesSkeleton lines={limits.skeletons.articleLines} />
        </Box>
      </Page>
    </>
  );
}
