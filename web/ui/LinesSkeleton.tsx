import Skeleton from '@mui/material/Skeleton';

const widths = ['100%', '96%', '88%', '100%', '72%'];

/** Lines of a text that comes. */
export function LinesSkeleton({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <Skeleton key={index} variant="text" sx={{ inlineSize: widths[index % widths.length] }} />
  ));
}
