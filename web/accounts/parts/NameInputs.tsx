import { Button, type TextFieldProps } from '@mui/material';
import { useController, useWatch, type Control } from 'react-hook-form';
import { languageAttributes } from '../../language';
import type { NameScript } from '../../../schema/contract/text/names/nameScript';
import { suggestSpelling } from '../../../schema/contract/text/names/transliterateName';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { autoDirectionInputProps, TextInput } from '../../ui/form/inputs';

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

interface NameFormValues {
  firstName?: string;
  lastName?: string;
  firstNameAr?: string | null;
  lastNameAr?: string | null;
}

interface NameInputsProps {
  /** Of a form with these four fields. */
  control: unknown;
  texts: Record<keyof NameFormValues | 'arabicNameHint' | 'useSpelling', string>;
  formatSpellingLabel(spelling: string): string;
  inputs?: { [Name in keyof NameFormValues]?: Omit<TextFieldProps, 'name'> };
}

const arabicInputProps = { ...languageAttributes('ar'), autoComplete: 'off' };

/** First and last name, and their optional spelling in Arabic script. What one field lacks is proposed from the other. */
export function NameInputs({ control, texts, formatSpellingLabel, inputs = {} }: NameInputsProps) {
  const renderInput = (name: keyof NameFormValues, other: keyof NameFormValues, script: NameScript) => (
    <SpellingInput
      name={name}
      other={other}
      script={script}
      formatSpellingLabel={formatSpellingLabel}
      {...inputs[name]}
      // Safe: the form has the four fields.
      control={control as Control<NameFormValues>}
      label={texts[name]}
      helperText={name === 'firstNameAr' ? texts.arabicNameHint : undefined}
      useSpelling={texts.useSpelling}
      slotProps={{ htmlInput: script === 'arabic' ? arabicInputProps : autoDirectionInputProps }}
    />
  );
  return (
    <>
      {renderInput('firstName', 'firstNameAr', 'latin')}
      {renderInput('lastName', 'lastNameAr', 'latin')}
      {renderInput('firstNameAr', 'firstName', 'arabic')}
      {renderInput('lastNameAr', 'lastName', 'arabic')}
    </>
  );
}

interface SpellingInputProps extends Omit<TextFieldProps, 'name' | 'error' | 'defaultValue' | 'label'> {
  name: keyof NameFormValues;
  control: Control<NameFormValues>;
  label: string;
  script: NameScript;
  /** The field with the same name in the other script. */
  other: keyof NameFormValues;
  useSpelling: string;
  formatSpellingLabel(spelling: string): string;
}

function SpellingInput({ script, other, useSpelling, formatSpellingLabel, ...input }: SpellingInputProps) {
  const { control, name } = input;
  const { field } = useController({ name, control });
  const otherSpelling = useWatch({ name: other, control });
  const spelling = suggestSpelling(script, field.value ?? '', otherSpelling ?? '');
  return (
    <div>
      <TextInput<NameFormValues> {...input} fullWidth />
      {spelling !== null && (
        <SpellingSuggestion
          spelling={spelling}
          script={script}
          text={useSpelling}
          label={formatSpellingLabel(spelling)}
          onUse={field.onChange}
        />
      )}
    </div>
  );
}
