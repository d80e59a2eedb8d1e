import { Box, Button } from '@mui/material';
import { useRef, useState, type DragEvent, type ReactNode, type RefCallback } from 'react';
import { useTranslation } from '../../../language';
import type { UploadKind } from '../../../../schema/contract/uploads/uploads';
import { TrashIcon, UploadIcon } from '../../../art/icons/editIcons';
import { fileInputAccept } from './fileInputAccept';

interface DropzoneProps {
  kind: UploadKind;
  isInvalid: boolean;
  /** Whether a file is selected that can be replaced or removed. */
  hasFile: boolean;
  /** Ids of the elements that describe the button. */
  describedBy: string;
  buttonRef: RefCallback<HTMLButtonElement>;
  onFile(file: File): void;
  onRemove(): void;
  preview: ReactNode;
  children: ReactNode;
}

export function Dropzone({
  kind,
  isInvalid,
  hasFile,
  describedBy,
  buttonRef,
  preview,
  children,
  ...props
}: DropzoneProps) {
  const { onFile, onRemove } = props;
  const { t } = useTranslation('upload');
  const input = useRef<HTMLInputElement>(null);
  const { isDragOver, ...target } = useFileDrop(onFile);
  return (
    <Box {...target} sx={dropzoneStyles} data-drag-over={isDragOver || undefined} data-invalid={isInvalid || undefined}>
      {preview}
      <Box sx={{ display: 'grid', gap: 1.5, minInlineSize: 0, flexGrow: 1, flexBasis: '14rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
          <Button
            ref={buttonRef}
            variant="outlined"
            startIcon={<UploadIcon size={20} />}
            aria-describedby={describedBy}
            onClick={() => input.current?.click()}
          >
            {t(hasFile ? 'replace' : 'choose')}
          </Button>
          {hasFile ? (
            <Button color="error" startIcon={<TrashIcon size={20} />} onClick={onRemove}>
              {t('remove')}
            </Button>
          ) : (
            <Box component="span" aria-hidden sx={dropHintStyles}>
              {t('drop')}
            </Box>
          )}
        </Box>
        {children}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept={fileInputAccept(kind)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </Box>
  );
}

const dropzoneStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: 2,
  border: '1.5px dashed',
  borderColor: 'edge',
  borderRadius: '16px',
  backgroundColor: 'paper',
  transition: 'background-color 150ms, border-color 150ms',
  '&[data-invalid]': { borderColor: 'error.main' },
  '&[data-drag-over]': { borderColor: 'primary.main', borderStyle: 'solid', backgroundColor: 'tint' },
} as const;

/** Touch devices have no drag and drop. */
const dropHintStyles = {
  color: 'text.secondary',
  '@media (hover: none), (pointer: coarse)': { display: 'none' },
} as const;

function useFileDrop(onFile: (file: File) => void) {
  const [isDragOver, setDragOver] = useState(false);
  return {
    isDragOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setDragOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setDragOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
