import { Box } from '@mui/material';
import { ChevronDownIcon } from '../../art/icons/commonIcons';

interface NativeSelectProps {
  id: string;
  name: string;
  /** Above the field, or visually hidden where the options explain themselves. */
  label: string;
  isLabelHidden?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Id of the form, if the field is outside of it. */
  form?: string;
  onChange(value: string): void;
}

const labelStyles = {
  display: 'block',
  marginBlockEnd: '6px',
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: 1.6,
} as const;

const selectStyles = {
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: 48,
  paddingBlock: '10px',
  paddingInlineStart: '16px',
  paddingInlineEnd: '44px',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: '12px',
  backgroundColor: 'paper',
  color: 'text.primary',
  font: 'inherit',
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.primary' },
} as const;

const chevronStyles = {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 10px)',
  insetInlineEnd: 14,
  lineHeight: 0,
  color: 'text.secondary',
  pointerEvents: 'none',
} as const;

/** A native select, which works without JavaScript. */
export function NativeSelect({ id, name, label, isLabelHidden, value, options, form, onChange }: NativeSelectProps) {
  return (
    <div>
      {!isLabelHidden && (
        <Box component="label" htmlFor={id} sx={labelStyles}>
          {label}
        </Box>
      )}
      <Box sx={{ position: 'relative' }}>
        <Box
          component="select"
          id={id}
          name={name}
          form={form}
          aria-label={isLabelHidden ? label : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          sx={selectStyles}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Box>
        <Box sx={chevronStyles}>
          <ChevronDownIcon size={20} />
        </Box>
      </Box>
    </div>
  );
}
