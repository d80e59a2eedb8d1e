import { renderToStaticMarkup } from 'react-dom/server';
import type { MailFooterDetails } from '../../schema/contact/mailFooterDetails';
import type { Language } from '../../schema/contract/languages';
import { siteInfo } from '../../schema/contract/site/siteInfo';
import type { NotificationDetail, NotificationText } from '../../schema/notifications/defineNotification';
import { MailFrame, type RenderedMail } from './MailFrame';
import { isolatePlainText, MixedText, textAttributes } from './mixedText';
import { senderLines } from './Sender';

interface MailContent {
  language: Language;
  text: NotificationText;
  actionUrl: string;
  homeUrl: string;
  /** Of the recipient; null if it must not be used. */
  firstName: string | null;
  sender: MailFooterDetails;
  /** Null for notifications that cannot be switched off. */
  preferencesUrl: string | null;
  unsubscribeUrl: string | null;
}

export const frameTexts = {
  ar: {
    linkHint: 'إن لم يعمل الزر، انسخ هذا الرابط إلى المتصفح:',
    automatic: 'أُرسلت هذه الرسالة تلقائيًا.',
    hello: ['مرحبًا', '،'],
    preferences: 'تفضيلات الإشعارات',
    unsubscribe: 'إلغاء هذه الرسائل',
  },
  en: {
    linkHint: 'If the button does not work, copy this address into your browser:',
    automatic: 'This message was sent automatically.',
    hello: ['Hello', ','],
    preferences: 'Notification settings',
    unsubscribe: 'Stop these messages',
  },
} as const satisfies Record<Language, object>;

export const renderNotificationMail = (content: MailContent): RenderedMail => ({
  subject: content.text.subject,
  html: `<!DOCTYPE html>${renderToStaticMarkup(<MessageDocument {...content} />)}`,
  text: toPlainText(content),
});

function MessageDocument({ language, text, firstName, sender, ...urls }: MailContent) {
  const { subject, paragraphs, details = [], action } = text;
  const frame = frameTexts[language];
  const footer = (
    <>
      {frame.automatic}
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
    <MailFrame language={language} subject={subject} footer={footer} sender={sender} homeUrl={urls.homeUrl}>
      <p>
        {frame.hello[0]}
        {firstName && (
          <>
            {' '}
            <bdi {...textAttributes(firstName, language)}>{firstName}</bdi>
          </>
        )}
        {frame.hello[1]}
      </p>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <MixedText text={paragraph} language={language} />
        </p>
      ))}
      {details.length > 0 && (
        <dl>
          {details.map(([label, value, kind]) => (
            <div key={label}>
              <dt>
                <MixedText text={label} language={language} />
              </dt>
              <dd>
                <DetailValue value={value} kind={kind} language={language} />
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
function DetailValue({ value, kind, language }: { value: string; kind: NotificationDetail[2]; language: Language }) {
  if (kind === 'link' && /^https?:\/\//.test(value))
    return (
      <a className="link" href={value} dir="ltr">
        {value}
      </a>
    );
  const attributes = textAttributes(value, language);
  return (
    <bdi {...attributes}>
      <MixedText text={value} language={attributes.lang ?? language} />
    </bdi>
  );
}

function toPlainText({ language, text, firstName, sender, ...urls }: MailContent): string {
  const { subject, paragraphs, details = [], action } = text;
  const frame = frameTexts[language];
  const isolate = (line: string) => isolatePlainText(line, language);
  const sections = [
    isolate(subject),
    isolate(`${[frame.hello[0], firstName].filter(Boolean).join(' ')}${frame.hello[1]}`),
    ...paragraphs.map(isolate),
    details.map(([label, value]) => isolate(`${label}: ${value}`)).join('\n'),
    action && `${action}:\n${urls.actionUrl}`,
    [
      `-- \n${siteInfo.name[language]} – ${urls.homeUrl}`,
      ...senderLines({ language, sender }),
      frame.automatic,
      urls.preferencesUrl && `${frame.preferences}: ${urls.preferencesUrl}`,
      urls.unsubscribeUrl && `${frame.unsubscribe}: ${urls.unsubscribeUrl}`,
    ]
      .filter(Boolean)
      .join('\n'),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
