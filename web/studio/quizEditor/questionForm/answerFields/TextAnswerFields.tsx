import { TextField } from '@mui/material';
import { useTranslation } from '../../../../language';
import { questionFieldId, type QuestionFieldsProps } from '../questionFields';

/** The accepted answers of a short text, one in a line, in any language. */
export function TextAnswerFields({ values, edit, message }: QuestionFieldsProps) {
  const { t } = useTranslation('quizEditor');
  const error = message('accepted') ?? values.accepted.map((_, index) => message(`accepted.${index}`)).find(Boolean);
  return (
    <TextField
      id={questionFieldId('accepted')}
      label={t('accepted.label')}
      multiline
      minRows={2}
      maxRows={12}
      value={values.accepted.join('\n')}
      error={error !== undefined}
      helperText={error ?? t('accepted.hint')}
      onChange={(event) => edit({ accepted: event.target.value.split('\n') })}
      slotProps={{ htmlInput: { dir: 'auto', style: { unicodeBidi: 'plaintext' }, spellCheck: false } }}
    />
  );
}
