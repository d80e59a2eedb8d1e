import { z } from './zod';
import { limits } from '../limits';
import { uploadKinds } from '../uploads';
import { nonBlankText, singleLineText, messageKey } from './textFields';

/** Some clients send the whole path. */
const fileBaseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/** Fields of an upload besides the file: purpose and name. */
export const uploadRequestSchema = z.object({
  kind: z.enum(uploadKinds, messageKey('wrongType')),
  name: singleLineText(limits.uploads.nameMax)
    .transform(fileBaseName)
    .pipe(nonBlankText(singleLineText, limits.uploads.nameMax)),
});
export type UploadRequest = z.output<typeof uploadRequestSchema>;
