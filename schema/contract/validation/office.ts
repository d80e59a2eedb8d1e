import { bounds } from '../bounds';
import { officePayments } from '../payments';
import { foreignKeyField, integerField, priceField } from './numberFields';
import { messageKey, multilineText, nonBlankText, optionalText, singleLineText } from './textFields';
import { createUserSchema } from './users';
import { z } from './zod';

/** Heights of the rows of a table, the highest first. */
export const tableDensities = ['comfortable', 'standard', 'compact'] as const;

export const userNoteSchema = z.object({ text: nonBlankText(multilineText, bounds.userNote.max) });

const identifier = (pattern: RegExp) =>
  singleLineText(bounds.savedViews.identifierMax).refine((text) => pattern.test(text), messageKey('wrongType'));

/** The name of a list of the panel or the studio: "users". */
const listName = identifier(/^[A-Za-z][A-Za-z0-9-]*$/);
const columnNames = z
  .array(identifier(/^[A-Za-z][A-Za-z0-9]*$/))
  .max(bounds.savedViews.columns, messageKey('tooMany'))
  .nullish()
  .transform((columns) => columns ?? []);
const density = z.enum(tableDensities, messageKey('wrongType'));

/** A list as a person left it, with the parameters of its address. */
export const savedViewSchema = z.object({
  list: listName,
  name: nonBlankText(singleLineText, bounds.savedViews.nameMax),
  query: singleLineText(bounds.url.max).transform((query) => query.replace(/^\?/, '')),
  columns: columnNames,
  density: density.nullish().transform((value) => value ?? null),
  position: integerField(bounds.savedViews.perList)
    .nullish()
    .transform((position) => position ?? 0),
});

/** How a person wants to see a list. */
export const tablePreferenceSchema = z.object({ list: listName, columns: columnNames, density });

/** A person whom the office adds: the username is made, the password is set by a link in a mail. */
export const officePersonSchema = createUserSchema.pick({
  ...{ firstName: true, lastName: true, firstNameAr: true, lastNameAr: true },
  ...{ email: true, phone: true },
});
export type OfficePersonFormValues = z.input<typeof officePersonSchema>;
export type OfficePersonData = z.output<typeof officePersonSchema>;

/** A known person, or a new one (`officePersonSchema`), a course or an event, and how it is paid. */
export const officeEnrollmentSchema = z
  .object({
    userId: foreignKeyField.optional(),
    courseId: foreignKeyField.optional(),
    eventId: foreignKeyField.optional(),
    payment: z.enum(officePayments, messageKey('wrongType')),
    /** The amount that the admin has seen. */
    price: priceField,
    notes: optionalText(multilineText(bounds.payment.notesMax)),
  })
  .refine(({ courseId, eventId }) => Boolean(courseId) !== Boolean(eventId), {
    path: ['courseId'],
    message: messageKey('required'),
  });
