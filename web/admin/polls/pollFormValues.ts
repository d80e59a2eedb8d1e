import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import type { AdminPollFragment } from './__generated__/pollResource';
import { toDateTimeLocal } from '../../ui/form/toDateTimeLocal';

/** The options of a language are one text; the end is a time in Algeria. */
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
