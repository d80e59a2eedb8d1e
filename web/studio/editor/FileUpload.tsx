import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { megabytesOf, type Uploaded } from '../../../schema/contract/uploads';
import { DropArea } from '../../ui/form/DropArea';
import { UploadProgress } from '../../ui/form/UploadProgress';
import { useUpload } from '../../ui/form/useUpload';

const nothing = () => undefined;

/** Where one file after another is uploaded; each joins the lesson as soon as it is kept. */
export function FileUpload({ onKept }: { onKept(file: Uploaded): void }) {
  const { t } = useTranslation('upload');
  const id = useId();
  const { state, send, cancel } = useUpload('attachment', onKept);
  return (
    <Box>
      <DropArea
        kind="attachment"
        isInvalid={state.phase === 'failed'}
        isFilled={false}
        describedBy={`${id}-limits ${id}-complaint`}
        buttonRef={nothing}
        onFile={(file) => void send(file)}
        onRemove={nothing}
        preview={null}
      >
        <Box component="p" id={`${id}-limits`} sx={{ margin: 0, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {t('limits.attachment', { max: String(megabytesOf('attachment')) })}
        </Box>
      </DropArea>
      {state.phase === 'sending' && <UploadProgress name={state.name} share={state.share} onCancel={cancel} />}
      <FormHelperText error id={`${id}-complaint`} role="alert">
        {state.phase === 'failed' && state.message}
      </FormHelperText>
    </Box>
  );
}
