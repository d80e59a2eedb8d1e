import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '../../../schema/contract/languages';
import { loadWhenIdle } from '../browser/idleLoading';

type Translate = (text: string, language: Language) => string;

let translate: Translate | undefined;
const listeners = new Set<() => void>();

/** The texts of all errors in both languages are large: they are loaded apart. */
export async function loadErrorMessages(): Promise<void> {
  if (translate) return;
  translate = (await import('./errorMessages')).translateErrorMessage;
  for (const listener of listeners) listener();
}

void loadWhenIdle(loadErrorMessages);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getTranslate = () => translate;

/** Until the texts are loaded, a message of the server stays as it was sent, in the page's language, and a key is hidden. */
const untranslated: Translate = (text) => (isMessageKey(text) ? '' : text);
/** 'optionCountsDiffer|3|2' */
const isMessageKey = (text: string): boolean => /^[a-z]\w*(\||$)/i.test(text);

/**
 * `translateErrorMessage` for components: its texts are loaded when the page is idle.
 * @param isNeeded whether there is an error: its text is loaded at once
 */
export function useErrorTranslation(isNeeded: boolean): Translate {
  useEffect(() => {
    // Without a connection, the text stays as it is.
    if (isNeeded) loadErrorMessages().catch(() => undefined);
  }, [isNeeded]);
  return useSyncExternalStore(subscribe, getTranslate, getTranslate) ?? untranslated;
}

/** An error in the given language; undefined without one. */
export function useErrorMessage<Text extends string | undefined>(
  text: Text,
  language: Language,
): string | Exclude<Text, string> {
  const toText = useErrorTranslation(text !== undefined);
  return text === undefined ? (text as Exclude<Text, string>) : toText(text, language);
}
