import type { Language } from '../../../schema/contract/languages';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const formats = {
  ar: new Intl.RelativeTimeFormat('ar-DZ', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }),
};

/** 'قبل 3 أيام' or '3 days ago' in the largest unit that is reached; times ahead likewise. */
export function formatAge(iso: string, language: Language, now = Date.now()): string {
  const difference = new Date(iso).getTime() - now;
  const [unit, unitMs] = units.find(([, ms]) => Math.abs(difference) >= ms) ?? ['minute', 60_000];
  return formats[language].format(Math.trunc(difference / unitMs), unit);
}

export const isOlderThan = (iso: string, ageMs: number): boolean => Date.now() - Date.parse(iso) > ageMs;

export const currentTime = (): string => new Date().toISOString();
