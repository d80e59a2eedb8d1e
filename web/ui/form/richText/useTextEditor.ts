import {
  useCallback,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { usePlural, useTranslation } from '../../../language';
import { applyEditAsTyped, readSelection, applyLateEdit } from './applyEditAsTyped';
import { findShortcut, runCommand } from './commands';
import {
  continueList,
  insertBlock,
  moveWaiting,
  pictureMarkdown,
  type InsertedPicture,
  type TextPicture,
} from './textEdits';
import type { ToolbarCommand } from './TextToolbar';

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

interface PendingFile {
  key: number;
  file: File;
  alt: string;
  /** How often the form around the editor was submitted without it. */
  refusedSubmits: number;
}

/**
 * Pictures that wait for their upload or description. Their places move with the text; the text itself holds no placeholder, because
 * it is saved, and may be published, while it is typed.
 */
function usePendingPictures(text: string, fieldRef: RefObject<HTMLTextAreaElement | null>) {
  const [pictures, setPictures] = useState<readonly PendingFile[]>([]);
  const positions = useRef(new Map<number, number>());
  const nextKey = useRef(0);
  const previousText = useRef(text);
  const lastInserted = useRef<InsertedPicture>(undefined);
  useLayoutEffect(() => {
    if (previousText.current === text) return;
    positions.current = moveWaiting(positions.current, [previousText.current, text], lastInserted.current);
    lastInserted.current = undefined;
    previousText.current = text;
  }, [text]);
  const addPictures = (files: readonly File[], alts: readonly string[] = []) => {
    const position = fieldRef.current?.selectionEnd ?? text.length;
    const added = files.map((file, index) => ({
      key: nextKey.current + index,
      file,
      alt: alts[index] ?? '',
      refusedSubmits: 0,
    }));
    nextKey.current += files.length;
    for (const { key } of added) positions.current.set(key, position);
    setPictures((current) => [...current, ...added]);
  };
  const remove = (key: number) => setPictures((current) => current.filter((each) => each.key !== key));
  const refuseSubmit = useCallback(
    () =>
      setPictures(([first, ...others]) =>
        first ? [{ ...first, refusedSubmits: first.refusedSubmits + 1 }, ...others] : others,
      ),
    [],
  );
  const removePicture = (key: number) => {
    remove(key);
    fieldRef.current?.focus();
  };
  const insertPicture = (key: number, picture: TextPicture, isLate: boolean) => {
    const field = fieldRef.current;
    remove(key);
    if (!field) return;
    const at = positions.current.get(key) ?? field.value.length;
    const edit = insertBlock({ text: field.value, start: at, end: at }, pictureMarkdown(picture));
    lastInserted.current = { key, at, end: edit.end };
    if (isLate) applyLateEdit(field, edit.text);
    else applyEditAsTyped(field, { ...edit, start: edit.end });
  };
  return { pictures, addPictures, insertPicture, removePicture, refuseSubmit };
}

/** Markup that plain text would lose. */
const isRichHtml = (html: string): boolean =>
  /<(?:b|strong|em|i|h[1-6]|ul|ol|li|table|a|img)[\s>]|mso-list|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic/i.test(
    html,
  );

const toPictureFiles = (files: FileList): File[] => [...files].filter(({ type }) => type.startsWith('image/'));

interface PasteResult {
  pictures: File[];
  alts: string[];
  leftOut: number;
  /** The words alone were pasted. */
  isPlain: boolean;
}

const toFile = (dataUrl: string, index: number): File | undefined => {
  try {
    const [head = '', base64 = ''] = dataUrl.split(',', 2);
    const type = /^data:(image\/[\w+.-]+);base64$/.exec(head)?.[1] ?? '';
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], `picture-${index + 1}`, { type });
  } catch {
    return undefined;
  }
};

/** Pastes HTML as Markdown; the converter is loaded at the first paste. */
async function pasteHtml(
  field: HTMLTextAreaElement,
  { html, text }: { html: string; text: string },
): Promise<PasteResult> {
  const insert = (by: string) => {
    const { text: before, start, end } = readSelection(field);
    applyEditAsTyped(field, {
      text: before.slice(0, start) + by + before.slice(end),
      start: start + by.length,
      end: start + by.length,
    });
  };
  try {
    const { convertHtml } = await import('./convertHtml');
    const parse = (source: string) => new DOMParser().parseFromString(source, 'text/html');
    const { markdown, pictures, leftOut } = convertHtml(html, parse);
    insert(markdown);
    const files = pictures.map(({ dataUrl }, index) => toFile(dataUrl, index));
    const kept = pictures.map(({ alt }, index) => ({ alt, file: files[index] }));
    return {
      pictures: kept.flatMap(({ file }) => file ?? []),
      alts: kept.flatMap(({ file, alt }) => (file ? [alt] : [])),
      leftOut: leftOut + files.filter((file) => file === undefined).length,
      isPlain: false,
    };
  } catch {
    insert(text);
    return { pictures: [], alts: [], leftOut: 0, isPlain: true };
  }
}
