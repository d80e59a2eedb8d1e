import { useLayoutEffect, useRef, useState } from 'react';
import { movePosition } from './textEdits';

interface PendingFile {
  key: number;
  file: File;
  alt: string;
}

/**
 * Pictures that wait for their upload or description. Their places move with the text; the text itself holds no placeholder, because
 * it is saved, and may be published, while it is typed.
 */
export function usePendingPictures(text: string) {
  const [pictures, setPictures] = useState<readonly PendingFile[]>([]);
  const positions = useRef(new Map<number, number>());
  const nextKey = useRef(0);
  const previousText = useRef(text);
  useLayoutEffect(() => {
    if (previousText.current === text) return;
    for (const [key, at] of positions.current) positions.current.set(key, movePosition(at, previousText.current, text));
    previousText.current = text;
  }, [text]);
  const add = (files: readonly File[], position: number, alts: readonly string[] = []) => {
    const added = files.map((file, index) => ({ key: nextKey.current + index, file, alt: alts[index] ?? '' }));
    nextKey.current += files.length;
    for (const { key } of added) positions.current.set(key, position);
    setPictures((current) => [...current, ...added]);
  };
  const remove = (key: number) => setPictures((current) => current.filter((each) => each.key !== key));
  return { pictures, add, remove, positionOf: (key: number): number => positions.current.get(key) ?? text.length };
}
