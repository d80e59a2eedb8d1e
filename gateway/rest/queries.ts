import { z } from 'zod';
import { limits } from '../../schema/contract/limits';
import { categoryName } from '../../schema/contract/validation/glossary';
import { say, searchText } from '../../schema/contract/validation/text';

/*
 * What query strings may say. A parameter given twice arrives as a list and is refused like any other wrong value.
 */

const flag = z.enum(['true', 'false'], say('wrongType')).transform((text) => text === 'true');
const id = z.string(say('wrongType')).regex(/^\d{1,10}$/, say('notANumber'));
const count = id.transform(Number).refine((number) => number > 0, say('notANumber'));

const listQuery = z.object({ limit: count.optional() });

export const courseQuery = listQuery
  .extend({
    isPublished: flag.optional(),
    trainerId: id.optional(),
    categoryId: id.optional(),
    search: searchText,
    level: z.enum(['beginner', 'intermediate', 'advanced'], say('wrongType')).optional(),
    price: z.enum(['free', 'paid'], say('wrongType')).optional(),
  })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

export const enrollmentQuery = listQuery.extend({ studentId: id.optional() });

export const reviewQuery = listQuery;

export const faqQuery = listQuery
  .extend({ isPublished: flag.optional(), categoryId: id.optional() })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

export const blogQuery = listQuery
  .extend({ isPublished: flag.optional(), category: id.optional(), search: searchText })
  .transform(({ limit, category, ...filter }) => ({ limit, filter: { ...filter, categoryId: category } }));

export const eventQuery = listQuery
  .extend({ isPublished: flag.optional(), when: z.enum(['upcoming', 'past'], say('wrongType')).optional() })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

export const pollQuery = listQuery.extend({ isActive: flag.optional() });

export const glossaryQuery = listQuery
  .extend({ search: searchText, category: categoryName, isPublished: flag.optional() })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

/** The longest list that a single call answers; the documented client asks for lists whole. */
export const longestList = 100 * limits.page.max;
