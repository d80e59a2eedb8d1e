import { z } from 'zod';
import { limits } from '../limits';
import { parseCommaList } from '../text/commaSeparatedList';
import type { ValidationMessageKey } from '../problems/validationMessages';
import { booleanField, dateTimeField } from './numberFields';
import { nonBlankText, singleLineText, messageKey, stripInvisible } from './textFields';
import { rejectConflictingAliases, aliasedValue, usedAlias } from './fieldAliases';

const optionIdField = z.union([z.string(), z.number().int()], messageKey('unknownOption')).transform(String);

/** What somebody votes for: at least one option, each counted once. Whether the poll has them, it knows itself. */
export const voteSchema = z.object({
  optionIds: z.preprocess(
    // The body of a form in which nothing was chosen may well leave the list out.
    (given) => (given === undefined || given === null || given === '' ? [] : given),
    z
      .array(optionIdField, messageKey('wrongType'))
      .min(1, messageKey('nothingChosen'))
      .transform((ids) => [...new Set(ids)]),
  ),
});

const { optionMax, options: optionCount } = limits.polls;
const optionField = singleLineText(optionMax);

/** What is wrong with the options of one language, if anything. */
function findOptionsError(options: readonly string[]): string | undefined {
  if (options.length === 0) return messageKey('required');
  if (options.length < optionCount.min) return messageKey('tooFewOptions');
  if (options.length > optionCount.max) return messageKey('tooManyOptions');
  const faulty = options.map((each) => optionField.safeParse(each)).find(({ success }) => !success);
  if (faulty) return faulty.error?.issues[0]?.message;
  const names = new Set(options.map((each) => stripInvisible(each).toLowerCase()));
  return names.size < options.length ? messageKey('duplicateOptions') : undefined;
}

/** The options in one language: a text with commas, or a list. A list of one is a text: no poll has a single option. */
const optionListField = z
  .union([z.string(), z.array(z.string())], {
    error: ({ input }) => messageKey(input === undefined || input === null ? 'required' : 'wrongType'),
  })
  .transform((given) => {
    const [only, ...others] = typeof given === 'string' ? [given] : given;
    if (only !== undefined && others.length === 0) return parseCommaList(only);
    return (given as string[]).map((each) => each.trim()).filter((each) => stripInvisible(each).length > 0);
  })
  .superRefine((list, ctx) => {
    const message = findOptionsError(list);
    if (message) ctx.addIssue({ code: 'custom', message });
  });

/** When voting ends; blank or null: it does not. */
const pollEndField = z
  .union([z.string(), z.date(), z.null()], messageKey('wrongType'))
  .transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
  .pipe(dateTimeField.nullable());

const endAliases = ['expiresAt', 'endsAt'] as const;

const pollFields = z.object({
  question: nonBlankText(singleLineText, limits.content.titleMax),
  questionAr: nonBlankText(singleLineText, limits.content.titleMax),
  options: optionListField,
  optionsAr: optionListField,
  expiresAt: pollEndField.optional(),
  endsAt: pollEndField.optional(),
  isActive: booleanField.optional(),
  allowMultiple: booleanField.optional(),
});

/** The complaint where the options of one language have no fellows in the other; undefined where they are in step. */
export const optionCountMismatch = (english: readonly unknown[], arabic: readonly unknown[]): string | undefined =>
  english.length === arabic.length
    ? undefined
    : `${'optionCountsDiffer' satisfies ValidationMessageKey}|${english.length}|${arabic.length}`;

type PollInputValues = Partial<Pick<z.output<typeof pollFields>, 'options' | 'optionsAr' | 'endsAt' | 'expiresAt'>>;

function checkPoll(given: PollInputValues, ctx: z.core.$RefinementCtx): void {
  rejectConflictingAliases(given, endAliases, ctx);
  const { options: english, optionsAr: arabic } = given;
  // A side that is blank, or nothing that has sides, has its own complaint.
  if (!isNonEmptyList(english) || !isNonEmptyList(arabic)) return;
  const message = optionCountMismatch(english, arabic);
  if (message) ctx.addIssue({ code: 'custom', path: ['optionsAr'], message });
}

const isNonEmptyList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

/** The languages are compared even while other fields are still wrong. */
const checkDespiteOtherIssues = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** Poll input; its end may have either name (R-ADM-5, R-POLL-7). */
export const createPollSchema = pollFields.superRefine(checkPoll, checkDespiteOtherIssues);

/** What changes of a poll; absent fields stay as they are. */
export const updatePollSchema = pollFields.partial().superRefine(checkPoll, checkDespiteOtherIssues);

/** A draft, or changes, under the names of the table, with its options apart; what is absent stays absent. */
export function toPollColumns<Draft extends z.output<typeof updatePollSchema>>({
  options: english,
  optionsAr: arabic,
  expiresAt,
  endsAt,
  ...row
}: Draft) {
  const given = { expiresAt, endsAt };
  const ends = usedAlias(given, endAliases) ? { endsAt: aliasedValue(given, endAliases) ?? null } : {};
  return { row: { ...row, ...ends }, english, arabic };
}
