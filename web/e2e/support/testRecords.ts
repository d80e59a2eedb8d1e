import type { APIRequestContext, Locator } from '@playwright/test';
import { sendGraphql } from './graphql';

/** Part of the name of every public record that tests create. */
const testMarker = 'e2e';

/** A short identifier that no other record has. */
export const uniqueId = (): string => `${testMarker}-${crypto.randomUUID().slice(0, 8)}`;

const publishCourse = `mutation ($id: ID!, $isPublished: Boolean!) {
  updateCourse(id: $id, input: { isPublished: $isPublished }) { id }
}`;

const publishedCourses: string[] = [];

/** Publishes a course until the end of the running test: the lists of other tests keep their demo courses. */
export async function publishForTest(request: APIRequestContext, id: string): Promise<void> {
  publishedCourses.push(id);
  await sendGraphql(request, publishCourse, { id, isPublished: true });
}

/** Hides the courses that the ended test has published. */
export async function hidePublishedCourses(openRequest: () => Promise<APIRequestContext>): Promise<void> {
  const ids = publishedCourses.splice(0);
  if (ids.length === 0) return;
  const request = await openRequest();
  for (const id of ids) await sendGraphql(request, publishCourse, { id, isPublished: false });
  await request.dispose();
}

/** Excludes records of concurrently running tests. */
export const demoOnly = (list: Locator): Locator => list.filter({ hasNotText: `${testMarker}-` });

/** True for the address of a page about a record of a test. */
export const isTestAddress = (address: string): boolean => address.includes(`${testMarker}-`);

const sitemapVariable = 'E2E_SITEMAP';

/** Notes the addresses of the sitemap before the first test creates, publishes or deletes anything. */
export async function noteDemoAddresses(origin: string): Promise<void> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  process.env[sitemapVariable] = JSON.stringify(addresses);
}

/** The absolute addresses of the sitemap, without the records of tests. */
export const demoAddresses = (): string[] => JSON.parse(process.env[sitemapVariable] ?? '[]') as string[];
