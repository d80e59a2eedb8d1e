import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../ui/useHydrated';

interface PlotCardProps {
  title: string;
  lead: ReactNode;
  /** Stands in the place of the drawing where there is nothing to draw. */
  nothing: string | null;
  /** The drawing, which comes later: nothing of it is on the server's page. */
  children: ReactNode;
  height: number;
  /** What it shows, for those who read: it needs no scripts. */
  table: ReactNode;
}

/** A plot with what it is about, and the same as a table. */
export function PlotCard({ title, lead, nothing, children, height, table }: PlotCardProps) {
  const { t } = useTranslation('studio');
  const heading = useId();
  const isHydrated = useHydrated();
  const waiting = <Skeleton variant="rounded" sx={{ blockSize: height }} />;
  return (
    <Card component="section" aria-labelledby={heading} sx={{ padding: { xs: 2, md: 3 }, minInlineSize: 0 }}>
      <Typography id={heading} component="h3" variant="h4">
        {title}
      </Typography>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
        {lead}
      </Typography>
      {nothing ? (
        <Box sx={{ ...empty, minBlockSize: Math.min(height, 160) }}>{nothing}</Box>
      ) : (
        <>
          {isHydrated ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
          <Box component="details" sx={details}>
            <summary>{t('analytics.table')}</summary>
            {table}
          </Box>
        </>
      )}
    </Card>
  );
}

const empty = {
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  padding: 3,
  borderRadius: '12px',
  backgroundColor: 'ground',
  color: 'text.secondary',
} as const;

const details = {
  marginBlockStart: 1.5,
  '& summary': {
    cursor: 'pointer',
    color: 'primary.main',
    fontWeight: 500,
    inlineSize: 'fit-content',
    paddingBlock: 1,
  },
} as const;
