import { Chip, Stack, Typography } from '@mui/material';
import { useId } from 'react';

export interface TextSuggestionsProps {
  label: string;
  texts: readonly string[];
  /** What the field has. */
  text: string;
  onChange(text: string): void;
}

/** Usual texts for a field, which a press adds. */
export function TextSuggestions({ label, texts, text, onChange }: TextSuggestionsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {label}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {texts.map((suggestion) => (
          <Chip
            key={suggestion}
            label={suggestion}
            variant="outlined"
            onClick={() => onChange(addSuggestion(text, suggestion))}
            sx={{ blockSize: 'auto', paddingBlock: 0.75, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        ))}
      </Stack>
    </div>
  );
}

/** A text with a suggestion on a line of its own, once: what was typed stays. */
export function addSuggestion(text: string, suggestion: string): string {
  if (text.trim() === '') return suggestion;
  return text.includes(suggestion) ? text : `${text.trimEnd()}\n${suggestion}`;
}
