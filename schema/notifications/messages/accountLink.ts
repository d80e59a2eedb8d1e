import { z } from 'zod';
import type { Language } from '../../contract/languages';
import { periods } from '../../contract/periods';
import { pluralize, type MessageDefinition } from '../message';

interface AccountLinkPayload {
  /** Id of the row in "account_links"; the mail contains it as a signed token. */
  linkId: string;
}

/** What the messages with a link that acts on an account without sign-in share. Preferences do not show them. */
export const accountLinkParts = {
  roles: [],
  inApp: 'never',
  byEmail: 'always',
  payload: z.object({ linkId: z.uuid() }),
  token: ({ linkId }) => ({ purpose: 'account', subject: linkId }),
} satisfies Partial<MessageDefinition<string, AccountLinkPayload>>;

const minutesPerDay = 24 * 60;

const units = {
  ar: {
    days: { one: 'يومًا واحدًا', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' },
    minutes: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
  },
  en: { days: { one: 'one day', other: '# days' }, minutes: { one: 'one minute', other: '# minutes' } },
} as const;

/** How long a link is valid: "7 days", "30 minutes". */
export function linkValidity(language: Language, purpose: keyof typeof periods.accountLinkMinutes): string {
  const minutes = periods.accountLinkMinutes[purpose];
  return minutes >= minutesPerDay
    ? pluralize(language, minutes / minutesPerDay, units[language].days)
    : pluralize(language, minutes, units[language].minutes);
}
