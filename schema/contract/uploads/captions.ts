import { uploadKeyPattern, uploadsPath } from './uploads';

/** Languages of captions, in the order in which they are shown. */
export const captionsLanguages = ['ar', 'en', 'fr'] as const;
export type CaptionsLanguage = (typeof captionsLanguages)[number];

/** Names in the languages themselves. */
export const captionsLanguageNames: Readonly<Record<CaptionsLanguage, string>> = {
  ar: 'العربية',
  en: 'English',
  fr: 'Français',
};

const captionsPathPattern = new RegExp(`^${uploadsPath}/(${uploadKeyPattern})(?:\\?.*)?$`);

/** The key in the address of a file of captions; undefined for another address. Parameters are ignored. */
export function captionsKeyOf(url: string): string | undefined {
  const key = captionsPathPattern.exec(url)?.[1];
  return key?.endsWith('.vtt') ? key : undefined;
}
