import Skeleton from '@mui/material/Skeleton';

const lineWidths = ['100%', '96%', '88%', '100%', '72%'];

export function TextSkeleton({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <Skeleton key={index} variant="text" sx={{ inlineSize: lineWidths[index % lineWidths.length] }} />
  ));
}
