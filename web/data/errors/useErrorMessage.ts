import { useEffect, useState } from 'react';
import type { Language } from '../../../schema/contract/languages';
import { loadWhenIdle } from '../browser/idleLoading';

let translate: ((text: string, language: Language) => string) | undefined;

/** The texts of all errors in both languages are large: they are loaded apart. */
const loadTranslation = async () => (translate ??= (await import('./errorMessages')).translateErrorMessage);

void loadWhenIdle(loadTranslation);

/** `translateErrorMessage` where errors are rare. Until it is loaded, the text is as it was sent: in the page's language. */
export function useErrorMessage(text: string, language: Language): string {
  const [, setLoaded] = useState(translate !== undefined);
  useEffect(() => {
    // Without a connection, the text stays as it is.
    loadTranslation().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, []);
  return translate ? translate(text, language) : text;
}
