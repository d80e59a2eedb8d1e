import { z } from 'zod';
import { say } from './text';

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
