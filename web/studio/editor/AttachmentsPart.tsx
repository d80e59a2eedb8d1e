import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { PlusIcon } from '../../art/icons/PlusIcon';
import { AttachmentRow } from './AttachmentRow';
import { fileNamesOf } from './fileNames';
import { FileUpload } from './FileUpload';
import { moved, type AttachmentValues, type LessonValues } from './kinds';
import { Part } from './Part';
import type { Writing } from './sheets';

/** The files of a lesson: uploaded or named by their address, with names in both languages, in an order. */
export function AttachmentsPart({ of }: { of: Writing<LessonValues> }) {
  const { t } = useTranslation('editor');
  const { attachments } = of.values;
  const { keys, change } = useRowKeys(of);
  const add = (file: AttachmentValues) => change([...attachments, file], [...keys, crypto.randomUUID()]);
  const edit = (at: number, changes: Partial<AttachmentValues>) =>
    change(
      attachments.map((file, index) => (index === at ? { ...file, ...changes } : file)),
      keys,
    );
  const mayAdd = attachments.length < limits.attachments.max;
  return (
    <Part title={t('lesson.files')} hint={t('lesson.filesHint')}>
      <Stack component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 2 }}>
        {attachments.map((file, at) => (
          <AttachmentRow
            key={keys[at]}
            file={file}
            at={at}
            count={attachments.length}
            complaint={(field) => of.complaint(`attachments.${at}.${field}`)}
            onChange={(changes) => edit(at, changes)}
            onMove={(by) => change(moved(attachments, at, at + by), moved(keys, at, at + by))}
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
          <FileUpload onKept={({ url, name }) => add({ ...fileNamesOf(name), url })} />
          <Box>
            <Button startIcon={<PlusIcon />} onClick={() => add({ name: '', nameAr: '', url: '' })}>
              {t('lesson.addFile')}
            </Button>
          </Box>
        </Box>
      )}
    </Part>
  );
}

/** Keys of the rows, which move along with them, so that each keeps its focus. */
function useRowKeys(of: Writing<LessonValues>) {
  const { attachments } = of.values;
  const [keys, setKeys] = useState<string[]>([]);
  const change = (files: AttachmentValues[], rowKeys: string[]) => {
    setKeys(rowKeys);
    of.type({ attachments: files });
  };
  return { keys: attachments.map((_, at) => keys[at] ?? `row-${at}`), change };
}
