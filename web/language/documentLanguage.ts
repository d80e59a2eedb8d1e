import { defaultLanguage, parseLanguage, type Language } from '../../schema/contract/languages';

/** The language that the page is shown in, for code outside React. */
export const documentLanguage = (): Language => parseLanguage(document.documentElement.lang) ?? defaultLanguage;
