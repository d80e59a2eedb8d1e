import { Box, Button, FormHelperText, Stack, IconButton, Link, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from '../../../language';
import { languageInputSlots } from '../../../ui/form/inputs';
import { bounds } from '../../../../schema/contract/bounds';
import { maxUploadMegabytes, type UploadedFile } from '../../../../schema/contract/uploads/uploads';
import { PlusIcon, TrashIcon } from '../../../art/icons/editIcons';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { Dropzone } from '../../../ui/form/upload/Dropzone';
import { UploadProgress } from '../../../ui/form/upload/UploadProgress';
import { useUpload } from '../../../ui/form/upload/useUpload';
import { FormCard } from '../FormCard';
import { moveItem } from '../../../data/moveItem';
import type { AttachmentFormValues, LessonFormValues } from '../drafts/courseDraftPolicies';
import { isLocalMediaUrl } from '../../../../schema/contract/site/urls';
import { ArrowDownIcon, ArrowUpIcon } from '../../../art/icons/rowIcons';
import { BilingualColumns } from '../../BilingualColumns';
import { hasArabicLetter } from '../../../../schema/contract/text/characters';

const noop = () => undefined;

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
  const canAdd = attachments.length < bounds.attachments.max;
  return (
    <FormCard title={t('lesson.files')} hint={t('lesson.filesHint')}>
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
      <FormHelperText id="lesson-attachments" tabIndex={-1} error>
        {draft.validationMessage('attachments')}
      </FormHelperText>
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
    </FormCard>
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

/** The name of an uploaded file ("notes.pdf") in its language; one suffices. */
export function attachmentNames(fileName: string): { name: string; nameAr: string } {
  const extension = /\.(\w{1,5})$/.exec(fileName)?.[1] ?? '';
  const baseName = fileName.slice(0, fileName.length - (extension ? extension.length + 1 : 0)).trim() || fileName;
  return hasArabicLetter(baseName) ? { name: '', nameAr: baseName } : { name: baseName, nameAr: '' };
}

interface AttachmentRowProps {
  file: AttachmentFormValues;
  /** From 0. */
  index: number;
  count: number;
  validationMessage(field: keyof AttachmentFormValues): string | undefined;
  onChange(changes: Partial<AttachmentFormValues>): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1.5,
  padding: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
} as const;

function AttachmentRow({ file, index, count, validationMessage, onChange, onMove, onRemove }: AttachmentRowProps) {
  const { t } = useTranslation('editor');
  const number = String(index + 1);
  const text = (field: keyof AttachmentFormValues) => ({
    size: 'small' as const,
    value: file[field],
    error: validationMessage(field) !== undefined,
    helperText: validationMessage(field),
  });
  return (
    <Box component="li" sx={rowStyles}>
      <Stack sx={{ gap: 2, minInlineSize: 0 }}>
        <BilingualColumns>
          {(language) =>
            language === 'ar' ? (
              <TextField
                {...text('nameAr')}
                id={`lesson-file-${index}-nameAr`}
                label={t('lesson.fileNameAr', { number })}
                onChange={(event) => onChange({ nameAr: event.target.value })}
                slotProps={languageInputSlots('ar')}
              />
            ) : (
              <TextField
                {...text('name')}
                id={`lesson-file-${index}-name`}
                label={t('lesson.fileName', { number })}
                onChange={(event) => onChange({ name: event.target.value })}
                slotProps={languageInputSlots('en')}
              />
            )
          }
        </BilingualColumns>
        {isLocalMediaUrl(file.url) ? (
          <Link href={file.url} target="_blank" sx={{ alignSelf: 'start' }}>
            {t('lesson.openFile', { number })}
          </Link>
        ) : (
          <TextField
            {...text('url')}
            id={`lesson-file-${index}-url`}
            label={t('lesson.fileUrl', { number })}
            required
            type="url"
            placeholder="https://"
            onChange={(event) => onChange({ url: event.target.value })}
            slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', spellCheck: false } }}
          />
        )}
      </Stack>
      <AttachmentButtons index={index} count={count} onMove={onMove} onRemove={onRemove} />
    </Box>
  );
}

function AttachmentButtons({
  index,
  count,
  onMove,
  onRemove,
}: Pick<AttachmentRowProps, 'index' | 'count' | 'onMove' | 'onRemove'>) {
  const { t } = useTranslation('editor');
  const number = String(index + 1);
  return (
    <Stack sx={{ gap: 0.5 }}>
      <IconButton size="small" aria-label={t('lesson.removeFile', { number })} color="error" onClick={onRemove}>
        <TrashIcon />
      </IconButton>
      {count > 1 && (
        <>
          <IconButton
            size="small"
            aria-label={t('lesson.fileUp', { number })}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('lesson.fileDown', { number })}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          >
            <ArrowDownIcon />
          </IconButton>
        </>
      )}
    </Stack>
  );
}
