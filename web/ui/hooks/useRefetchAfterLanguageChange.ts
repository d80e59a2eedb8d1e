import { useEffect, useRef } from 'react';
import { useLanguage } from '../../language';

/** For queries whose texts the server writes in the language of the request. A failure leaves the previous texts. */
export function useRefetchAfterLanguageChange(refetch: () => Promise<unknown>): void {
  const { language } = useLanguage();
  const fetchedLanguage = useRef(language);
  useEffect(() => {
    if (fetchedLanguage.current === language) return;
    fetchedLanguage.current = language;
    void refetch().catch(() => undefined);
  }, [language, refetch]);
}
