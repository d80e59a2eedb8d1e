import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { uploadKinds } from '../../uploads/uploads';
import { nonBlankText, singleLineText, messageKey } from '../fields/textFields';

/** Controls, marks of direction, and invisible characters that hide what a name ends with. */
const hiddenCharacters = /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
const extensionPattern = /(?:\.[^.\s]{1,12})?$/u;

/** The last part of a path, without hidden characters; a long name keeps its extension. */
function cleanFileName(path: string): string {
  const baseName = path.normalize('NFC').replace(hiddenCharacters, '').split(/[/\\]/).at(-1) ?? '';
  const name = baseName.replace(/\s+/gu, ' ').trim();
  const extension = extensionPattern.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  return `${[...stem].slice(0, bounds.uploads.nameMax - extension.length).join('')}${extension}`;
}

export const uploadRequestSchema = z.object({
  kind: z.enum(uploadKinds, messageKey('wrongType')),
  name: z
    .string(messageKey('wrongType'))
    .transform(cleanFileName)
    .pipe(nonBlankText(singleLineText, bounds.uploads.nameMax)),
});
export type UploadRequest = z.output<typeof uploadRequestSchema>;
