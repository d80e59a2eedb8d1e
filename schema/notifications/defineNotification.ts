import type { z } from 'zod';
import type { Language } from '../contract/languages';
import type { Role } from '../contract/permissions';
import type { LinkPurpose } from '../core/services/linkTokens';
import type { PaymentAccount } from '../payments/orders/transferAccounts';

/** A label with its value. A `link` is a URL that mails open. */
export type NotificationDetail = [label: string, value: string, kind?: 'link'];

/** What a notification says in one language. The subject is also the title of the notification. */
export interface NotificationText {
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** Labels and values below the paragraphs, such as date and place. */
  details?: NotificationDetail[];
  /** Label of the button that opens the page of the notification; without it there is no button. */
  action?: string;
}

/** `on` and `off` are defaults that the recipient can change. */
export type ChannelRule = 'always' | 'on' | 'off' | 'never';

export interface MailAttachment {
  fileName: string;
  /** Media type with parameters. */
  type: string;
  content: string | Buffer;
}

export interface MailContext {
  language: Language;
  /** Scheme and host of the site. */
  siteUrl: string;
  /** The operator's address; empty for none. */
  contactEmail: string;
  /** The PDF file of a valid certificate; null for others. */
  renderCertificate: (certificateId: number) => Promise<Buffer | null>;
  /** Where the transfer of an unpaid order goes; null for others. */
  findOrderAccount: (paymentId: number) => Promise<PaymentAccount | null>;
}

/** A kind of notification: who gets it over which channels, and what it says. */
export interface NotificationDefinition<Kind extends string, Payload> {
  kind: Kind;
  /** Name in the table of preferences. */
  label: Record<Language, string>;
  /** Recipients who see the kind in their preferences. */
  roles: readonly Role[];
  inApp: ChannelRule;
  byEmail: ChannelRule;
  /** Delivered about a second later, together with others; the others are delivered at once, each by its own job. */
  isBatched?: true;
  /**
   * Also mailed to a user whose address is not confirmed; other mails wait, because the address may be a stranger's. `perDay`
   * limits what the user alone can cause, counted by the notifications, without which no mail is sent.
   */
  mailsUnconfirmed?: true | { perDay: number };
  /** Stored as JSON until the notification is shown: ids and texts, no secrets. */
  payload: z.ZodType<Payload>;
  /** Path of the page that the notification is about, beginning with `/`. */
  path: (payload: Payload) => string;
  /** Token after the path in mails, for what only the recipient may do; see `LinkTokens.sign`. */
  token?: (payload: Payload) => { purpose: LinkPurpose; subject: string };
  text: Record<Language, (payload: Payload) => NotificationText>;
  /** Whether the inbox shows all paragraphs, not the first one alone: no page has more. */
  isWholeInApp?: true;
  /** Details below those of the text, in mails only: read when the mail is sent, so that they are not stored with the notification. */
  mailDetails?: (payload: Payload, context: MailContext) => Promise<NotificationDetail[]>;
  attachments?: (payload: Payload, context: MailContext) => MailAttachment[] | Promise<MailAttachment[]>;
}

/** Infers kind and payload of a definition. */
export const defineNotification = <const Kind extends string, Payload>(
  definition: NotificationDefinition<Kind, Payload>,
): NotificationDefinition<Kind, Payload> => definition;

const pluralRules = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') };

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form of a noun for a count; Arabic has six. `#` in the form is replaced by the count. */
export const pluralize = (language: Language, count: number, forms: PluralForms): string =>
  (forms[pluralRules[language].select(count)] ?? forms.other).replace('#', String(count));
