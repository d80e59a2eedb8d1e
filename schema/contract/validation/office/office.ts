import { bounds } from '../../bounds';
import { allLists, listNames } from '../../listNames';
import { officePayments } from '../../payments';
import { tableDensities } from '../../tableDensities';
import { foreignKeyField, integerField, priceField } from '../fields/numberFields';
import { messageKey, multilineText, nonBlankText, optionalText, singleLineText } from '../fields/textFields';
import { createUserSchema } from '../accounts/users';
import { z } from '../fields/zod';

export const userNoteSchema = z.object({ text: nonBlankText(multilineText, bounds.userNote.max) });

const identifier = singleLineText(bounds.savedViews.identifierMax);
const listName = identifier.pipe(z.enum(listNames, messageKey('wrongType')));
const columnNames = z
  .array(identifier.refine((text) => /^[A-Za-z][A-Za-z0-9]*$/.test(text), messageKey('wrongType')))
  .max(bounds.savedViews.columns, messageKey('tooMany'));
const density = z.enum(tableDensities, messageKey('wrongType'));

export const savedViewsSchema = z.object({ list: listName });

/** A list as a person left it, with the parameters of its address. Null means the default; what is absent is not written. */
export const savedViewSchema = z.object({
  list: listName,
  name: nonBlankText(singleLineText, bounds.savedViews.nameMax),
  query: singleLineText(bounds.url.max)
    .transform((query) => new URLSearchParams(query).toString())
    .pipe(z.string().max(bounds.url.max, messageKey('tooLong'))),
  columns: columnNames
    .nullable()
    .transform((columns) => columns ?? [])
    .optional(),
  density: density.nullable().optional(),
  position: integerField(bounds.savedViews.perList)
    .nullable()
    .transform((position) => position ?? 0)
    .optional(),
});

/** How a person wants to see a list, or all lists. */
export const tablePreferenceSchema = z.object({
  list: identifier.pipe(z.enum([...listNames, allLists], messageKey('wrongType'))),
  columns: columnNames.nullish().transform((columns) => columns ?? []),
  density,
});

/** A person whom the office adds: the username is made, the password is set by a link in a mail. */
export const officePersonSchema = createUserSchema.pick({
  firstName: true,
  lastName: true,
  firstNameAr: true,
  lastNameAr: true,
  email: true,
  phone: true,
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
