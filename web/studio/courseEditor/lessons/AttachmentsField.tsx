import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../schema/contract/limits';
import { maxUploadMegabytes, type UploadedFile } from '../../../../schema/contract/uploads';
import { PlusIcon } from '../../../art/icons/editIcons';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { Dropzone } from '../../../ui/form/upload/Dropzone';
import { UploadProgress } from '../../../ui/form/upload/UploadProgress';
import { useUpload } from '../../../ui/form/upload/useUpload';
import { FormSection } from '../FormSection';
import { moveItem, type AttachmentFormValues, type LessonFormValues } from '../courseDraftPolicies';
import { AttachmentRow } from './AttachmentRow';
import { attachmentNames } from './attachmentNames';

const noop = () => undefined;

/** Uploads one file at a time. */
function AttachmentUpload({ onUploaded }: { onUploaded(file: UploadedFile): void }) {
  const { t } = useTranslation('upload');
  const id = useId();
  const { state, send, cancel } = useUpload('attachment', onUploaded);
  return (
    <Box>
      <Dropzone
        kind="attachment"
        isInvalid={state.phase === 'failed'}
        hasFile={false}
        describedBy={`${id}-limits ${id}-message`}
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
      <FormHelperText error id={`${id}-message`} role="alert">
        {state.phase === 'failed' && state.message}
      </FormHelperText>
    </Box>
  );
}

/** The ordered files of a lesson, uploaded or linked by address. */
export function AttachmentsField({ draft }: { draft: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  const { attachments } = draft.values;
  const { keys, change } = useAttachmentKeys(draft);
  const add = (file: AttachmentFormValues) => change([...attachments, file], [...keys, crypto.randomUUID()]);
  const edit = (index: number, changes: Partial<AttachmentFormValues>) =>
    change(
      attachments.map((file, each) => (each === index ? { ...file, ...changes } : file)),
      keys,
    );
  const canAdd = attachments.length < limits.attachments.max;
  return (
    <FormSection title={t('lesson.files')} hint={t('lesson.filesHint')}>
      <Stack component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 2 }}>
        {attachments.map((file, index) => (
          <AttachmentRow
            key={keys[index]}
            file={file}
            index={index}
            count={attachments.length}
            validationMessage={(field) => draft.validationMessage(`attachments.${index}.${field}`)}
            onChange={(changes) => edit(index, changes)}
            onMove={(by) => change(moveItem(attachments, index, index + by), moveItem(keys, index, index + by))}
            onRemove={() =>
              change(
                attachments.filter((_, each) => each !== index),
                keys.filter((_, each) => each !== index),
              )
            }
          />
        ))}
      </Stack>
      {canAdd && (
        <Box sx={{ marginBlockStart: attachments.length > 0 ? 2.5 : 0, display: 'grid', gap: 1.5 }}>
          <AttachmentUpload onUploaded={({ url, name }) => add({ ...attachmentNames(name), url })} />
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

/** React keys that move with their rows, so that a moved row keeps the focus. */
function useAttachmentKeys(draft: DraftHandle<LessonFormValues>) {
  const { attachments } = draft.values;
  const [keys, setKeys] = useState<string[]>([]);
  const change = (files: AttachmentFormValues[], rowKeys: string[]) => {
    setKeys(rowKeys);
    draft.edit({ attachments: files });
  };
  return { keys: attachments.map((_, index) => keys[index] ?? `row-${index}`), change };
}
