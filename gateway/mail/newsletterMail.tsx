import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../schema/contract/languages';
import { siteInfo } from '../../schema/contract/site/siteInfo';
import { newsletterPaths } from '../../schema/contract/site/urls';
import type { NewsletterContent } from '../../schema/core/services/newsletterMail';
import { MailFrame, type RenderedMail } from './MailFrame';
import { blockAttributes, isolatePlainText, MixedText, textAttributes } from './mixedText';
import { senderLines } from './Sender';
import { toLocalizedUrl } from './siteUrl';

interface NewsletterUrls {
  siteUrl: string;
  /** Of a recipient; a preview has none. */
  unsubscribeToken?: string;
}

const texts = {
  ar: {
    read: 'قراءة المقال',
    reason: 'تصلك هذه الرسالة لأنك اشتركت في نشرتنا.',
    unsubscribe: 'إلغاء الاشتراك',
  },
  en: {
    read: 'Read the post',
    reason: 'You get this mail because you subscribed to our newsletter.',
    unsubscribe: 'Unsubscribe',
  },
} as const satisfies Record<Language, Record<string, string>>;

export const renderNewsletterMail = (content: NewsletterContent, urls: NewsletterUrls): RenderedMail => ({
  subject: content.subject,
  html: `<!DOCTYPE html>${renderToStaticMarkup(<NewsletterDocument content={content} urls={urls} />)}`,
  text: toPlainText(content, urls),
});

const toUnsubscribeUrl = ({ siteUrl, unsubscribeToken }: NewsletterUrls, language: Language): string =>
  toLocalizedUrl(siteUrl, newsletterPaths.unsubscribe, language) +
  (unsubscribeToken === undefined ? '' : `#token=${unsubscribeToken}`);

function NewsletterDocument({ content, urls }: { content: NewsletterContent; urls: NewsletterUrls }) {
  const { language, subject, paragraphs, blogPosts, sender } = content;
  const { read, reason, unsubscribe } = texts[language];
  const footer = (
    <>
      {reason}
      <br />
      <a href={toUnsubscribeUrl(urls, language)}>{unsubscribe}</a>
    </>
  );
  return (
    <MailFrame
      language={language}
      subject={subject}
      footer={footer}
      sender={sender}
      homeUrl={toLocalizedUrl(urls.siteUrl, '/', language)}
    >
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <MixedText text={paragraph} language={language} />
        </p>
      ))}
      {blogPosts.map(({ title, summary, path }) => (
        <div className="post" key={path}>
          <h2 {...blockAttributes(title, language)}>{title}</h2>
          <p {...blockAttributes(summary, language)}>{summary}</p>
          <p>
            <a href={`${urls.siteUrl}${path}`}>
              {read}: <bdi {...textAttributes(title, language)}>{title}</bdi>
            </a>
          </p>
        </div>
      ))}
    </MailFrame>
  );
}

function toPlainText(
  { language, subject, paragraphs, blogPosts, sender }: NewsletterContent,
  urls: NewsletterUrls,
): string {
  const { reason, unsubscribe } = texts[language];
  const sections = [
    isolatePlainText(subject, language),
    ...paragraphs.map((paragraph) => isolatePlainText(paragraph, language)),
    ...blogPosts.map(({ title, summary, path }) => [title, summary, `${urls.siteUrl}${path}`].join('\n')),
    [
      `-- \n${siteInfo.name[language]} – ${toLocalizedUrl(urls.siteUrl, '/', language)}`,
      ...senderLines({ language, sender }),
      reason,
      `${unsubscribe}: ${toUnsubscribeUrl(urls, language)}`,
    ].join('\n'),
  ];
  return `${sections.join('\n\n')}\n`;
}
