import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { urlField } from '../accounts/accounts';
import {
  booleanField,
  dateTimeField,
  endDateTimeField,
  integerField,
  isBlankText,
  priceField,
} from '../fields/numberFields';
import {
  nonBlankText,
  printedLine,
  singleLineText,
  optionalText,
  messageKey,
  multilineText,
} from '../fields/textFields';
import { addFieldIssue, rejectConflictingAliases, aliasedValue, usedAlias } from '../fields/fieldAliases';

const { titleMax, textMax } = bounds.content;
const startAliases = ['startsAt', 'startDate'] as const;
const endAliases = ['endsAt', 'endDate'] as const;

const seatCountField = integerField(bounds.events.capacityMax, 1);
const invalidCapacityMarker = 0;

/** Number of seats; blank or null: unlimited. */
const capacityField = z
  .union([z.number(), z.string(), z.null()], messageKey('wrongType'))
  .transform((value) =>
    value === null || isBlankText(value) ? null : (seatCountField.safeParse(value).data ?? invalidCapacityMarker),
  )
  .refine((value) => value !== invalidCapacityMarker, messageKey('invalidCapacity'));

/** A blank field of a new event counts as 0, as it does in the form (R-ADM-6). */
const priceOrZeroField = z
  .union([z.number(), z.string()], messageKey('notANumber'))
  .transform((value) => (isBlankText(value) ? 0 : value))
  .pipe(priceField);

const eventFields = z.object({
  title: nonBlankText(printedLine, titleMax),
  titleAr: nonBlankText(printedLine, titleMax),
  description: nonBlankText(multilineText, textMax),
  descriptionAr: nonBlankText(multilineText, textMax),
  startsAt: dateTimeField.optional(),
  startDate: dateTimeField.optional(),
  endsAt: endDateTimeField.optional(),
  endDate: endDateTimeField.optional(),
  location: nonBlankText(singleLineText, titleMax),
  locationAr: optionalText(singleLineText(titleMax)),
  isOnline: booleanField.optional(),
  // A path of this site is not a meeting URL.
  meetingUrl: optionalText(
    urlField.refine((value) => value === '' || /^https:/i.test(value), messageKey('invalidUrl')),
  ),
  capacity: capacityField.optional(),
  price: priceOrZeroField.optional(),
  thumbnail: optionalText(urlField),
  isPublished: booleanField.optional(),
});

type EventTimes = Partial<Record<(typeof startAliases)[number] | (typeof endAliases)[number], Date>>;

/** Reports issues on the field name that the client has used. */
function checkEventTimes(input: EventTimes, ctx: z.core.$RefinementCtx): void {
  rejectConflictingAliases(input, startAliases, ctx);
  rejectConflictingAliases(input, endAliases, ctx);
  const [from, to] = [aliasedValue(input, startAliases), aliasedValue(input, endAliases)];
  const isLater = !(from instanceof Date) || !(to instanceof Date) || to > from;
  if (!isLater) addFieldIssue(ctx, usedAlias(input, endAliases) ?? endAliases[0], 'endsBeforeStart');
}

function requireBothTimes(input: EventTimes, ctx: z.core.$RefinementCtx): void {
  // The issue uses the same naming style as the time that is present.
  const style =
    usedAlias(input, startAliases) === startAliases[1] || usedAlias(input, endAliases) === endAliases[1] ? 1 : 0;
  for (const names of [startAliases, endAliases])
    if (!usedAlias(input, names)) addFieldIssue(ctx, names[style], 'required');
}

/** Runs the check even if other fields have issues. */
const checkDespiteOtherIssues = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** Event input of the admin form and the API (R-ADM-5). Its times may have either name (R-EVT-4). */
export const createEventSchema = eventFields
  .superRefine(checkEventTimes, checkDespiteOtherIssues)
  .superRefine(requireBothTimes, checkDespiteOtherIssues);
export type CreateEventData = z.output<typeof createEventSchema>;

/** A blank price is an error: no event is free by mistake. */
const existingEventFields = eventFields.extend({ price: priceField.optional() });

/** The complete form of an existing event. */
export const editEventSchema = existingEventFields
  .superRefine(checkEventTimes, checkDespiteOtherIssues)
  .superRefine(requireBothTimes, checkDespiteOtherIssues);

/** Absent fields keep their value. */
export const updateEventSchema = existingEventFields.partial().superRefine(checkEventTimes, checkDespiteOtherIssues);

/** Renames fields to column names; absent fields stay absent. */
export function toEventColumns<Draft extends z.output<typeof updateEventSchema>>({
  startsAt,
  startDate = startsAt,
  endsAt,
  endDate = endsAt,
  ...row
}: Draft) {
  return { ...row, ...(startDate && { startDate }), ...(endDate && { endDate }) };
}
