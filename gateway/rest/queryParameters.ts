import { z } from 'zod';
import { languages } from '../../schema/contract/languages';
import { limits } from '../../schema/contract/limits';
import { roles } from '../../schema/contract/permissions';
import { categoryName } from '../../schema/contract/validation/glossary';
import { courseLevels } from '../../schema/contract/validation/catalog';
import { say, searchText } from '../../schema/contract/validation/text';

/*
 * What query strings may say. A parameter given twice arrives as a list and is refused like any other wrong value.
 */

const booleanParameter = z.enum(['true', 'false'], say('wrongType')).transform((text) => text === 'true');
const idParameter = z.string(say('wrongType')).regex(/^\d{1,10}$/, say('notANumber'));
const positiveIntegerParameter = idParameter.transform(Number).refine((number) => number > 0, say('notANumber'));

const listQuerySchema = z.object({ limit: positiveIntegerParameter.optional() });

export const courseFilterShape = {
  isPublished: booleanParameter.optional(),
  trainerId: idParameter.optional(),
  categoryId: idParameter.optional(),
  search: searchText,
  level: z.enum(courseLevels, say('wrongType')).optional(),
};
export const courseQuerySchema = listQuerySchema
  .extend({ ...courseFilterShape, price: z.enum(['free', 'paid'], say('wrongType')).optional() })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

export const userFilterShape = {
  search: searchText,
  role: z.enum(roles, say('unknownRole')).optional(),
  isActive: booleanParameter.optional(),
};
export const userQuerySchema = listQuerySchema
  .extend(userFilterShape)
  .transform(({ limit, ...filter }) => ({ limit, filter }));

/** What is published or not, and filed under something: the filter of a table of articles or questions. */
export const contentFilterShape = {
  search: searchText,
  isPublished: booleanParameter.optional(),
  categoryId: idParameter.optional(),
};

/** The filter of the table of newsletter addresses. */
export const newsletterFilterShape = {
  search: searchText,
  language: z.enum(languages, say('wrongType')).optional(),
  isConfirmed: booleanParameter.optional(),
};

export const enrollmentQuerySchema = listQuerySchema.extend({ studentId: idParameter.optional() });

export const reviewQuerySchema = listQuerySchema;

export const faqQuerySchema = listQuerySchema
  .extend({ isPublished: booleanParameter.optional(), categoryId: idParameter.optional() })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

export const blogPostQuerySchema = listQuerySchema
  .extend({ isPublished: booleanParameter.optional(), category: idParameter.optional(), search: searchText })
  .transform(({ limit, category, ...filter }) => ({ limit, filter: { ...filter, categoryId: category } }));

const eventStateShape = {
  isPublished: booleanParameter.optional(),
  when: z.enum(['upcoming', 'past'], say('wrongType')).optional(),
};
export const eventFilterShape = { search: searchText, ...eventStateShape };
export const eventQuerySchema = listQuerySchema
  .extend(eventStateShape)
  .transform(({ limit, ...filter }) => ({ limit, filter }));

const pollStateShape = { isActive: booleanParameter.optional() };
export const pollFilterShape = { search: searchText, ...pollStateShape };
export const pollQuerySchema = listQuerySchema.extend(pollStateShape);

export const glossaryQuerySchema = listQuerySchema
  .extend({ search: searchText, category: categoryName, isPublished: booleanParameter.optional() })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

/** The longest list that a single call answers; the documented client asks for lists whole. */
export const maxListRows = 100 * limits.page.max;
