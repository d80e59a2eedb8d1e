import { Box } from '@mui/material';
import { formatDayAndMonth, useLanguage } from '../language';
import { visuallyHidden } from '../ui/layout/layoutStyles';

const badgeStyles = {
  display: 'grid',
  flexShrink: 0,
  alignContent: 'center',
  justifyItems: 'center',
  minInlineSize: 76,
  minBlockSize: 76,
  paddingInline: 1,
  borderRadius: '12px',
  backgroundColor: 'amberTint',
  color: 'amberInk',
} as const;

interface DateBadgeProps {
  /** ISO 8601. */
  date: string;
  accessibleText: string;
}

export function DateBadge({ date, accessibleText }: DateBadgeProps) {
  const { language } = useLanguage();
  const { day, month } = formatDayAndMonth(date, language);
  return (
    <Box component="time" dateTime={date} sx={badgeStyles}>
      <Box component="span" sx={visuallyHidden}>
        {accessibleText}
      </Box>
      <Box component="span" aria-hidden sx={{ fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.25 }}>
        {day}
      </Box>
      <Box component="span" aria-hidden sx={{ fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.4 }}>
        {month}
      </Box>
    </Box>
  );
}
