import { expect, test } from 'vitest';
import { startTwoGateways } from '../testing/servers/childGateways';
import { fetchVisitorCookie } from '../testing/testGateway';

test.runIf(process.env.TEST_DATABASE_URL)(
  'counts one view per browser for concurrent reads in two processes',
  async () => {
    const gateways = await startTwoGateways();
    const { id, slug } = await gateways.createBlogPost();
    const { id: otherId, slug: otherSlug } = await gateways.createBlogPost();
    const read = (ofSlug: string, cookie: string) =>
      gateways.post('/graphql', { query: `{ blogPost(slug: "${ofSlug}") { title } }` }, { cookie });
    const getViews = async (ofId: number) =>
      (await gateways.db.blogPost.findUniqueOrThrow({ where: { id: ofId } })).views;
    const visitorCookie = await fetchVisitorCookie(gateways.app);
    const visitorCookies = await Promise.all(Array.from({ length: 30 }, () => fetchVisitorCookie(gateways.app)));
    const responses = await Promise.all([
      ...Array.from({ length: 200 }, () => read(slug, visitorCookie)),
      ...visitorCookies.flatMap((cookie) => [
        read(otherSlug, cookie),
        read(otherSlug, cookie),
        read(slug, visitorCookie),
      ]),
    ]);
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    await expect.poll(() => getViews(otherId), { timeout: 10_000 }).toBe(30);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect([await getViews(id), await getViews(otherId)]).toEqual([1, 30]);
    await gateways.close();
  },
  60_000,
);
