import { TextField, type TextFieldProps } from '@mui/material';
import type { LessonFormValues } from '../drafts/courseDraftPolicies';
import type { DraftHandle } from '../../../drafts/createDraftHooks';

type LessonTextFieldName = Exclude<keyof LessonFormValues, 'attachments' | 'isPublished'>;

interface LessonTextFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'label' | 'id'> {
  draft: DraftHandle<LessonFormValues>;
  name: LessonTextFieldName;
  label: string;
}

/** A text field of a lesson that edits the draft at each keystroke. Its id is `lesson-<name>`. */
export function LessonDraftField({ draft, name, helperText, ...rest }: LessonTextFieldProps) {
  const message = draft.validationMessage(name);
  return (
    <TextField
      {...rest}
      id={`lesson-${name}`}
      name={name}
      value={draft.values[name]}
      onChange={(event) => draft.editField(name, event.target.value)}
      error={message !== undefined}
      helperText={message ?? helperText}
    />
  );
}
