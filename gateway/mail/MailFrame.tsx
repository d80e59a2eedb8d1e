import type { ReactNode } from 'react';
import type { MailFooterDetails } from '../../schema/contact/mailFooterDetails';
import { textDirection, type Language } from '../../schema/contract/languages';
import { siteInfo } from '../../schema/contract/site/siteInfo';
import { MixedText } from './mixedText';
import { Sender } from './Sender';

/** Mail programs in dark mode use the second block; those that know no styles show plain paragraphs. */
export const mailStyles = `
  body { margin: 0; padding: 24px 12px; background: #FBF8F2; color: #10231D; font: 17px/1.7 Tajawal, 'Segoe UI', Tahoma, Arial, sans-serif; }
  .card { max-width: 560px; margin: 0 auto; background: #FFFFFF; border: 1px solid #E7E1D4; border-radius: 16px; padding: 32px; }
  .brand { color: #0E6B4F; font-size: 20px; font-weight: 700; text-decoration: none; }
  .current { border: 0; border-top: 3px solid #F4A81D; width: 48px; margin: 12px 0 24px; margin-inline-start: 0; }
  h1 { font-size: 22px; line-height: 1.5; margin: 0 0 16px; overflow-wrap: anywhere; }
  p { margin: 0 0 16px; overflow-wrap: anywhere; } .card > :last-child, .post p:last-child { margin-bottom: 0; }
  dl { margin: 0 0 16px; } dt { color: #5A6B64; font-size: 15px; } dd { margin: 0 0 8px; overflow-wrap: anywhere; }
  .button { display: inline-block; background: #0E6B4F; color: #FFFFFF; border-radius: 12px; padding: 12px 24px; font-weight: 700; text-decoration: none; }
  .post { border-top: 1px solid #E7E1D4; padding-top: 20px; margin-top: 20px; overflow-wrap: anywhere; }
  .post h2 { font-size: 19px; line-height: 1.5; margin: 0 0 8px; } .post p { margin: 0 0 8px; }
  .post a { color: #0E6B4F; font-weight: 700; }
  .link { color: #0E6B4F; }
  .small { color: #5A6B64; font-size: 14px; } .small a { color: inherit; }
  .footer { max-width: 560px; margin: 16px auto 0; text-align: center; } .footer a { white-space: nowrap; }
  @media (max-width: 480px) { .card { padding: 24px 20px; } }
  @media (prefers-color-scheme: dark) {
    body { background: #0B1512; color: #EAF3EE; } .card { background: #12201B; border-color: #24382F; }
    .brand { color: #4CC795; } dt, .small { color: #9DB3A9; } .button { background: #4CC795; color: #08241A; }
    .post { border-color: #24382F; } .post a, .link { color: #4CC795; }
  }
`;

export interface RenderedMail {
  subject: string;
  html: string;
  /** The same for programs that show plain text. */
  text: string;
}

interface MailFrameProps {
  language: Language;
  /** Also the first heading. */
  subject: string;
  /** Home page in the language of the mail. */
  homeUrl: string;
  /** Small text below the card. */
  footer: ReactNode;
  sender: MailFooterDetails;
  children: ReactNode;
}

/**
 * A mail as an HTML document that loads nothing from elsewhere. Mail programs show the content of `<body>` in a page of their own:
 * language and direction are on an element inside it, too.
 */
export function MailFrame({ language, subject, homeUrl, footer, sender, children }: MailFrameProps) {
  const direction = textDirection(language);
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{mailStyles}</style>
      </head>
      <body>
        <div lang={language} dir={direction} style={{ direction, textAlign: direction === 'rtl' ? 'right' : 'left' }}>
          <div className="card">
            <a className="brand" href={homeUrl}>
              {siteInfo.name[language]}
            </a>
            <hr className="current" />
            <h1>
              <MixedText text={subject} language={language} />
            </h1>
            {children}
          </div>
          <p className="footer small">{footer}</p>
          <p className="footer small">
            <Sender language={language} sender={sender} />
          </p>
        </div>
      </body>
    </html>
  );
}
