import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { applyEditAsTyped, applyLateEdit } from './applyEditAsTyped';
import { insertBlock, moveWaiting, pictureMarkdown, type InsertedPicture, type TextPicture } from './textEdits';

interface PendingFile {
  key: number;
  file: File;
  alt: string;
}

/**
 * Pictures that wait for their upload or description. Their places move with the text; the text itself holds no placeholder, because
 * it is saved, and may be published, while it is typed.
 */
export function usePendingPictures(text: string, fieldRef: RefObject<HTMLTextAreaElement | null>) {
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
    const added = files.map((file, index) => ({ key: nextKey.current + index, file, alt: alts[index] ?? '' }));
    nextKey.current += files.length;
    for (const { key } of added) positions.current.set(key, position);
    setPictures((current) => [...current, ...added]);
  };
  const remove = (key: number) => setPictures((current) => current.filter((each) => each.key !== key));
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
  return { pictures, addPictures, insertPicture, removePicture };
}
