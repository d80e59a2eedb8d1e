import Box from '@mui/material/Box';
import { dayAndMonth } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { visuallyHidden } from '../ui/visuallyHidden';

const tile = {
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

interface DateTileProps {
  /** ISO 8601. */
  date: string;
  /** What is said of it to those who hear the page. */
  whole: string;
}

/** A leaf of a calendar: the day, large, above its month. */
export function DateTile({ date, whole }: DateTileProps) {
  const { language } = useLanguage();
  const { day, month } = dayAndMonth(date, language);
  return (
    <Box component="time" dateTime={date} sx={tile}>
      <Box component="span" sx={visuallyHidden}>
        {whole}
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
