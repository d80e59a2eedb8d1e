import type { z } from 'zod';
import { optionsText } from '../../../schema/contract/options';
import type { pollDraft } from '../../../schema/contract/validation/polls';
import type { AdminPollFragment } from '../__generated__/PollsTab';
import { timeOf } from '../../ui/form/timeOf';

/** A poll as its form holds it: the options of a language in one text, the end by the clocks of Algeria. */
export const valuesOf = (row: AdminPollFragment | null) => ({
  question: row?.question ?? '',
  questionAr: row?.questionAr ?? '',
  options: optionsText(row?.options.map(({ optionText }) => optionText) ?? []),
  optionsAr: optionsText(row?.options.map(({ optionTextAr }) => optionTextAr) ?? [], '، '),
  expiresAt: timeOf(row?.expiresAt),
  isActive: row?.isActive ?? true,
  allowMultiple: row?.allowMultiple ?? false,
});
export type PollValues = ReturnType<typeof valuesOf>;

/** A draft as the mutations take it. */
export const inputOf = ({ expiresAt, endsAt: _end, ...draft }: z.output<typeof pollDraft>) => ({
  ...draft,
  expiresAt: expiresAt?.toISOString() ?? null,
});
