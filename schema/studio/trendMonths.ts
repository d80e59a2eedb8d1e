import { Prisma } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import { builder } from '../core/builder';
import { Problem } from '../core/problem';

const { default: defaultMonths, max } = bounds.trendMonths;

/** The period of a trend: the current month and those before it. */
export const trendMonthsArgs = builder.args((t) => ({
  months: t.int({ required: true, defaultValue: defaultMonths, description: `Number of months, maximum ${max}.` }),
}));

/** @throws Problem `invalidInput` */
export function checkTrendMonths(months: number): void {
  if (months < 1 || months > max) throw new Problem('invalidInput', { fields: { months: `numberBetween|1|${max}` } });
}

/** Converts a time to Algerian local time, and back. */
export const atAlgiersTimeZone = (time: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`((${time}) AT TIME ZONE 'Africa/Algiers')`;
