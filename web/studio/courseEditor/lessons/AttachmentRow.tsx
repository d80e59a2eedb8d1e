import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { isLocalMediaUrl } from '../../../../schema/contract/urls';
import { TrashIcon } from '../../../art/icons/editIcons';
import { ArrowDownIcon, ArrowUpIcon } from '../../../art/icons/studioIcons';
import { BilingualColumns } from '../../BilingualColumns';
import type { AttachmentFormValues } from '../courseDraftPolicies';

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

/** A file of a lesson: names, address, and buttons to move and remove it. */
export function AttachmentRow({
  file,
  index,
  count,
  validationMessage,
  onChange,
  onMove,
  onRemove,
}: AttachmentRowProps) {
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
                slotProps={{ htmlInput: { lang: 'ar', dir: 'rtl' } }}
              />
            ) : (
              <TextField
                {...text('name')}
                id={`lesson-file-${index}-name`}
                label={t('lesson.fileName', { number })}
                required
                onChange={(event) => onChange({ name: event.target.value })}
                slotProps={{ htmlInput: { lang: 'en', dir: 'ltr' } }}
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
      <AttachmentButtons {...{ index, count, onMove, onRemove }} />
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
