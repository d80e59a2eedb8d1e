import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../schema/contract/limits';
import { maxUploadMegabytes, type UploadedFile } from '../../../../schema/contract/uploads';
import { PlusIcon } from '../../../art/icons/editIcons';
import type { DraftHandle } from '../../../drafts/useDraft';
import { Dropzone } from '../../../ui/form/upload/Dropzone';
import { UploadProgress } from '../../../ui/form/upload/UploadProgress';
import { useUpload } from '../../../ui/form/upload/useUpload';
import { FormSection } from '../FormSection';
import { moveItem, type AttachmentFormValues, type LessonFormValues } from '../courseDraftPolicies';
import { AttachmentRow } from './AttachmentRow';
import { attachmentNames } from './attachmentNames';

const noop = () => undefined;

/** Where one file after another is uploaded; each joins the lesson as soon as it is kept. */
function AttachmentUpload({ onKept }: { onKept(file: UploadedFile): void }) {
  const { t } = useTranslation('upload');
  const id = useId();
  const { state, send, cancel } = useUpload('attachment', onKept);
  return (
    <Box>
      <Dropzone
        kind="attachment"
        isInvalid={state.phase === 'failed'}
        hasFile={false}
        describedBy={`${id}-limits ${id}-complaint`}
        buttonRef={noop}
        onFile={(file) => void send(file)}
        onRemove={noop}
        preview={null}
      >
        <Box component="p" id={`${id}-limits`} sx={{ margin: 0, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {t('limits.attachment', { max: String(maxUploadMegabytes('attachment')) })}
        </Box>
      </Dropzone>
      {state.phase === 'uploading' && <UploadProgress name={state.name} progress={state.progress} onCancel={cancel} />}
      <FormHelperText error id={`${id}-complaint`} role="alert">
        {state.phase === 'failed' && state.message}
      </FormHelperText>
    </Box>
  );
}

/** The files of a lesson: uploaded or named by their address, with names in both languages, in an order. */
export function AttachmentsField({ of }: { of: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  const { attachments } = of.values;
  const { keys, change } = useAttachmentKeys(of);
  const add = (file: AttachmentFormValues) => change([...attachments, file], [...keys, crypto.randomUUID()]);
  const edit = (at: number, changes: Partial<AttachmentFormValues>) =>
    change(
      attachments.map((file, index) => (index === at ? { ...file, ...changes } : file)),
      keys,
    );
  const mayAdd = attachments.length < limits.attachments.max;
  return (
    <FormSection title={t('lesson.files')} hint={t('lesson.filesHint')}>
      <Stack component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 2 }}>
        {attachments.map((file, at) => (
          <AttachmentRow
            key={keys[at]}
            file={file}
            index={at}
            count={attachments.length}
            validationMessage={(field) => of.validationMessage(`attachments.${at}.${field}`)}
            onChange={(changes) => edit(at, changes)}
            onMove={(by) => change(moveItem(attachments, at, at + by), moveItem(keys, at, at + by))}
            onRemove={() =>
              change(
                attachments.filter((_, index) => index !== at),
                keys.filter((_, index) => index !== at),
              )
            }
          />
        ))}
      </Stack>
      {mayAdd && (
        <Box sx={{ marginBlockStart: attachments.length > 0 ? 2.5 : 0, display: 'grid', gap: 1.5 }}>
          <AttachmentUpload onKept={({ url, name }) => add({ ...attachmentNames(name), url })} />
          <Box>
            <Button startIcon={<PlusIcon />} onClick={() => add({ name: '', nameAr: '', url: '' })}>
              {t('lesson.addFile')}
            </Button>
          </Box>
        </Box>
      )}
    </FormSection>
  );
}

/** Keys of the rows, which move along with them, so that each keeps its focus. */
function useAttachmentKeys(of: DraftHandle<LessonFormValues>) {
  const { attachments } = of.values;
  const [keys, setKeys] = useState<string[]>([]);
  const change = (files: AttachmentFormValues[], rowKeys: string[]) => {
    setKeys(rowKeys);
    of.edit({ attachments: files });
  };
  return { keys: attachments.map((_, at) => keys[at] ?? `row-${at}`), change };
}
