import { bounds } from '../bounds';
import { pageSizes } from '../pageSizes';
import { idField } from './numberFields';
import { messageKey, multilineText, nonBlankText, optionalText, singleLineText } from './textFields';
import { z } from './zod';

const { subjectMax, textMax } = bounds.officeMessage;

const texts = {
  subjectAr: nonBlankText(singleLineText, subjectMax, 'subjectRequired'),
  textAr: nonBlankText(multilineText, textMax, 'messageRequired'),
  subject: optionalText(singleLineText(subjectMax)),
  text: optionalText(multilineText(textMax)),
};

const userIds = z
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

export const officeMessageRecipientsSchema = z.object({ userIds });

/** The texts of the form, whose recipients were chosen in a list. */
export const officeMessageTextsSchema = z.object(texts).superRefine(requireBothEnglishTexts);
export type OfficeMessageFormValues = z.input<typeof officeMessageTextsSchema>;

export const officeMessageSchema = z.object({ userIds, ...texts }).superRefine(requireBothEnglishTexts);
export type OfficeMessageData = z.output<typeof officeMessageSchema>;
