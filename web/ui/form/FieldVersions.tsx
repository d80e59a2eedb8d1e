import { Box } from '@mui/material';

interface FieldVersion {
  name: string;
  label: string;
  theirs: string;
  /** Left out if it is not known as text. */
  mine?: string | undefined;
}

interface FieldVersionsProps {
  fields: readonly FieldVersion[];
  labels: {
    theirs: string;
    mine: string;
    /** Shown for a blank value. */
    empty: string;
  };
}

const versionStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1.5,
  marginBlock: 1,
  '& dd': {
    margin: 0,
    textAlign: 'match-parent',
    maxBlockSize: '12em',
    overflow: 'auto',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '& dt': { fontWeight: 700, fontSize: '0.9375rem' },
} as const;

export function FieldVersions({ fields, labels }: FieldVersionsProps) {
  return fields.map(({ name, label, theirs, mine }) => (
    <Box key={name} sx={{ marginBlockStart: 1.5 }}>
      <strong>{label}</strong>
      <Box component="dl" sx={versionStyles}>
        <div>
          <dt>{labels.theirs}</dt>
          <dd dir="auto">{theirs || labels.empty}</dd>
        </div>
        {mine !== undefined && (
          <div>
            <dt>{labels.mine}</dt>
            <dd dir="auto">{mine || labels.empty}</dd>
          </div>
        )}
      </Box>
    </Box>
  ));
}
