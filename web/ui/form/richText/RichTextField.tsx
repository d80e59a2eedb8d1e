import { Alert, Box, FormLabel, TextField, Typography } from '@mui/material';
import { useId, useImperativeHandle, type DragEvent, type ReactNode, type Ref } from 'react';
import { languageAttributes, usePlural, type Language } from '../../../language';
import { fileInputAccept } from '../upload/fileInputAccept';
import { measureText } from './findMatches';
import { lazyPart } from '../../lazyPart';
import { UnsavedChangesGuard } from '../../feedback/UnsavedChangesDialog';
import type { TextPictureKind } from './InsertPictureForm';
import { TextToolbar } from './TextToolbar';
import { useTextEditor } from './useTextEditor';

const FindReplace = lazyPart(async () => (await import('./FindReplace')).FindReplace);
const InsertPictureForm = lazyPart(async () => (await import('./InsertPictureForm')).InsertPictureForm);

interface RichTextFieldProps {
  id?: string | undefined;
  name: string;
  label: string;
  value: string;
  lang: Language;
  pictureKind: TextPictureKind;
  onChange(text: string): void;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLTextAreaElement | null> | undefined;
  isInvalid: boolean;
  helperText?: ReactNode;
  required?: boolean | undefined;
  minRows?: number | undefined;
  maxRows?: number | undefined;
  /** Of a text whose length does not matter, it is not shown. */
  isShort?: boolean;
}

/** The editor of long texts: Markdown in a text area, with a toolbar, pasting from documents, pictures, and find and replace. */
export function RichTextField({ label, value, lang, pictureKind, onChange, inputRef, ...props }: RichTextFieldProps) {
  const ownId = useId();
  const {
    id = ownId,
    name,
    onBlur,
    isInvalid,
    required = false,
    helperText,
    minRows = 8,
    maxRows = 24,
    isShort = false,
  } = props;
  const editor = useTextEditor(value);
  const { fieldRef, fileRef, focusField, isFinding } = editor;
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(inputRef, () => fieldRef.current);
  return (
    <Box onDrop={editor.handleDrop} onDragOver={allowFiles}>
      <FormLabel htmlFor={id} required={required} error={isInvalid} sx={labelStyles}>
        {label}
      </FormLabel>
      <TextToolbar lang={lang} controls={id} isFinding={isFinding} onCommand={editor.run} onEscape={focusField} />
      {isFinding && <FindReplace text={value} lang={lang} fieldRef={fieldRef} onClose={editor.closeFind} />}
      {editor.notice !== undefined && (
        <Alert severity="warning" role="status" onClose={editor.closeNotice} sx={{ marginBlockEnd: 1 }}>
          {editor.notice}
        </Alert>
      )}
      {editor.pictures.length > 0 && <UnsavedChangesGuard isUnsaved refuseSubmit={editor.refuseSubmit} />}
      {editor.pictures.map(({ key, file, alt, refusedSubmits }, index) => (
        <InsertPictureForm
          key={key}
          file={file}
          kind={pictureKind}
          initialAlt={alt}
          lang={lang}
          hasFocus={index === 0}
          refusedSubmits={refusedSubmits}
          onInsert={(picture, isLate) => editor.insertPicture(key, picture, isLate)}
          onRemove={() => editor.removePicture(key)}
        />
      ))}
      <TextField
        id={id}
        name={name}
        hiddenLabel
        fullWidth
        multiline
        minRows={minRows}
        maxRows={maxRows}
        value={value}
        required={required}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        onPaste={editor.handlePaste}
        onKeyDown={editor.handleKey}
        inputRef={fieldRef}
        error={isInvalid}
        helperText={helperText}
        slotProps={{ htmlInput: languageAttributes(lang) }}
        sx={textAreaStyles}
      />
      {!isShort && <TextLength text={value} />}
      <input
        ref={fileRef}
        type="file"
        hidden
        multiple
        accept={fileInputAccept('thumbnail')}
        onChange={({ currentTarget }) => {
          editor.addPictures([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </Box>
  );
}

const allowFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault();

function TextLength({ text }: { text: string }) {
  const formatCount = usePlural('textEditor');
  const { words, minutes } = measureText(text);
  return (
    <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 0.5 }}>
      {formatCount('words', words)} · {formatCount('minutes', minutes)}
    </Typography>
  );
}

/** The label is above the toolbar. */
const textAreaStyles = { '& textarea': { scrollMarginBlockStart: '9rem' } } as const;

const labelStyles = { display: 'block', marginBlockEnd: '6px', color: 'text.primary', fontWeight: 500 } as const;
