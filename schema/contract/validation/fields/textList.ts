import { z } from './zod';
import { messageKey } from './textFields';

interface TextListOptions {
  /** How forms separate the items of one text. */
  split(text: string): string[];
  /** Cleans one item; a blank one is left out. */
  item: z.ZodType<string, string>;
  /** The message about an item that does not name it. */
  itemMessage(text: string, message: string): string;
  /** Which of the cleaned items stay. */
  distinct(items: readonly string[]): string[];
  min?: number;
  max: number;
  /** The message about too few or too many items. */
  countMessage: string;
}

/** Cleaned items: a list, or one text that holds them all, as forms have it. */
export const textList = ({ split, item, itemMessage, distinct, min = 0, max, countMessage }: TextListOptions) =>
  z
    .union([z.array(z.string()), z.string()], {
      error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'wrongType'),
    })
    .transform((input) => (typeof input === 'string' ? split(input) : input))
    .pipe(z.array(z.string()).max(10 * max, messageKey('tooMany')))
    .transform((items, ctx) => {
      const parsed = items.map((each) => item.safeParse(each));
      const invalid = parsed.findIndex(({ success }) => !success);
      const issue = parsed[invalid]?.error?.issues[0];
      if (issue) ctx.addIssue({ code: 'custom', message: itemMessage(items[invalid] ?? '', issue.message) });
      return distinct(parsed.flatMap(({ data }) => data ?? []));
    })
    .refine((items) => items.length >= min && items.length <= max, countMessage);

/** The beginning of an item in a message about it. */
export const shownInMessage = (text: string): string => text.replaceAll('|', ' ').slice(0, 20);
