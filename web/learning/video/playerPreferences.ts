import { captionsLanguages, type CaptionsLanguage } from '../../../schema/contract/uploads/captions';
import { persistentStorage, readJson, writeJson } from '../../drafts/storage/browserStorage';

export const playbackRates = [0.75, 1, 1.25, 1.5, 2] as const;

interface PlayerPreferences {
  /** One of {@link playbackRates}. */
  rate: number;
  /** Language chosen last; null for none. */
  captions: CaptionsLanguage | null;
}

const storageKey = 'tayyar_player';

/** What the viewer chose in any lesson before; the defaults where storage is blocked. */
export function readPlayerPreferences(): PlayerPreferences {
  const { rate, captions } = (readJson(persistentStorage, storageKey) ?? {}) as Partial<Record<string, unknown>>;
  return {
    rate: playbackRates.find((each) => each === rate) ?? 1,
    captions: captionsLanguages.find((each) => each === captions) ?? null,
  };
}

export const storePlayerPreferences = (changes: Partial<PlayerPreferences>): void =>
  void writeJson(persistentStorage, storageKey, { ...readPlayerPreferences(), ...changes });

/**
 * The captions that are shown at the start: for viewers who chose captions before, those of the page's language, else of
 * the language chosen, else the first.
 */
export function initialCaptions(
  available: readonly CaptionsLanguage[],
  chosen: CaptionsLanguage | null,
  pageLanguage: CaptionsLanguage,
): CaptionsLanguage | null {
  if (chosen === null) return null;
  return [pageLanguage, chosen].find((language) => available.includes(language)) ?? available[0] ?? null;
}
