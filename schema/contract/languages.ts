/** The two languages of the product; Arabic is the default (spec.md section 1). */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'ar';

/** Writing direction of a language, as the HTML `dir` attribute takes it. */
export const textDirection = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

/** The cookie that remembers the visitor's choice; read by the server for pages and messages. */
export const languageCookie = 'tayyar_language';

/** Narrows any text to a language; undefined where it is neither `ar` nor `en`. */
export const parseLanguage = (value: unknown): Language | undefined => languages.find((language) => language === value);

/**
 * The caller's language: the cookie first, then the first language of Accept-Language that we speak, then Arabic.
 * Quality values are honoured; regional variants (`en-GB`, `ar-DZ`) count as their language.
 */
export function negotiateLanguage(cookie: unknown, acceptLanguage: string | undefined): Language {
  return parseLanguage(cookie) ?? parseAcceptLanguage(acceptLanguage) ?? defaultLanguage;
}

function parseAcceptLanguage(acceptLanguage: string | undefined): Language | undefined {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().split(';');
    const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
    return {
      language: parseLanguage(tag.toLowerCase().split('-')[0]),
      quality: quality ? Number(quality.slice(2)) : 1,
    };
  });
  return wishes.filter((wish) => wish.language && wish.quality > 0).sort((a, b) => b.quality - a.quality)[0]?.language;
}
