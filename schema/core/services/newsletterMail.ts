import type { MailFooterDetails } from '../../contact/mailFooterDetails';
import type { Language } from '../../contract/languages';

interface NewsletterPost {
  title: string;
  summary: string;
  /** Address in the site, in the language of the mail. */
  path: string;
}

/** What an issue of the newsletter says in one language. */
export interface NewsletterContent {
  language: Language;
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  blogPosts: NewsletterPost[];
  sender: MailFooterDetails;
}
