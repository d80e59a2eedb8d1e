import { z } from 'zod';
import { limits } from '../limits';
import { line, say } from './text';
import { webAddress } from './accounts';

/** What people type into a search box. */
export const courseSearch = line(limits.search.max)
  .nullish()
  .transform((value) => value ?? undefined);

/** A slug as it arrives in an address. */
export const slugText = line(limits.slug.max);

/** A file that belongs to a lesson, as it is stored in the lesson's attachments list. */
export const attachment = z.object({
  name: line(limits.attachments.nameMax).refine((value) => value.length > 0, say('required')),
  nameAr: line(limits.attachments.nameMax).nullish(),
  url: webAddress,
});

export const attachments = z.array(attachment).max(limits.attachments.max, say('tooLong'));
export type Attachment = z.output<typeof attachment>;
