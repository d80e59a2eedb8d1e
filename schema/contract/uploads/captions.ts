import { uploadsPath } from './uploads';

/** Languages of captions, in the order in which they are shown. */
export const captionsLanguages = ['ar', 'en', 'fr'] as const;
export type CaptionsLanguage = (typeof captionsLanguages)[number];

/** Names in the languages themselves. */
export const captionsLanguageNames: Readonly<Record<CaptionsLanguage, string>> = {
  ar: 'العربية',
  en: 'English',
  fr: 'Français',
};

/** Address of a file of captions by its key. */
export const captionsPath = (uploadKey: string): string => `${uploadsPath}/${uploadKey}`;

const captionsPathPattern = new RegExp(`^${uploadsPath}/([0-9a-f]{32}\\.vtt)(?:\\?.*)?$`);

/** The key in the address of a file of captions; undefined for another address. Parameters are ignored. */
export const captionsKeyOf = (url: string): string | undefined => captionsPathPattern.exec(url)?.[1];
