import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from './CardGrid';

/** As many empty cards as the specification names for the list. */
export function CardGridSkeleton({ cards, minCardWidth }: { cards: number; minCardWidth?: number }) {
  return (
    <CardGrid minCardWidth={minCardWidth}>
      {Array.from({ length: cards }, (_, index) => (
        <Card key={index}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', blockSize: 'auto' }} />
          <CardContent>
            <Skeleton variant="text" sx={{ fontSize: '1.5rem', inlineSize: '80%' }} />
            <Skeleton variant="text" />
            <Skeleton variant="text" sx={{ inlineSize: '60%' }} />
          </CardContent>
        </Card>
      ))}
    </CardGrid>
  );
}
