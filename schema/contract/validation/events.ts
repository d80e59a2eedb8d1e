import { z } from 'zod';
import { limits } from '../limits';
import { webAddress } from './accounts';
import { flag, moment, price, whole } from './numbers';
import { filled, line, optional, say, text } from './text';
import { complain, complainOfTwo, momentIn, nameUsed } from './twoNames';

const { titleMax, textMax } = limits.content;
const start = ['startsAt', 'startDate'] as const;
const end = ['endsAt', 'endDate'] as const;

const seats = whole(limits.events.capacityMax, 1);
const none = 0;

/** Seats; blank or null: as many as come. */
const capacity = z
  .union([z.number(), z.string(), z.null()], say('wrongType'))
  .transform((value) => (value === null || String(value).trim() === '' ? null : (seats.safeParse(value).data ?? none)))
  .refine((value) => value !== none, say('notACapacity'));

/** A blank field of a form is 0, as whatever else is no number there (spec.md section 5, Admin forms). */
const amount = z
  .union([z.number(), z.string()], say('notANumber'))
  .transform((value) => (String(value).trim() === '' ? 0 : value))
  .pipe(price);

const fields = z.object({
  title: filled(line, titleMax),
  titleAr: filled(line, titleMax),
  description: filled(text, textMax),
  descriptionAr: filled(text, textMax),
  startsAt: moment.optional(),
  startDate: moment.optional(),
  endsAt: moment.optional(),
  endDate: moment.optional(),
  location: filled(line, titleMax),
  locationAr: optional(line(titleMax)),
  isOnline: flag.optional(),
  // Nobody meets in a picture of this site's own.
  meetingUrl: optional(webAddress.refine((value) => value === '' || /^https:/i.test(value), say('invalidUrl'))),
  capacity: capacity.optional(),
  price: amount.optional(),
  thumbnail: optional(webAddress),
  isPublished: flag.optional(),
});

type Times = Partial<Record<(typeof start)[number] | (typeof end)[number], Date>>;

/** What holds of the times of a new event and of a changed one, each complaint on the name that the caller has used. */
function inOrder(given: Times, ctx: z.core.$RefinementCtx): void {
  complainOfTwo(given, start, ctx);
  complainOfTwo(given, end, ctx);
  const [from, to] = [momentIn(given, start), momentIn(given, end)];
  const isLater = !(from instanceof Date) || !(to instanceof Date) || to > from;
  if (!isLater) complain(ctx, nameUsed(given, end) ?? end[0], 'endsBeforeStart');
}

function bothGiven(given: Times, ctx: z.core.$RefinementCtx): void {
  // Who says the one time in the stored name is told of the other in that name.
  const style = nameUsed(given, start) === start[1] || nameUsed(given, end) === end[1] ? 1 : 0;
  for (const names of [start, end]) if (!nameUsed(given, names)) complain(ctx, names[style], 'required');
}

/** The times are looked at even while other fields are still wrong. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/**
 * An event as its dialog and the calls take it (spec.md section 5, Admin forms). Its times may come under either of their
 * names; `eventRow` makes one of them.
 */
export const eventDraft = fields.superRefine(inOrder, always).superRefine(bothGiven, always);
export type EventDraft = z.output<typeof eventDraft>;

/** What changes of an event; absent fields stay as they are. */
export const eventChanges = fields.partial().superRefine(inOrder, always);

/** A draft, or changes, under the names of the table; what is absent stays absent. */
export function eventRow<Draft extends z.output<typeof eventChanges>>({
  startsAt,
  startDate = startsAt,
  endsAt,
  endDate = endsAt,
  ...row
}: Draft) {
  return { ...row, ...(startDate && { startDate }), ...(endDate && { endDate }) };
}
