import { Box, TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { detectLanguage, textDirection, useLanguage, useTranslation, type Language } from '../../../language';
import { localizedFieldName } from '../../BilingualColumns';
import { questionFieldId } from './questionFields';

/** Beside each other where each has room for some words. */
const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: 1,
  minInlineSize: 0,
} as const;

/** The languages of a form, that of the page first. */
export const useLanguageOrder = (): readonly Language[] =>
  useLanguage().language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];

interface BilingualInputsProps<Name extends string> {
  /** Path of the row in the form: 'options.0'. */
  path: string;
  name: Name;
  /** What the field is, without its language. */
  label: string;
  /** Whether the label is above the fields; otherwise it is a placeholder. */
  isLabelShown?: boolean;
  values: Readonly<Record<Name | `${Name}Ar`, string>>;
  /** Default: the row grows with its text. */
  minRows?: number;
  message(path: string): string | undefined;
  onChange(changes: Partial<Record<Name | `${Name}Ar`, string>>): void;
  onKeyDown?(event: KeyboardEvent, language: Language): void;
}

/** A short text in both languages. */
export function BilingualInputs<Name extends string>({
  path,
  name,
  label,
  isLabelShown = false,
  values,
  minRows,
  ...props
}: BilingualInputsProps<Name>) {
  const { t } = useTranslation('quizEditor');
  const { message, onChange, onKeyDown } = props;
  return (
    <Box sx={columnsStyles}>
      {useLanguageOrder().map((language) => {
        const field = localizedFieldName(name, language);
        const fieldPath = path ? `${path}.${field}` : field;
        const error = message(fieldPath);
        const fieldLabel = t(`inLanguage.${language}`, { field: label });
        return (
          <TextField
            key={language}
            id={questionFieldId(fieldPath)}
            size="small"
            multiline
            minRows={minRows}
            maxRows={8}
            {...(isLabelShown ? { label: fieldLabel } : { hiddenLabel: true, placeholder: fieldLabel })}
            value={values[field]}
            error={error !== undefined}
            helperText={error}
            // The computed name is one of the two.
            onChange={(event) => onChange({ [field]: event.target.value } as Partial<typeof values>)}
            onKeyDown={(event) => onKeyDown?.(event, language)}
            slotProps={{
              htmlInput: {
                ...(!isLabelShown && { 'aria-label': fieldLabel }),
                lang: language,
                // As learners read it: '30 mA' in an Arabic text field is read from left to right.
                dir: textDirection(detectLanguage(values[field], language)),
                enterKeyHint: onKeyDown ? 'next' : undefined,
              },
            }}
          />
        );
      })}
    </Box>
  );
}
