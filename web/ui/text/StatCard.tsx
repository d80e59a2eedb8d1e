import { Box, Card, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import type { IconProps } from '../../art/icons/SvgIcon';

interface StatCardProps {
  label: string;
  value: string;
  Icon: ComponentType<IconProps>;
  /** Smaller and without an icon on phones, for three or more cards side by side. */
  isCompact?: boolean;
  /** The figure before its label in one line, without an icon. */
  isSlim?: boolean;
}

export function StatCard({ label, value, Icon, isCompact = false, isSlim = false }: StatCardProps) {
  return (
    <Card
      sx={[
        {
          position: 'relative',
          display: 'flex',
          flexDirection: 'column-reverse',
          justifyContent: 'flex-end',
          padding: { xs: isCompact ? 1.25 : 2, md: 3 },
        },
        isSlim && slimStyles,
      ]}
    >
      <Typography
        component="dt"
        variant="body2"
        sx={{ color: 'text.secondary', fontSize: isCompact ? { xs: '0.875rem', sm: '1rem' } : undefined }}
      >
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          margin: 0,
          // Beside the icon.
          paddingInlineEnd: { xs: isCompact ? 0 : '52px', sm: '52px' },
          fontSize: { xs: isCompact ? '1.75rem' : '2rem', md: '2.5rem' },
          fontWeight: 800,
          lineHeight: 1.3,
        }}
      >
        <bdi>{value}</bdi>
      </Typography>
      <Box aria-hidden sx={[iconBadgeStyles, isCompact && { display: { xs: 'none', sm: 'grid' } }]}>
        <Icon size={22} />
      </Box>
    </Card>
  );
}

const slimStyles = {
  flexDirection: { xs: 'column-reverse', sm: 'row-reverse' },
  alignItems: { sm: 'baseline' },
  columnGap: 1,
  padding: { xs: 1, md: '6px 16px' },
  '& dd': { padding: 0, fontSize: '1.25rem' },
  '& [aria-hidden]': { display: 'none' },
} as const;

const iconBadgeStyles = {
  position: 'absolute',
  insetBlockStart: { xs: 14, md: 24 },
  insetInlineEnd: { xs: 14, md: 24 },
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: '12px',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;
