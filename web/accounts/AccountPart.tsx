import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface AccountPartProps {
  title: string;
  /** What one should know before changing something here. */
  text: string;
  children: ReactNode;
}

/** A part of the account: what it is about at the start, what one does there beside it. */
export function AccountPart({ title, text, children }: AccountPartProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 7fr)' },
        alignItems: 'start',
      }}
    >
      <div>
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>{text}</Typography>
      </div>
      <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>{children}</Card>
    </Box>
  );
}
