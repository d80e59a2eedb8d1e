import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceToggleProps<Value extends string> {
  label: string;
  value: Value | undefined;
  choices: readonly { value: Value; text: string; lang?: string }[];
  onChoose(value: Value): void;
}

/** A few choices side by side, one of which holds. */
export function ChoiceToggle<Value extends string>({ label, value, choices, onChoose }: ChoiceToggleProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={value ?? null}
      aria-label={label}
      onChange={(_event, chosen: Value | null) => {
        if (chosen) onChoose(chosen);
      }}
    >
      {choices.map(({ text, ...choice }) => (
        <ToggleButton key={choice.value} {...choice} sx={{ minBlockSize: 44 }}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
