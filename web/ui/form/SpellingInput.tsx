import { Button } from '@mui/material';
import { useController, useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
import { type NameScript } from '../../../schema/contract/text/nameScript';
import { suggestSpelling } from '../../../schema/contract/text/transliterateName';
import { scriptOnly } from '../layout/layoutStyles';
import { TextInput, type TextInputProps } from './inputs';

const suggestionStyles = {
  ...scriptOnly,
  justifyContent: 'flex-start',
  minBlockSize: 44,
  marginBlockStart: 0.5,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

interface SpellingSuggestionProps {
  spelling: string;
  script: NameScript;
  /** "Use", before the spelling. */
  text: string;
  /** Accessible name: "Use the suggestion Karim". */
  label: string;
  onUse(spelling: string): void;
}

/** A proposed spelling of a name, which fills its field only when it is pressed. */
export function SpellingSuggestion({ spelling, script, text, label, onUse }: SpellingSuggestionProps) {
  return (
    <Button size="small" aria-label={label} onClick={() => onUse(spelling)} sx={suggestionStyles}>
      {text}&nbsp;
      <bdi lang={script === 'arabic' ? 'ar' : 'en'}>«{spelling}»</bdi>
    </Button>
  );
}

interface SpellingInputProps<Values extends FieldValues> extends TextInputProps<Values> {
  script: NameScript;
  /** The field with the same name in the other script. */
  other: FieldPath<Values>;
  suggestionText: string;
  suggestionLabel(spelling: string): string;
}

/** A first or last name in one script; where the other field knows more, its spelling is proposed. */
export function SpellingInput<Values extends FieldValues>({
  script,
  other,
  suggestionText,
  suggestionLabel,
  ...input
}: SpellingInputProps<Values>) {
  const { control, name } = input;
  const { field } = useController<FieldValues>({ name, control: control as never });
  const otherSpelling: unknown = useWatch<FieldValues>({ name: other, control: control as never });
  const spelling = suggestSpelling(script, String(field.value ?? ''), String(otherSpelling ?? ''));
  return (
    <div>
      <TextInput {...input} fullWidth />
      {spelling !== null && (
        <SpellingSuggestion
          {...{ spelling, script }}
          text={suggestionText}
          label={suggestionLabel(spelling)}
          onUse={field.onChange}
        />
      )}
    </div>
  );
}
