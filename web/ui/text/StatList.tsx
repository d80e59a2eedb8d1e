import { Box } from '@mui/material';

const listStyles = { display: 'flex', flexWrap: 'wrap', columnGap: { xs: 4, sm: 6 }, rowGap: 2, margin: 0 } as const;

const statValueStyles = {
  margin: 0,
  fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem)',
  fontWeight: 800,
  lineHeight: 1.3,
  textAlign: 'start',
} as const;

/** The label precedes the value in the DOM and is displayed below it. */
export function StatList({ label, stats }: { label: string; stats: readonly { name: string; value: string }[] }) {
  return (
    <Box component="dl" aria-label={label} sx={listStyles}>
      {stats.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '1rem' }}>
            {name}
          </Box>
          <Box component="dd" sx={statValueStyles}>
            <bdi dir={/^[\d+][^\p{Script=Arabic}]*$/u.test(value) ? 'ltr' : undefined}>{value}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
