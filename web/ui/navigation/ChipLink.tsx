import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, useLanguage } from '../../language';

export const chipListStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

export const scrollableChipListStyles = {
  ...chipListStyles,
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  marginInline: { xs: -2, sm: 0 },
  padding: { xs: '4px 16px', sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& > li': { flexShrink: { xs: 0, sm: 1 }, minInlineSize: 0 },
} as const;

const chipStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minBlockSize: 44,
  paddingInline: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'paper',
  color: 'text.primary',
  fontSize: '1rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'edge' },
  '&[aria-current]': {
    borderColor: 'primary.main',
    backgroundColor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 700,
  },
} as const;

const countStyles = {
  paddingInline: 0.75,
  borderRadius: '8px',
  backgroundColor: 'tint',
  color: 'onTint',
  fontSize: '0.875rem',
  fontWeight: 500,
} as const;

interface ChipLinkProps {
  to: string;
  isSelected?: boolean;
  /** Number of results behind the link. */
  count?: number | undefined;
  children: ReactNode;
}

/** A filter as a link, so that it has a URL and works without JavaScript. */
export function ChipLink({ to, isSelected = false, count, children }: ChipLinkProps) {
  const { language } = useLanguage();
  return (
    <Box component={Link} to={to} preventScrollReset aria-current={isSelected ? 'true' : undefined} sx={chipStyles}>
      {children}
      {count !== undefined && (
        <Box component="span" sx={countStyles}>
          {formatNumber(count, language)}
        </Box>
      )}
    </Box>
  );
}
