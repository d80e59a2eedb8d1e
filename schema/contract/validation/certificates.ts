import { limits } from '../limits';
import { proofsPath } from '../urls';
import { messageKey, multilineText, nonBlankText, optionalText, singleLineText } from './textFields';
import { z } from './zod';

/** A name on certificates: letters of one script, with spaces, hyphens, apostrophes and full stops between them. */
const nameIn = (letters: RegExp, message: ReturnType<typeof messageKey>) =>
  nonBlankText(singleLineText, limits.certificate.nameMax)
    .transform((name) =>
      name
        .normalize('NFC')
        .replace(/[ \u00a0]+/g, ' ')
        .replaceAll('ـ', ''),
    )
    .refine((name) => letters.test(name), message);

/** Both spellings of a holder's name. */
export const certificateNameSchema = z.object({
  name: nameIn(/^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u, messageKey('latinNameOnly')),
  // Marks such as the shadda belong to the script "inherited".
  nameAr: nameIn(/^(?=\p{L})[\p{Script=Arabic}\p{M} .'’-]*$/u, messageKey('arabicNameOnly')).refine(
    (name) => !/\p{N}/u.test(name),
    messageKey('arabicNameOnly'),
  ),
});
export type CertificateNameFormValues = z.input<typeof certificateNameSchema>;

/** Why an admin revokes a certificate; the holder reads it. */
export const revocationSchema = z.object({ reason: nonBlankText(multilineText, limits.certificate.reasonMax) });

/** Last part of the address of a learner's page; blank or null: no page. */
export const learnerHandleSchema = z.object({
  handle: z
    .string(messageKey('wrongType'))
    .nullable()
    .transform((handle) => handle?.trim().toLowerCase() || null)
    .refine(
      (handle) => handle === null || /^[a-z0-9](?:[a-z0-9-]{1,28}[a-z0-9])$/.test(handle),
      messageKey('invalidHandle'),
    ),
});

/** Path of an uploaded signature; blank: none. */
const signatureUrlField = optionalText(
  singleLineText(limits.url.max).refine(
    (value) => value === '' || new RegExp(`^${proofsPath}/[0-9a-f]{32}\\.[a-z]{3,4}$`).test(value),
    messageKey('required'),
  ),
);

const signatoryText = optionalText(singleLineText(limits.certificate.signatoryMax)).transform((value) => value ?? '');

/** The signature of the platform on new certificates. */
export const certificateSettingsSchema = z.object({
  signatoryName: signatoryText,
  signatoryNameAr: signatoryText,
  signatoryTitle: signatoryText,
  signatoryTitleAr: signatoryText,
  signature: signatureUrlField,
});
export type CertificateSettingsFormValues = z.input<typeof certificateSettingsSchema>;

/** A trainer's signature. */
export const signatureSchema = z.object({ url: signatureUrlField });
