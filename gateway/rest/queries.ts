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

const flag = z.enum(['true', 'false'], say('wrongType')).transform((text) => text === 'true');
const id = z.string(say('wrongType')).regex(/^\d{1,10}$/, say('notANumber'));
const count = id.transform(Number).refine((number) => number > 0, say('notANumber'));

const listQuery = z.object({ limit: count.optional() });

export const courseFilter = {
  isPublished: flag.optional(),
  trainerId: id.optional(),
  categoryId: id.optional(),
  search: searchText,
  level: z.enum(courseLevels, say('wrongType')).optional(),
};
export const courseQuery = listQuery
  .extend({ ...courseFilter, price: z.enum(['free', 'paid'], say('wrongType')).optional() })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

export const userFilter = {
  search: searchText,
  role: z.enum(roles, say('unknownRole')).optional(),
  isActive: flag.optional(),
};
export const userQuery = listQuery.extend(userFilter).transform(({ limit, ...filter }) => ({ limit, filter }));

/** What is published or not, and filed under something: the filter of a table of articles or questions. */
export const contentFilter = { search: searchText, isPublished: flag.optional(), categoryId: id.optional() };

/** The filter of the table of newsletter addresses. */
export const newsletterFilter = {
  search: searchText,
  language: z.enum(languages, say('wrongType')).optional(),
  isConfirmed: flag.optional(),
};

export const enrollmentQuery = listQuery.extend({ studentId: id.optional() });

export const reviewQuery = listQuery;

export const faqQuery = listQuery
  .extend({ isPublished: flag.optional(), categoryId: id.optional() })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

export const blogQuery = listQuery
  .extend({ isPublished: flag.optional(), category: id.optional(), search: searchText })
  .transform(({ limit, category, ...filter }) => ({ limit, filter: { ...filter, categoryId: category } }));

const eventState = {
  isPublished: flag.optional(),
  when: z.enum(['upcoming', 'past'], say('wrongType')).optional(),
};
export const eventFilter = { search: searchText, ...eventState };
export const eventQuery = listQuery.extend(eventState).transform(({ limit, ...filter }) => ({ limit, filter }));

const pollState = { isActive: flag.optional() };
export const pollFilter = { search: searchText, ...pollState };
export const pollQuery = listQuery.extend(pollState);

export const glossaryQuery = listQuery
  .extend({ search: searchText, category: categoryName, isPublished: flag.optional() })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

/** The longest list that a single call answers; the documented client asks for lists whole. */
export const longestList = 100 * limits.page.max;
