import { z } from 'zod';
import { limits } from '../../schema/contract/limits';
import { courseSearch } from '../../schema/contract/validation/catalog';
import { say } from '../../schema/contract/validation/text';

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
    search: courseSearch,
    level: z.enum(['beginner', 'intermediate', 'advanced'], say('wrongType')).optional(),
    price: z.enum(['free', 'paid'], say('wrongType')).optional(),
  })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

export const enrollmentQuery = listQuery.extend({ studentId: id.optional() });

export const reviewQuery = listQuery;

/** The longest list that a single call answers; the documented client asks for lists whole. */
export const longestList = 100 * limits.page.max;
