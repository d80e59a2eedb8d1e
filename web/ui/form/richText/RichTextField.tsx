import { Alert, Box, FormLabel, TextField, Typography } from '@mui/material';
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { textDirection, usePlural, useTranslation, type Language } from '../../../language';
import { fileInputAccept } from '../upload/useUpload';
import { applyEdit, readSelection } from './applyEdit';
import { findShortcut, runCommand } from './commands';
import { FindReplace } from './FindReplace';
import { measureText } from './findMatches';
import { PendingPicture, textPictureKind } from './PendingPicture';
import { TextToolbar, type ToolbarCommand } from './TextToolbar';
import { continueList, insertBlock, pictureMarkdown } from './textEdits';
import { isRichHtml, pasteHtml, toPictureFiles } from './paste';
import { usePendingPictures } from './usePendingPictures';

interface RichTextFieldProps {
  id?: string | undefined;
  name: string;
  label: string;
  value: string;
  lang: Language;
  onChange(text: string): void;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLTextAreaElement | null> | undefined;
  isInvalid: boolean;
  helperText?: ReactNode;
  required?: boolean | undefined;
  minRows?: number | string | undefined;
  maxRows?: number | string | undefined;
}

/** The editor of long texts: Markdown in a text area, with a toolbar, pasting from documents, pictures, and find and replace. */
export function RichTextField({
  label,
  value,
  lang,
  onChange,
  onBlur,
  inputRef,
  isInvalid,
  required,
  ...props
}: RichTextFieldProps) {
  const { t } = useTranslation('textEditor');
  const ownId = useId();
  const { id = ownId, name, helperText, minRows = 8, maxRows = 24 } = props;
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => fieldRef.current);
  const [isFinding, setFinding] = useState(false);
  const [notice, setNotice] = useState<string>();
  const formatCount = usePlural('textEditor');
  const { pictures, add, remove, positionOf } = usePendingPictures(value);

  const run = (command: ToolbarCommand) => {
    const field = fieldRef.current;
    if (!field) return;
    if (command === 'find') setFinding((is) => !is);
    else if (command === 'picture') fileRef.current?.click();
    else {
      const samples = { table: t('tableSample'), callout: t('calloutSample'), link: t('linkSample') };
      applyEdit(field, runCommand(command, readSelection(field), samples));
    }
  };
  const addPictures = (files: readonly File[], alts: readonly string[] = []) =>
    add(files, fieldRef.current?.selectionEnd ?? value.length, alts);
  const focusField = () => fieldRef.current?.focus();

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const field = fieldRef.current;
    if (!field || event.nativeEvent.isComposing) return;
    const command = findShortcut(event.nativeEvent);
    const edit =
      event.key === 'Enter' && !event.shiftKey && !event.ctrlKey ? continueList(readSelection(field)) : undefined;
    if (command === undefined && edit === undefined) return;
    event.preventDefault();
    // Ctrl+K opens the search elsewhere.
    event.stopPropagation();
    if (command !== undefined) run(command);
    else if (edit) applyEdit(field, edit);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    const html = data.getData('text/html');
    const text = data.getData('text/plain');
    const files = toPictureFiles(data.files);
    const field = fieldRef.current;
    if (!field) return;
    // Word and Excel add a picture of the copied words.
    if (files.length > 0 && text.trim() === '') {
      event.preventDefault();
      addPictures(files);
      return;
    }
    if (!isRichHtml(html) || data.types.includes('vscode-editor-data')) return;
    event.preventDefault();
    void pasteHtml(field, { html, text }).then(({ pictures: pasted, alts, leftOut, isPlain }) => {
      addPictures(pasted, alts);
      setNotice(isPlain ? t('pasteFailed') : leftOut > 0 ? formatCount('picturesLeftOut', leftOut) : undefined);
    });
  };
  const handleDrop = (event: DragEvent) => {
    const files = toPictureFiles(event.dataTransfer.files);
    if (files.length === 0) return;
    event.preventDefault();
    addPictures(files);
  };
  const { words, minutes } = measureText(value);
  return (
    <Box
      onDrop={handleDrop}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
    >
      <FormLabel htmlFor={id} required={required ?? false} error={isInvalid} sx={labelStyles}>
        {label}
      </FormLabel>
      <TextToolbar field={label} controls={id} isFinding={isFinding} onCommand={run} onEscape={focusField} />
      {isFinding && (
        <FindReplace
          text={value}
          lang={lang}
          fieldRef={fieldRef}
          onClose={() => {
            setFinding(false);
            focusField();
          }}
        />
      )}
      {notice !== undefined && (
        <Alert severity="warning" role="status" onClose={() => setNotice(undefined)} sx={{ marginBlockEnd: 1 }}>
          {notice}
        </Alert>
      )}
      {pictures.map(({ key, file, alt }) => (
        <PendingPicture
          key={key}
          file={file}
          initialAlt={alt}
          lang={lang}
          onInsert={(picture) => {
            const field = fieldRef.current;
            const at = positionOf(key);
            remove(key);
            if (field)
              applyEdit(field, insertBlock({ text: field.value, start: at, end: at }, pictureMarkdown(picture)));
          }}
          onRemove={() => {
            remove(key);
            focusField();
          }}
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
        required={required ?? false}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onPaste={handlePaste}
        onKeyDown={handleKey}
        inputRef={fieldRef}
        error={isInvalid}
        helperText={helperText}
        slotProps={{ htmlInput: { lang, dir: textDirection(lang) } }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 0.5 }}>
        {formatCount('words', words)} · {formatCount('minutes', minutes)}
      </Typography>
      <input
        ref={fileRef}
        type="file"
        hidden
        multiple
        accept={fileInputAccept(textPictureKind)}
        onChange={({ currentTarget }) => {
          addPictures([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </Box>
  );
}

const labelStyles = { display: 'block', marginBlockEnd: '6px', color: 'text.primary', fontWeight: 500 } as const;
