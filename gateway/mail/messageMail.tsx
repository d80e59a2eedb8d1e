import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../schema/contract/languages';
import { siteInfo } from '../../schema/contract/siteInfo';
import type { MessageText } from '../../schema/notifications/message';
import { MailFrame, type RenderedMail } from './MailFrame';
import { isolatePlainText, MixedText, textAttributes } from './mixedText';

interface MailContent {
  language: Language;
  text: MessageText;
  /** Target of the button. */
  actionUrl: string;
  homeUrl: string;
  /** The operator's address; empty for none. */
  contactEmail: string;
  /** Null for messages that cannot be switched off. */
  preferencesUrl: string | null;
  unsubscribeUrl: string | null;
}

/** Texts around every message. */
export const frameTexts = {
  ar: {
    linkHint: 'إن لم يعمل الزر، انسخ هذا الرابط إلى المتصفح:',
    automatic: 'أُرسلت هذه الرسالة تلقائيًا.',
    contact: 'لأسئلتك',
    preferences: 'تفضيلات الإشعارات',
    unsubscribe: 'إلغاء هذه الرسائل',
  },
  en: {
    linkHint: 'If the button does not work, copy this address into your browser:',
    automatic: 'This message was sent automatically.',
    contact: 'Questions',
    preferences: 'Notification settings',
    unsubscribe: 'Stop these messages',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** A message as a mail. */
export const renderMessageMail = (content: MailContent): RenderedMail => ({
  subject: content.text.subject,
  html: `<!DOCTYPE html>${renderToStaticMarkup(<MessageDocument {...content} />)}`,
  text: toPlainText(content),
});

function MessageDocument({ language, text, ...urls }: MailContent) {
  const { subject, paragraphs, facts = [], action } = text;
  const frame = frameTexts[language];
  const footer = (
    <>
      {frame.automatic}
      {urls.contactEmail && (
        <>
          {` ${frame.contact}: `}
          <a href={`mailto:${urls.contactEmail}`} dir="ltr">
            {urls.contactEmail}
          </a>
        </>
      )}
      {urls.preferencesUrl && (
        <>
          <br />
          <a href={urls.preferencesUrl}>{frame.preferences}</a>
        </>
      )}
      {urls.unsubscribeUrl && (
        <>
          {' · '}
          <a href={urls.unsubscribeUrl}>{frame.unsubscribe}</a>
        </>
      )}
    </>
  );
  return (
    <MailFrame {...{ language, subject, footer }} homeUrl={urls.homeUrl}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <MixedText text={paragraph} language={language} />
        </p>
      ))}
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>
                <MixedText text={label} language={language} />
              </dt>
              <dd>
                <FactValue value={value} language={language} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {action && (
        <>
          <p>
            <a className="button" href={urls.actionUrl}>
              {action}
            </a>
          </p>
          <p className="small">
            {frame.linkHint}
            <br />
            <a href={urls.actionUrl} dir="ltr">
              {urls.actionUrl}
            </a>
          </p>
        </>
      )}
    </MailFrame>
  );
}

/** A value has the direction of its own letters. */
function FactValue({ value, language }: { value: string; language: Language }) {
  const attributes = textAttributes(value, language);
  return (
    <bdi {...attributes}>
      <MixedText text={value} language={attributes.lang ?? language} />
    </bdi>
  );
}

function toPlainText({ language, text, ...urls }: MailContent): string {
  const { subject, paragraphs, facts = [], action } = text;
  const frame = frameTexts[language];
  const isolate = (line: string) => isolatePlainText(line, language);
  const sections = [
    isolate(subject),
    ...paragraphs.map(isolate),
    facts.map(([label, value]) => isolate(`${label}: ${value}`)).join('\n'),
    action && `${action}:\n${urls.actionUrl}`,
    [
      `-- \n${siteInfo.name[language]} – ${urls.homeUrl}`,
      frame.automatic,
      urls.contactEmail && `${frame.contact}: ${urls.contactEmail}`,
      urls.preferencesUrl && `${frame.preferences}: ${urls.preferencesUrl}`,
      urls.unsubscribeUrl && `${frame.unsubscribe}: ${urls.unsubscribeUrl}`,
    ]
      .filter(Boolean)
      .join('\n'),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
