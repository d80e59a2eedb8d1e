import type { Poll, Prisma } from '../../prisma/generated/client';

/** A poll is multiple choice by its flag or by its question (R-POLL-3). */
export const allowsMultipleChoices = ({ question, allowMultiple }: Pick<Poll, 'question' | 'allowMultiple'>): boolean =>
  allowMultiple || question.toLowerCase().includes('multiple');

/** Whether it takes no more votes: its end has passed, or it was taken off. */
export const isPollClosed = ({ isActive, endsAt }: Pick<Poll, 'isActive' | 'endsAt'>): boolean =>
  !isActive || (endsAt !== null && endsAt <= new Date());

/** The polls that still take votes; the same as {@link isPollClosed}, for the database. */
export const openPollsFilter = (): Prisma.PollWhereInput => ({
  isActive: true,
  OR: [{ endsAt: null }, { endsAt: { gt: new Date() } }],
});
