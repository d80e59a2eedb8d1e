import { bounds } from '../../bounds';
import { pageSizes } from '../../pageSizes';
import { idField } from '../fields/numberFields';
import { messageKey, multilineText, nonBlankText, optionalText, singleLineText } from '../fields/textFields';
import { z } from '../fields/zod';

const { subjectMax, textMax } = bounds.personalMessage;

const texts = {
  subjectAr: nonBlankText(singleLineText, subjectMax, 'subjectRequired'),
  textAr: nonBlankText(multilineText, textMax, 'messageRequired'),
  subject: optionalText(singleLineText(subjectMax)),
  text: optionalText(multilineText(textMax)),
};

const recipients = z
  .array(idField, messageKey('wrongType'))
  .min(1, messageKey('required'))
  .max(pageSizes.selectedRows, messageKey('tooMany'))
  .transform((ids) => [...new Set(ids)]);

/** An English subject above an Arabic text helps no reader. */
function requireBothEnglishTexts(
  { subject, text }: { subject: string | null; text: string | null },
  ctx: z.core.$RefinementCtx,
): void {
  if ((subject === null) === (text === null)) return;
  const [path, message] = subject === null ? ['subject', 'subjectRequired'] : ['text', 'messageRequired'];
  ctx.addIssue({ code: 'custom', path: [path], message: messageKey(message as 'subjectRequired') });
}

/** The texts of the form, whose recipients were chosen in a list. */
export const personalMessageTextsSchema = z.object(texts).superRefine(requireBothEnglishTexts);
export type PersonalMessageFormValues = z.input<typeof personalMessageTextsSchema>;
export type PersonalMessageTexts = z.output<typeof personalMessageTextsSchema>;

export const officeMessageRecipientsSchema = z.object({ userIds: recipients });
export const officeMessageSchema = z.object({ userIds: recipients, ...texts }).superRefine(requireBothEnglishTexts);

export const courseMessageRecipientsSchema = z.object({ enrollmentIds: recipients });
export const courseMessageSchema = z
  .object({ enrollmentIds: recipients, ...texts })
  .superRefine(requireBothEnglishTexts);
