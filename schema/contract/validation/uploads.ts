import { z } from 'zod';
import { limits } from '../limits';
import { uploadKinds } from '../uploads';
import { nonBlankText, singleLineText, messageKey } from './textFields';

/** Some senders name the whole path. */
const fileBaseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/** What an upload says of itself beside its bytes: what it is for, and what its owner calls it. */
export const uploadRequestSchema = z.object({
  kind: z.enum(uploadKinds, messageKey('wrongType')),
  name: singleLineText(limits.uploads.nameMax)
    .transform(fileBaseName)
    .pipe(nonBlankText(singleLineText, limits.uploads.nameMax)),
});
export type UploadRequest = z.output<typeof uploadRequestSchema>;
