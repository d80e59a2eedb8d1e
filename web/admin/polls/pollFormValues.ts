import type { z } from 'zod';
import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import type { createPollSchema } from '../../../schema/contract/validation/polls';
import type { AdminPollFragment } from './__generated__/PollsTab';
import { toDateTimeLocal } from '../../ui/form/toDateTimeLocal';

/** A poll as its form holds it: the options of a language in one text, the end by the clocks of Algeria. */
export const toPollFormValues = (row: AdminPollFragment | null) => ({
  question: row?.question ?? '',
  questionAr: row?.questionAr ?? '',
  options: formatCommaList(row?.options.map(({ optionText }) => optionText) ?? []),
  optionsAr: formatCommaList(row?.options.map(({ optionTextAr }) => optionTextAr) ?? [], '، '),
  expiresAt: toDateTimeLocal(row?.expiresAt),
  isActive: row?.isActive ?? true,
  allowMultiple: row?.allowMultiple ?? false,
});
export type PollFormValues = ReturnType<typeof toPollFormValues>;

/** A draft as the mutations take it. */
export const toPollInput = ({ expiresAt, endsAt: _end, ...draft }: z.output<typeof createPollSchema>) => ({
  ...draft,
  expiresAt: expiresAt?.toISOString() ?? null,
});
