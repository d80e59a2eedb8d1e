export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'ar';

/** Each in itself. */
export const languageNames: Readonly<Record<Language, string>> = { ar: 'العربية', en: 'English' };

/** Value of the HTML `dir` attribute. */
export const textDirection = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

/** HTML attributes of an element with text in a language. */
export const languageAttributes = (language: Language) => ({ lang: language, dir: textDirection(language) });

/** Cookie with the visitor's language; read by the server for pages and messages. */
export const languageCookie = 'tayyar_language';

export const parseLanguage = (value: unknown): Language | undefined => languages.find((language) => language === value);

/** The cookie wins over Accept-Language; the default is Arabic. Regional variants (`en-GB`) count as their language. */
export function negotiateLanguage(cookie: unknown, acceptLanguage: string | undefined): Language {
  return parseLanguage(cookie) ?? parseAcceptLanguage(acceptLanguage) ?? defaultLanguage;
}

function parseAcceptLanguage(acceptLanguage: string | undefined): Language | undefined {
  const ranges = (acceptLanguage ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().split(';');
    const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
    return {
      language: parseLanguage(tag.toLowerCase().split('-')[0]),
      quality: quality ? Number(quality.slice(2)) : 1,
    };
  });
  return ranges.filter((range) => range.language && range.quality > 0).sort((a, b) => b.quality - a.quality)[0]
    ?.language;
}
