import type { NewsletterIssue, PrismaClient } from '../../prisma/generated/client';
import { buildSummary } from '../blog/blogPost';
import { readMailFooterDetails } from '../contact/mailFooterDetails';
import type { Language } from '../contract/languages';
import { sortByIds } from '../contract/sortByIds';
import { richTextLines } from '../contract/richText';
import { blogPostPath, localizedUrl } from '../contract/site/urls';
import { parseRichText } from '../richText/parseRichText';
import type { NewsletterContent } from '../core/services/newsletterMail';

type IssueTexts = Pick<NewsletterIssue, 'subject' | 'subjectAr' | 'intro' | 'introAr' | 'blogPostIds'>;

/** The content of an issue in a language, with its blog posts that are published now. */
export async function readIssueContent(
  db: PrismaClient,
  issue: IssueTexts,
  language: Language,
): Promise<NewsletterContent> {
  const posts = await db.blogPost.findMany({
    where: { id: { in: issue.blogPostIds }, isPublished: true },
    select: {
      id: true,
      slug: true,
      title: true,
      titleAr: true,
      excerpt: true,
      excerptAr: true,
      content: true,
      contentAr: true,
    },
  });
  const isArabic = language === 'ar';
  return {
    language,
    subject: isArabic ? issue.subjectAr : issue.subject,
    sender: await readMailFooterDetails(db),
    paragraphs: richTextLines(parseRichText(isArabic ? issue.introAr : issue.intro)),
    blogPosts: sortByIds(posts, issue.blogPostIds).map((post) => ({
      title: isArabic ? post.titleAr : post.title,
      summary: isArabic ? buildSummary(post.excerptAr, post.contentAr) : buildSummary(post.excerpt, post.content),
      path: localizedUrl(language, blogPostPath(post.slug)),
    })),
  };
}
