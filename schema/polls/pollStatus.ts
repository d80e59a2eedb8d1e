import type { Poll, Prisma } from '../../prisma/generated/client';
import type { Clock } from '../core/context';

/** A poll is multiple choice by its flag or by its question (R-POLL-3). */
export const allowsMultipleChoices = ({ question, allowMultiple }: Pick<Poll, 'question' | 'allowMultiple'>): boolean =>
  allowMultiple || question.toLowerCase().includes('multiple');

/** True after the end or if the poll is inactive. */
export const isPollClosed = (
  { isActive, endsAt }: Pick<Poll, 'isActive' | 'endsAt'>,
  clock: Pick<Clock, 'hasPassed'>,
): boolean => !isActive || (endsAt !== null && clock.hasPassed(endsAt));

/** Prisma equivalent of not {@link isPollClosed}. */
export const openPollsFilter = (now: Date): Prisma.PollWhereInput => ({
  isActive: true,
  OR: [{ endsAt: null }, { endsAt: { gt: now } }],
});

export const expiredPollsFilter = (now: Date): Prisma.PollWhereInput => ({ isActive: true, endsAt: { lte: now } });
