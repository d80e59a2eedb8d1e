import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../../../data/errors/useErrorMessage';
import { useLanguage, type Language } from '../../../language';
import { RichTextField } from './RichTextField';

interface RichTextInputProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, FieldValues>;
  label: string;
  lang: Language;
  id?: string;
  helperText?: ReactNode;
  required?: boolean | undefined;
  minRows?: number | undefined;
  maxRows?: number | undefined;
}

/** A long text of a form that everybody may read. Errors are shown in the visitor's language. */
export function RichTextInput<Values extends FieldValues>({
  name,
  control,
  helperText,
  ...rest
}: RichTextInputProps<Values>) {
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name, control: control as unknown as Control<Values> });
  const message = useErrorMessage(fieldState.error?.message, language);
  const value: string | undefined = field.value;
  return (
    <RichTextField
      {...rest}
      pictureKind="thumbnail"
      name={name}
      value={value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      isInvalid={message !== undefined}
      helperText={message ?? helperText}
    />
  );
}
