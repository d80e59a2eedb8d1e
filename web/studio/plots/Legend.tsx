import Box from '@mui/material/Box';

interface LegendProps {
  /** `ground` shows through the stripes of what is striped. */
  entries: readonly { label: string; color: string; ground?: string }[];
}

/** What the bars of a plot stand for. */
export function Legend({ entries }: LegendProps) {
  return (
    <Box component="ul" sx={list}>
      {entries.map(({ label, color, ground }) => (
        <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            aria-hidden
            sx={{
              inlineSize: 18,
              blockSize: 18,
              borderRadius: '4px',
              background: ground ? `repeating-linear-gradient(45deg, ${color} 0 3.5px, ${ground} 3.5px 8px)` : color,
            }}
          />
          {label}
        </Box>
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  minBlockSize: 36,
  fontSize: '0.9375rem',
} as const;
