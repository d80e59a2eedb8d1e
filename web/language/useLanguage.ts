import { createContext, useContext } from 'react';
import type { Language } from '../../schema/contract/languages';
import { formatNumber, formatDate, formatTime } from '../../schema/contract/text/format/formatters';
import { useTranslation } from './useTranslation';
import type { messages } from './messages/en';

interface LanguageContextValue {
  language: Language;
  direction: 'rtl' | 'ltr';
  /** Changes and stores the language; form input is kept. Rejects, without any change, if the messages fail to load. */
  setLanguage(language: Language): Promise<void>;
  /** Overrides the visitor's choice while a page requires it; undefined restores the choice. */
  lockLanguage(language: Language | undefined): void;
}

export const LanguageContext = createContext<LanguageContextValue | null>(null);

export function useLanguage(): LanguageContextValue {
  const context = useContext(LanguageContext);
  if (!context) throw new Error('useLanguage needs a LanguageProvider above it');
  return context;
}

type EnglishMessages = typeof messages;

/** Keys with plural forms, as `t` takes them: `votes`, or `list.found` in a group. */
type PluralMessageKey<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Name extends `${infer Counted}_other`
      ? Counted
      : never
    : `${Name}.${PluralMessageKey<Texts[Name]>}`;
}[keyof Texts & string];

/** Returns a formatter for counts: `formatCount('weeks', 8)` is '8 weeks' or '8 أسابيع'. */
export function usePlural<Space extends keyof EnglishMessages>(namespace: Space) {
  const { t } = useTranslation<keyof EnglishMessages>(namespace);
  const { language } = useLanguage();
  const translate = t as (key: string, values: Record<string, string | number>) => string;
  return (key: PluralMessageKey<EnglishMessages[Space]>, count: number, values: Record<string, string> = {}): string =>
    translate(key, { ...values, count, n: formatNumber(count, language) });
}

/** A function that returns the values `date` and `time` of texts: 'November 18, 2026' and '9:00 AM'. */
export function useDateAndTime(): (iso: string) => { date: string; time: string } {
  const { language } = useLanguage();
  return (iso) => ({ date: formatDate(iso, language), time: formatTime(iso, language) });
}
