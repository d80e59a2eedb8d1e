import type { Poll, Prisma } from '../../prisma/generated/client';

/** A poll is multiple choice by its flag or by its question (R-POLL-3). */
export const allowsMultipleChoices = ({ question, allowMultiple }: Pick<Poll, 'question' | 'allowMultiple'>): boolean =>
  allowMultiple || question.toLowerCase().includes('multiple');

/** True after the end or if the poll is inactive. */
export const isPollClosed = ({ isActive, endsAt }: Pick<Poll, 'isActive' | 'endsAt'>): boolean =>
  !isActive || (endsAt !== null && endsAt <= new Date());

/** Prisma equivalent of not {@link isPollClosed}. */
export const openPollsFilter = (): Prisma.PollWhereInput => ({
  isActive: true,
  OR: [{ endsAt: null }, { endsAt: { gt: new Date() } }],
});

/** Active polls after their end. */
export const expiredPollsFilter = (): Prisma.PollWhereInput => ({ isActive: true, endsAt: { lte: new Date() } });
