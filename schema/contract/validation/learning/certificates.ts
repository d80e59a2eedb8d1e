import { bounds } from '../../bounds';
import { isReservedHandle } from '../../site/reservedHandles';
import { isPrivateUploadPath } from '../../uploads/uploads';
import { dropInvisible } from '../../text/characters';
import { cleanSlug } from '../../text/cleanText';
import {
  messageKey,
  multilineText,
  nonBlankText,
  optionalText,
  personName,
  printedLine,
  refuseUnprintable,
  singleLineText,
} from '../fields/textFields';
import { z } from '../fields/zod';

/** A name on certificates: letters of one script, with spaces, hyphens, apostrophes and full stops between them. */
function nameIn(letters: string, marks: string, message: ReturnType<typeof messageKey>) {
  // More marks on a letter would cover the lines above and below the name.
  const letter = `${letters}[${marks}]{0,2}`;
  const pattern = new RegExp(`^${letter}(?:${letter}|[ .'’-])*$`, 'u');
  return nonBlankText(personName, bounds.certificate.nameMax)
    .transform((name) => dropInvisible(name).normalize('NFKC'))
    .refine((name) => name.length <= bounds.certificate.nameMax, messageKey('tooLong'))
    .refine((name) => pattern.test(name), { message, abort: true })
    .superRefine(refuseUnprintable);
}

/** Both spellings of a holder's name. */
export const certificateNameSchema = z.object({
  // Without small capitals and other phonetic signs; Tamazight is written with letters up to U+02AF.
  name: nameIn(
    '(?=\\p{Script=Latin})[A-Za-z\\u00C0-\\u02AF\\u1E00-\\u1EFF]',
    '\\u0300-\\u034E',
    messageKey('latinNameOnly'),
  ),
  // Vowel signs, without those of the Quran.
  nameAr: nameIn('(?=\\p{L})\\p{Script=Arabic}', '\\u064B-\\u065F\\u0670', messageKey('arabicNameOnly')),
});
export type CertificateNameFormValues = z.input<typeof certificateNameSchema>;

/** Why an admin revokes a certificate; the holder reads it. */
export const revocationSchema = z.object({ reason: nonBlankText(multilineText, bounds.certificate.reasonMax) });

/** A handle as it is stored and compared. */
export const normalizeHandle = (handle: string): string => cleanSlug(handle.slice(0, 200)).toLowerCase();

/** Last part of the address of a learner's page; blank or null: no page. */
export const learnerHandleSchema = z.object({
  handle: z
    .string(messageKey('wrongType'))
    .nullable()
    .transform((handle) => normalizeHandle(handle ?? '') || null)
    .refine(
      (handle) => handle === null || /^[a-z0-9](?:[a-z0-9-]{1,28}[a-z0-9])$/.test(handle),
      messageKey('invalidHandle'),
    )
    .refine((handle) => handle === null || !isReservedHandle(handle), messageKey('reservedHandle')),
});

/** Path of an uploaded signature; blank: none. */
const signatureUrlField = optionalText(
  singleLineText(bounds.url.max).refine(
    (value) => value === '' || isPrivateUploadPath(value),
    messageKey('uploadMissing'),
  ),
);

const signatoryText = optionalText(printedLine(bounds.certificate.signatoryMax)).transform((value) => value ?? '');

export const certificateSettingsSchema = z.object({
  signatoryName: signatoryText,
  signatoryNameAr: signatoryText,
  signatoryTitle: signatoryText,
  signatoryTitleAr: signatoryText,
  signature: signatureUrlField,
});
export type CertificateSettingsFormValues = z.input<typeof certificateSettingsSchema>;

export const signatureImageSchema = z.object({ url: signatureUrlField });
