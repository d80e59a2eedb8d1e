import Box from '@mui/material/Box';

interface RadioChipsProps<Value extends string> {
  legend: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose(value: Value): void;
}

const groupStyles = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))', gap: 1 } as const;

const chipStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  minBlockSize: 44,
  paddingInline: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'paper',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  cursor: 'pointer',
  '&:hover': { borderColor: 'edge' },
  '&:has(:checked)': { borderColor: 'primary.main', backgroundColor: 'tint', color: 'onTint', fontWeight: 700 },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;

/** Visually hidden but placed over the chip, for touch exploration and pointer tools. */
const inputStyles = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;

/** Radio buttons styled as chips: arrow keys and native form submission work. */
export function RadioChips<Value extends string>({ legend, name, value, options, onChoose }: RadioChipsProps<Value>) {
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ padding: 0, marginBlockEnd: 1, fontSize: '1rem', fontWeight: 500 }}>
        {legend}
      </Box>
      <Box
        sx={{
          ...groupStyles,
          '& > :first-of-type': { gridColumn: { md: options.length % 2 === 1 ? '1 / -1' : 'auto' } },
        }}
      >
        {options.map((option) => (
          <Box component="label" key={option.value} sx={chipStyles}>
            <Box
              component="input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              sx={inputStyles}
            />
            {option.label}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
