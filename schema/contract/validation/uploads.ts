import { z } from 'zod';
import { limits } from '../limits';
import { uploadKinds } from '../uploads';
import { filled, line, say } from './text';

/** Some senders name the whole path. */
const withoutFolders = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/** What an upload says of itself beside its bytes: what it is for, and what its owner calls it. */
export const uploadRequest = z.object({
  kind: z.enum(uploadKinds, say('wrongType')),
  name: line(limits.uploads.nameMax).transform(withoutFolders).pipe(filled(line, limits.uploads.nameMax)),
});
export type UploadRequest = z.output<typeof uploadRequest>;
