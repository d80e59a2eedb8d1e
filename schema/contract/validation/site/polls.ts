import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { parseCommaList } from '../../text/commaSeparatedList';
import type { ValidationMessageKey } from '../../problems/validationMessages';
import { booleanField, endDateTimeField, isBlankText } from '../fields/numberFields';
import { stripIgnorable } from '../../text/characters';
import { cleanLabel } from '../../text/cleanText';
import { nonBlankText, singleLineText, messageKey } from '../fields/textFields';
import { rejectConflictingAliases, aliasedValue, usedAlias } from '../fields/fieldAliases';

const optionIdField = z.union([z.string(), z.number().int()], messageKey('unknownOption')).transform(String);

/** At least one option id; duplicates are removed. */
export const voteSchema = z.object({
  optionIds: z.preprocess(
    // A form without a selected option omits the list.
    (input) => (input === undefined || input === null || input === '' ? [] : input),
    z
      .array(optionIdField, messageKey('wrongType'))
      .min(1, messageKey('nothingChosen'))
      .transform((ids) => [...new Set(ids)]),
  ),
});

const { optionMax, options: optionCount } = bounds.polls;
const optionField = singleLineText(optionMax);

function findOptionsError(options: readonly string[]): string | undefined {
  if (options.length === 0) return messageKey('required');
  if (options.length < optionCount.min) return messageKey('tooFewOptions');
  if (options.length > optionCount.max) return messageKey('tooManyOptions');
  const invalid = options.map((each) => optionField.safeParse(each)).find(({ success }) => !success);
  if (invalid) return invalid.error?.issues[0]?.message;
  const names = new Set(options.map((each) => stripIgnorable(each).toLowerCase()));
  return names.size < options.length ? messageKey('duplicateOptions') : undefined;
}

/** Options of one language: a comma-separated text or a list. A list with one text is split at its commas. */
const optionListField = z
  .union([z.string(), z.array(z.string())], {
    error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'wrongType'),
  })
  .transform((input) => {
    const [only, ...others] = typeof input === 'string' ? [input] : input;
    const list = only !== undefined && others.length === 0 ? parseCommaList(only) : (input as string[]);
    return list.map(cleanLabel).filter((each) => stripIgnorable(each).length > 0);
  })
  .superRefine((list, ctx) => {
    const message = findOptionsError(list);
    if (message) ctx.addIssue({ code: 'custom', message });
  });

/** Blank or null: voting does not end. */
const pollEndField = z
  .union([z.string(), z.date(), z.null()], messageKey('wrongType'))
  .transform((value) => (isBlankText(value) ? null : value))
  .pipe(endDateTimeField.nullable());

const endAliases = ['expiresAt', 'endsAt'] as const;

const pollFields = z.object({
  question: nonBlankText(singleLineText, bounds.content.titleMax),
  questionAr: nonBlankText(singleLineText, bounds.content.titleMax),
  options: optionListField,
  optionsAr: optionListField,
  expiresAt: pollEndField.optional(),
  endsAt: pollEndField.optional(),
  isActive: booleanField.optional(),
  allowMultiple: booleanField.optional(),
});

/** A message if the languages have different numbers of options. */
export const optionCountMismatch = (english: readonly unknown[], arabic: readonly unknown[]): string | undefined =>
  english.length === arabic.length
    ? undefined
    : `${'optionCountsDiffer' satisfies ValidationMessageKey}|${english.length}|${arabic.length}`;

type PollInputValues = Partial<Pick<z.output<typeof pollFields>, 'options' | 'optionsAr' | 'endsAt' | 'expiresAt'>> & {
  optionIds?: readonly unknown[] | undefined;
};

function checkPoll(input: PollInputValues, ctx: z.core.$RefinementCtx): void {
  rejectConflictingAliases(input, endAliases, ctx);
  const { options: english, optionsAr: arabic, optionIds } = input;
  if (optionIds && optionIds.length !== english?.length)
    ctx.addIssue({ code: 'custom', path: ['optionIds'], message: messageKey('unknownOption') });
  // An empty or invalid list has its own message.
  if (!isNonEmptyList(english) || !isNonEmptyList(arabic)) return;
  const message = optionCountMismatch(english, arabic);
  if (message) ctx.addIssue({ code: 'custom', path: ['optionsAr'], message });
}

const isNonEmptyList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

/** Runs the check even if other fields have issues. */
const checkDespiteOtherIssues = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** Poll input; its end may have either name (R-ADM-5, R-POLL-7). */
export const createPollSchema = pollFields.superRefine(checkPoll, checkDespiteOtherIssues);

/** Absent fields keep their value. */
export const updatePollSchema = pollFields
  .partial()
  .extend({ optionIds: z.array(optionIdField.nullable(), messageKey('wrongType')).optional() })
  .superRefine(checkPoll, checkDespiteOtherIssues);

/** Separates the row's columns from the options; absent fields stay absent. The id of a new option is 0. */
export function splitPollInput<Draft extends z.output<typeof updatePollSchema>>({
  options: english,
  optionsAr: arabic,
  optionIds,
  expiresAt,
  endsAt,
  ...row
}: Draft) {
  const input = { expiresAt, endsAt };
  const ends = usedAlias(input, endAliases) ? { endsAt: aliasedValue(input, endAliases) ?? null } : {};
  return { row: { ...row, ...ends }, english, arabic, ids: optionIds?.map(Number) };
}
