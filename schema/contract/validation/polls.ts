import { z } from 'zod';
import { limits } from '../limits';
import { optionsIn } from '../options';
import type { SentenceKey } from '../sentences';
import { flag, moment } from './numbers';
import { filled, line, say, visible } from './text';
import { complainOfTwo, momentIn, nameUsed } from './twoNames';

const optionId = z.union([z.string(), z.number().int()], say('unknownOption')).transform(String);

/** What somebody votes for: at least one option, each counted once. Whether the poll has them, it knows itself. */
export const ballotDraft = z.object({
  optionIds: z.preprocess(
    // The body of a form in which nothing was chosen may well leave the list out.
    (given) => (given === undefined || given === null || given === '' ? [] : given),
    z
      .array(optionId, say('wrongType'))
      .min(1, say('nothingChosen'))
      .transform((ids) => [...new Set(ids)]),
  ),
});

const { optionMax, options: count } = limits.polls;
const option = line(optionMax);

/** What is wrong with the options of one language, if anything. */
function faultOf(options: readonly string[]): string | undefined {
  if (options.length === 0) return say('required');
  if (options.length < count.min) return say('tooFewOptions');
  if (options.length > count.max) return say('tooManyOptions');
  const faulty = options.map((each) => option.safeParse(each)).find(({ success }) => !success);
  if (faulty) return faulty.error?.issues[0]?.message;
  const names = new Set(options.map((each) => visible(each).toLowerCase()));
  return names.size < options.length ? say('optionsAlike') : undefined;
}

/** The options in one language: a text with commas, or a list. A list of one is a text: no poll has a single option. */
const options = z
  .union([z.string(), z.array(z.string())], {
    error: ({ input }) => say(input === undefined || input === null ? 'required' : 'wrongType'),
  })
  .transform((given) => {
    const [only, ...others] = typeof given === 'string' ? [given] : given;
    if (only !== undefined && others.length === 0) return optionsIn(only);
    return (given as string[]).map((each) => each.trim()).filter((each) => visible(each).length > 0);
  })
  .superRefine((list, ctx) => {
    const message = faultOf(list);
    if (message) ctx.addIssue({ code: 'custom', message });
  });

/** When voting ends; blank or null: it does not. */
const ending = z
  .union([z.string(), z.date(), z.null()], say('wrongType'))
  .transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
  .pipe(moment.nullable());

const end = ['expiresAt', 'endsAt'] as const;

const fields = z.object({
  question: filled(line, limits.content.titleMax),
  questionAr: filled(line, limits.content.titleMax),
  options,
  optionsAr: options,
  expiresAt: ending.optional(),
  endsAt: ending.optional(),
  isActive: flag.optional(),
  allowMultiple: flag.optional(),
});

/** The complaint where the options of one language have no fellows in the other; undefined where they are in step. */
export const outOfStep = (english: readonly unknown[], arabic: readonly unknown[]): string | undefined =>
  english.length === arabic.length
    ? undefined
    : `${'optionsOutOfStep' satisfies SentenceKey}|${english.length}|${arabic.length}`;

type Given = Partial<Pick<z.output<typeof fields>, 'options' | 'optionsAr' | 'endsAt' | 'expiresAt'>>;

function inStep(given: Given, ctx: z.core.$RefinementCtx): void {
  complainOfTwo(given, end, ctx);
  const { options: english, optionsAr: arabic } = given;
  // A side that is blank, or nothing that has sides, has its own complaint.
  if (!isList(english) || !isList(arabic)) return;
  const message = outOfStep(english, arabic);
  if (message) ctx.addIssue({ code: 'custom', path: ['optionsAr'], message });
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

/** The languages are compared even while other fields are still wrong. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** A poll as its dialog and the calls take it (spec.md section 5, Admin forms). Its end may come under either name. */
export const pollDraft = fields.superRefine(inStep, always);

/** What changes of a poll; absent fields stay as they are. */
export const pollChanges = fields.partial().superRefine(inStep, always);

/** A draft, or changes, under the names of the table, with its options apart; what is absent stays absent. */
export function pollRow<Draft extends z.output<typeof pollChanges>>({
  options: english,
  optionsAr: arabic,
  expiresAt,
  endsAt,
  ...row
}: Draft) {
  const given = { expiresAt, endsAt };
  const ends = nameUsed(given, end) ? { endsAt: momentIn(given, end) ?? null } : {};
  return { row: { ...row, ...ends }, english, arabic };
}
