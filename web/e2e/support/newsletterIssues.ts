import type { APIRequestContext } from '@playwright/test';
import { sendGraphql } from './graphql';
import { uniqueId } from './testRecords';

interface NewsletterIssue {
  id: string;
  subjectAr: string;
  updatedAt: string;
}

/** Creates a draft without posts through the API. */
export async function createNewsletterIssue(admin: APIRequestContext): Promise<NewsletterIssue> {
  const subject = uniqueId();
  const input = { subject, subjectAr: `عدد ${subject}`, intro: 'Welcome.', introAr: 'مرحبًا بكم.', blogPostIds: [] };
  const { data } = await sendGraphql<{ createNewsletterIssue: NewsletterIssue }>(
    admin,
    'mutation ($input: CreateNewsletterIssueInput!) { createNewsletterIssue(input: $input) { id subjectAr updatedAt } }',
    { input },
  );
  return data.createNewsletterIssue;
}
