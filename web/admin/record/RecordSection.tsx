import { Box, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { formatNumber } from '../../language';

interface RecordSectionProps {
  title: string;
  /** Of all rows, also of those that are not shown. */
  count?: number;
  /** Opposite the title. */
  action?: ReactNode;
  /** Marks what only the office sees. */
  isPrivate?: boolean;
  children: ReactNode;
}

/** A card of a record page. */
export function RecordSection({ title, count, action, isPrivate = false, children }: RecordSectionProps) {
  const headingId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{
        padding: { xs: 2, md: 3 },
        minInlineSize: 0,
        breakInside: 'avoid',
        ...(isPrivate && { backgroundColor: 'amberTint', borderColor: 'amber' }),
      }}
    >
      <Box sx={headingStyles}>
        <Typography id={headingId} component="h2" variant="h4">
          {count === undefined ? title : `${title} (${formatNumber(count, 'ar')})`}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
}

const headingStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  marginBlockEnd: 1,
} as const;
