import { z } from 'zod';
import { certificateStatuses } from '../../schema/contract/certificates';
import { languages } from '../../schema/contract/languages';
import { pageSizes } from '../../schema/contract/pageSizes';
import { enrollmentStatuses } from '../../schema/contract/labels/stateLabelsAr';
import { paymentMethods, paymentStatuses } from '../../schema/contract/payments';
import { roles } from '../../schema/contract/permissions';
import { glossaryCategoryFilterSchema } from '../../schema/contract/validation/site/glossary';
import { courseLevels } from '../../schema/contract/courses/courseLevels';
import { dateTimeField, endDateTimeField } from '../../schema/contract/validation/fields/numberFields';
import { messageKey, searchQuerySchema } from '../../schema/contract/validation/fields/textFields';

/* Query string schemas. A repeated parameter arrives as an array and is rejected. */

export const booleanParameter = z.enum(['true', 'false'], messageKey('wrongType')).transform((text) => text === 'true');
export const idParameter = z.string(messageKey('wrongType')).regex(/^\d{1,10}$/, messageKey('notANumber'));
const timeParameter = (field: typeof dateTimeField | typeof endDateTimeField) =>
  z
    .string(messageKey('wrongType'))
    .transform((text): string | Date => text)
    .pipe(field)
    .optional();
/** A time span; both days of it count if they have no time. */
const timeSpanShape = { from: timeParameter(dateTimeField), to: timeParameter(endDateTimeField) };
const positiveIntegerParameter = idParameter.transform(Number).refine((number) => number > 0, messageKey('notANumber'));

export const listQuerySchema = z.object({ limit: positiveIntegerParameter.optional() });

const courseFilterShape = {
  isPublished: booleanParameter.optional(),
  trainerId: idParameter.optional(),
  categoryId: idParameter.optional(),
  search: searchQuerySchema,
  level: z.enum(courseLevels, messageKey('wrongType')).optional(),
};
export const adminCourseFilterShape = { ...courseFilterShape, isArchived: booleanParameter.optional() };
export const courseQuerySchema = listQuerySchema
  .extend({ ...courseFilterShape, price: z.enum(['free', 'paid'], messageKey('wrongType')).optional() })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

const userFilterShape = {
  search: searchQuerySchema,
  role: z.enum(roles, messageKey('unknownRole')).optional(),
  isActive: booleanParameter.optional(),
};
export const adminUserFilterShape = { ...userFilterShape, isAwaitingApproval: booleanParameter.optional() };
export const userQuerySchema = listQuerySchema
  .extend(userFilterShape)
  .transform(({ limit, ...filter }) => ({ limit, filter }));

/** Filter of the lists of blog posts and FAQs. */
export const contentFilterShape = {
  search: searchQuerySchema,
  isPublished: booleanParameter.optional(),
  categoryId: idParameter.optional(),
};

export const adminPaymentFilterShape = {
  search: searchQuerySchema,
  status: z.enum(paymentStatuses, messageKey('wrongType')).optional(),
  method: z.enum(paymentMethods, messageKey('wrongType')).optional(),
  courseId: idParameter.optional(),
  eventId: idParameter.optional(),
  isExpiring: booleanParameter.optional(),
  isExpiringToday: booleanParameter.optional(),
  ...timeSpanShape,
};

export const adminCertificateFilterShape = {
  search: searchQuerySchema,
  status: z.enum(certificateStatuses, messageKey('wrongType')).optional(),
  courseId: idParameter.optional(),
  userId: idParameter.optional(),
  ...timeSpanShape,
};

export const adminEnrollmentFilterShape = {
  search: searchQuerySchema,
  courseId: idParameter.optional(),
  studentId: idParameter.optional(),
  status: z.enum(enrollmentStatuses, messageKey('wrongType')).optional(),
  ...timeSpanShape,
};

export const newsletterFilterShape = {
  search: searchQuerySchema,
  language: z.enum(languages, messageKey('wrongType')).optional(),
  isConfirmed: booleanParameter.optional(),
};

export const noteQuerySchema = listQuerySchema.extend({ courseId: idParameter.optional(), search: searchQuerySchema });

export const threadQuerySchema = listQuerySchema.extend({ lessonId: idParameter.optional() });

export const enrollmentQuerySchema = listQuerySchema.extend({ studentId: idParameter.optional() });

export const blogPostQuerySchema = listQuerySchema
  .extend({ isPublished: booleanParameter.optional(), category: idParameter.optional(), search: searchQuerySchema })
  .transform(({ limit, category, ...filter }) => ({ limit, filter: { ...filter, categoryId: category } }));

const eventStateShape = {
  isPublished: booleanParameter.optional(),
  when: z.enum(['upcoming', 'past'], messageKey('wrongType')).optional(),
};
export const eventFilterShape = { search: searchQuerySchema, ...eventStateShape };
export const eventQuerySchema = listQuerySchema
  .extend(eventStateShape)
  .transform(({ limit, ...filter }) => ({ limit, filter }));

const pollStateShape = { isActive: booleanParameter.optional() };
export const pollFilterShape = { search: searchQuerySchema, ...pollStateShape };
export const pollQuerySchema = listQuerySchema.extend(pollStateShape);

export const glossaryQuerySchema = listQuerySchema
  .extend({
    search: searchQuerySchema,
    category: glossaryCategoryFilterSchema,
    isPublished: booleanParameter.optional(),
  })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

export const notificationQuerySchema = listQuerySchema.extend({ unread: booleanParameter.optional() });

export const paymentQuerySchema = listQuerySchema
  .extend({
    status: z.enum(paymentStatuses, messageKey('wrongType')).optional(),
    userId: idParameter.optional(),
    courseId: idParameter.optional(),
  })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

/** Maximum number of rows of a REST list; the documented client requests whole lists. */
export const maxListRows = 100 * pageSizes.max;
