import { Box, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useHashTarget } from '../hooks/useHashTarget';

interface SettingsSectionProps {
  /** The section can be opened by this fragment of the address. */
  id?: string;
  title: string;
  description: string;
  children: ReactNode;
}

/** A part of the account page: heading and explanation beside a card. */
export function SettingsSection({ id: fragment, title, description: text, children }: SettingsSectionProps) {
  const ownId = useId();
  const id = fragment ?? ownId;
  const headingRef = useHashTarget(id, { isOnLoad: true });
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
        <Typography
          ref={headingRef}
          id={id}
          component="h2"
          variant="h4"
          tabIndex={fragment === undefined ? undefined : -1}
        >
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>{text}</Typography>
      </div>
      <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>{children}</Card>
    </Box>
  );
}
