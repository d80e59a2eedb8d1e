import type { MailFooterDetails } from '../../schema/contact/mailFooterDetails';
import type { Language } from '../../schema/contract/languages';
import { siteInfo } from '../../schema/contract/site/siteInfo';
import { localizeField } from '../../schema/contract/text/format/formatters';
import { isolatePlainText, textAttributes } from './mixedText';

interface SenderProps {
  language: Language;
  sender: MailFooterDetails;
}

const texts = {
  ar: { phone: 'الهاتف', questions: 'لأسئلتك' },
  en: { phone: 'Phone', questions: 'Questions' },
} as const satisfies Record<Language, object>;

/** Name, address, phone and email of the operator, at the end of a mail; empty ones are left out. */
export function Sender({ language, sender }: SenderProps) {
  const { phone, email } = sender;
  const address = localizeField(sender, 'address', language);
  return (
    <>
      {siteInfo.name[language]}
      {address && (
        <>
          {' · '}
          <bdi {...textAttributes(address, language)}>{address}</bdi>
        </>
      )}
      {phone && (
        <>
          {' · '}
          <bdi dir="ltr">{phone}</bdi>
        </>
      )}
      {email && (
        <>
          <br />
          {`${texts[language].questions}: `}
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </>
      )}
    </>
  );
}

/** The same as lines of plain text, without the name. */
export function senderLines({ language, sender }: SenderProps): string[] {
  const { phone, questions } = texts[language];
  return [
    isolatePlainText(localizeField(sender, 'address', language), language),
    sender.phone && isolatePlainText(`${phone}: ${sender.phone}`, language),
    sender.email && `${questions}: ${sender.email}`,
  ].filter(Boolean);
}
