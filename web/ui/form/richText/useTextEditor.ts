import { useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react';
import { usePlural, useTranslation } from '../../../language';
import { applyEditAsTyped, readSelection } from './applyEditAsTyped';
import { findShortcut, runCommand } from './commands';
import { continueList } from './textEdits';
import { isRichHtml, pasteHtml, toPictureFiles } from './paste';
import type { ToolbarCommand } from './TextToolbar';
import { usePendingPictures } from './usePendingPictures';

/** What toolbar, keys, paste, drop and pictures do with the text of a text area. */
export function useTextEditor(value: string) {
  const { t } = useTranslation('textEditor');
  const formatCount = usePlural('textEditor');
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  const [isFinding, setFinding] = useState(false);
  const [notice, setNotice] = useState<string>();
  const pictures = usePendingPictures(value, fieldRef);
  const { addPictures } = pictures;
  const focusField = () => fieldRef.current?.focus();

  const run = (command: ToolbarCommand) => {
    const field = fieldRef.current;
    if (!field) return;
    if (command === 'find') setFinding((is) => !is);
    else if (command === 'picture') fileRef.current?.click();
    else {
      const samples = { table: t('tableSample'), callout: t('calloutSample'), link: t('linkSample') };
      applyEditAsTyped(field, runCommand(command, readSelection(field), samples));
    }
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const field = fieldRef.current;
    if (!field || event.nativeEvent.isComposing) return;
    const command = findShortcut(event.nativeEvent);
    const isLineEnd = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey;
    const edit = isLineEnd ? continueList(readSelection(field)) : undefined;
    if (command === undefined && edit === undefined) return;
    event.preventDefault();
    // Ctrl+K opens the search elsewhere.
    event.stopPropagation();
    if (command !== undefined) run(command);
    else if (edit) applyEditAsTyped(field, edit);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    const html = data.getData('text/html');
    const text = data.getData('text/plain');
    const files = toPictureFiles(data.files);
    const field = fieldRef.current;
    // Word and Excel add a picture of the copied words.
    const isPicture = files.length > 0 && text.trim() === '';
    const isRich = isRichHtml(html) && !data.types.includes('vscode-editor-data');
    if (!field || !(isPicture || isRich)) return;
    event.preventDefault();
    if (isPicture) {
      addPictures(files);
      return;
    }
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
  const closeFind = () => {
    setFinding(false);
    focusField();
  };
  const closeNotice = () => setNotice(undefined);
  return {
    fieldRef,
    fileRef,
    focusField,
    run,
    isFinding,
    closeFind,
    notice,
    closeNotice,
    handleKey,
    handlePaste,
    handleDrop,
    ...pictures,
  };
}
