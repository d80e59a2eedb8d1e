import { Box, FormHelperText, FormLabel } from '@mui/material';
import { useId, useRef } from 'react';
import { maxUploadMegabytes } from '../../../../schema/contract/uploads/uploads';
import { useTranslation } from '../../../language';
import { Dropzone } from '../../../ui/form/upload/Dropzone';
import { UploadProgress } from '../../../ui/form/upload/UploadProgress';
import { useUpload } from '../../../ui/form/upload/useUpload';
import { questionFieldId } from './questionFields';

interface PictureFieldProps {
  /** Empty for none. */
  url: string;
  error: string | undefined;
  onChange(url: string): void;
}

/** The picture on which learners choose a place. */
export function PictureField({ url, error, onChange }: PictureFieldProps) {
  const { t } = useTranslation('upload');
  const { t: tEditor } = useTranslation('quizEditor');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { state, send, cancel, reset } = useUpload('attachment', (file) => onChange(file.url));
  const message = state.phase === 'failed' ? state.message : error;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} id={questionFieldId('picture.url')}>
      <FormLabel
        id={`${id}-label`}
        component="div"
        sx={{ marginBlockEnd: '6px', color: 'text.primary', fontWeight: 500 }}
      >
        {tEditor('picture.label')}
      </FormLabel>
      <Dropzone
        kind="thumbnail"
        isInvalid={message !== undefined}
        hasFile={url !== ''}
        describedBy={`${id}-limits ${id}-message`}
        buttonRef={(element) => void (button.current = element)}
        onFile={(file) => void send(file)}
        onRemove={() => {
          reset();
          onChange('');
          button.current?.focus();
        }}
        preview={null}
      >
        <Box component="p" id={`${id}-limits`} sx={{ margin: 0, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {t('limits.thumbnail', { max: String(maxUploadMegabytes('thumbnail')) })}
        </Box>
      </Dropzone>
      {state.phase === 'uploading' && <UploadProgress name={state.name} progress={state.progress} onCancel={cancel} />}
      <FormHelperText error id={`${id}-message`} role="alert">
        {message}
      </FormHelperText>
    </Box>
  );
}
