import { z } from 'zod';
import { limits } from '../limits';
import { line, say } from './text';
import { webAddress } from './accounts';

/** A slug as it arrives in an address. */
export const slugText = line(limits.slug.max);

/** A file that belongs to a lesson, as it is stored in the lesson's attachments list. */
export const attachment = z.object({
  name: line(limits.attachments.nameMax).refine((value) => value.length > 0, say('required')),
  nameAr: line(limits.attachments.nameMax).nullish(),
  url: webAddress,
});

export type Attachment = z.output<typeof attachment>;
